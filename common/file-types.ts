import type { FileUse } from './fields/types/file/kind.ts'
import { FILE_MAX_BYTES, CAPTIONS_MAX_BYTES } from './limits.ts'
import { plans, type PlanId } from './plans.ts'

interface FileTypeFacts {
  use: FileUse
  /** As people know it. */
  name: string
  /** How names of such files end; the first is given to those that end otherwise. */
  endings: readonly string[]
  /** What such a file is found to be by its bytes: containers do not say what is in them, and of an office's ZIP the names come late. */
  found: RegExp
}

/** The types of files that pages play or offer, by what Storage calls them. storage.rules repeats the list; a test compares them. */
export const fileTypes = {
  'video/mp4': { use: 'recording', name: 'MP4', endings: ['mp4', 'm4v'], found: /^video\/(?:mp4|x-m4v)$/ },
  'video/webm': { use: 'recording', name: 'WebM', endings: ['webm'], found: /^video\/webm$/ },
  'audio/mpeg': { use: 'recording', name: 'MP3', endings: ['mp3'], found: /^audio\/mpeg$/ },
  'audio/mp4': { use: 'recording', name: 'M4A', endings: ['m4a'], found: /^(?:audio\/(?:mp4|x-m4a)|video\/mp4)$/ },
  'audio/ogg': {
    use: 'recording',
    name: 'Ogg',
    endings: ['ogg', 'oga', 'opus'],
    found: /^audio\/ogg(?:; ?codecs=opus)?$/,
  },
  'audio/wav': { use: 'recording', name: 'WAV', endings: ['wav'], found: /^audio\/(?:x-)?wav$/ },
  'text/vtt': { use: 'captions', name: 'WebVTT', endings: ['vtt'], found: /^text\/vtt$/ },
  'application/pdf': { use: 'document', name: 'PDF', endings: ['pdf'], found: /^application\/pdf$/ },
  'application/zip': { use: 'document', name: 'ZIP', endings: ['zip'], found: /^application\/zip$/ },
  'application/epub+zip': { use: 'document', name: 'EPUB', endings: ['epub'], found: /^application\/(?:epub\+)?zip$/ },
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': {
    use: 'document',
    name: 'Word',
    endings: ['docx'],
    found: /^application\/(?:zip|vnd\.openxmlformats-officedocument\.wordprocessingml\.document)$/,
  },
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': {
    use: 'document',
    name: 'PowerPoint',
    endings: ['pptx'],
    found: /^application\/(?:zip|vnd\.openxmlformats-officedocument\.presentationml\.presentation)$/,
  },
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': {
    use: 'document',
    name: 'Excel',
    endings: ['xlsx'],
    found: /^application\/(?:zip|vnd\.openxmlformats-officedocument\.spreadsheetml\.sheet)$/,
  },
} as const satisfies Record<string, FileTypeFacts>

export type FileType = keyof typeof fileTypes

export const isFileType = (type: string): type is FileType => Object.hasOwn(fileTypes, type)

export const fileTypesFor = (use: FileUse): FileType[] =>
  (Object.keys(fileTypes) as FileType[]).filter((type) => fileTypes[type].use === use)

/** The names of the types that are taken for something: “PDF, ZIP or EPUB”. */
export function fileTypeNames(use: FileUse): string {
  const names = fileTypesFor(use).map((type) => fileTypes[type].name)
  return [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' or ')
}

/** As much of a file as tells its type. */
export const FILE_HEAD_BYTES = 64 * 1024

/** Whether a file can be of a type that was found to be a `mime` by its bytes. */
export const isFoundAs = (type: FileType, mime: string): boolean => fileTypes[type].found.test(mime)

/** WebVTT is text that says so. @param head how a file begins */
export function isCaptions(head: Uint8Array): boolean {
  const text = new TextDecoder().decode(head)
  return /^WEBVTT(?:[ \t\r\n]|$)/.test(text) && !text.includes('\0')
}

/** How large a file of a use can be with a plan; 0 where the plan has none. */
export function fileMaxBytes(plan: PlanId, use: FileUse): number {
  if (use === 'captions') return CAPTIONS_MAX_BYTES
  const { ownRecordings, documentMaxBytes } = plans[plan]
  return use === 'document' ? documentMaxBytes : ownRecordings ? FILE_MAX_BYTES : 0
}

export interface FileRefusal {
  code: 'pro-required' | 'invalid-input'
  message: string
}

const megabytes = (bytes: number) => `${bytes / 1024 / 1024} MB`

/** Why an account of a plan cannot store a file; null where it can. */
export function fileRefusal(plan: PlanId, type: FileType, bytes: number): FileRefusal | null {
  const { use } = fileTypes[type]
  const most = fileMaxBytes(plan, use)
  if (bytes <= most) return null
  const withPro = fileMaxBytes('pro', use)
  if (most === 0)
    return {
      code: 'pro-required',
      message: `Your own video and audio, up to ${megabytes(withPro)} each, are part of the Pro plan. An embed of YouTube, Vimeo or SoundCloud works with every plan.`,
    }
  if (bytes <= withPro)
    return {
      code: 'pro-required',
      message: `This file is larger than ${megabytes(most)}. With the Pro plan it can have ${megabytes(withPro)}.`,
    }
  return { code: 'invalid-input', message: `This file is larger than ${megabytes(most)}. Choose a smaller one.` }
}
