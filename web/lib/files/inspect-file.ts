import { fileTypeFromBlob } from 'file-type'
import {
  FILE_HEAD_BYTES,
  fileTypeNames,
  fileTypes,
  fileTypesFor,
  isCaptions,
  isFoundAs,
  type FileType,
} from '@vitrine/common/file-types'
import type { FileUse } from '@vitrine/common/fields/types/file/kind'
import { heard, say } from '../words/say.ts'
import { captionsText, isSubRip, webVttOf } from './subtitles.ts'

/** A file that can be uploaded, or why it cannot. */
export type FileInspection = { file: File } | { problem: string }

/** Finds out what a file is by its content, because name and type can be wrong; the server does the same. */
export async function inspectFile(file: File, use: FileUse): Promise<FileInspection> {
  if (file.size === 0) return { problem: say('This file is empty.') }
  if (use === 'captions') return inspectCaptions(file)
  const found = (await fileTypeFromBlob(file.slice(0, FILE_HEAD_BYTES)))?.mime
  const fitting = fileTypesFor(use).filter((type) => found !== undefined && isFoundAs(type, found))
  const type = fitting.find((one) => endsAs(file.name, one)) ?? fitting[0]
  return type ? { file: typed(file, type) } : { problem: problemOf(found, use) }
}

async function inspectCaptions(file: File): Promise<FileInspection> {
  const text = captionsText(new Uint8Array(await file.arrayBuffer()))
  const written = isSubRip(text) ? webVttOf(text) : text
  const made = new File([written], file.name.replace(/\.(?:srt|txt)$/i, '.vtt'), { type: 'text/vtt' })
  return isCaptions(new TextEncoder().encode(written))
    ? { file: typed(made, 'text/vtt') }
    : { problem: say('These are no captions. Choose a WebVTT or an SRT file.') }
}

const endingOf = (name: string) => /\.([a-z\d]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ''

const endsAs = (name: string, type: FileType) => (fileTypes[type].endings as readonly string[]).includes(endingOf(name))

/** With the type that was found, and a name that says so. */
const typed = (file: File, type: FileType) =>
  new File([file], endsAs(file.name, type) ? file.name : `${file.name}.${fileTypes[type].endings[0]}`, { type })

function problemOf(found: string | undefined, use: FileUse): string {
  if (found === 'video/quicktime')
    return say('Few browsers play QuickTime. Export the video as MP4 (H.264) and choose that file.')
  return say(
    use === 'recording'
      ? 'This is no video or audio file that browsers play. Save it as {names} and choose it again.'
      : 'This file is not of a type that pages offer: {names}. Put it into a ZIP and choose that.',
    { names: heard(fileTypeNames(use)) },
  )
}
