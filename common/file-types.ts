import { FILE_MAX_BYTES, CAPTIONS_MAX_BYTES } from './limits.ts'
import { plans, type PlanId } from './plans.ts'

/** What a file is for: video and audio are played, captions belong to a video, documents are downloaded. */
export const fileUses = ['recording', 'captions', 'document'] as const
export type FileUse = (typeof fileUses)[number]

interface FileTypeFacts {
  use: FileUse
  /** As people know it. */
  name: string
  /** How names of such files end; the first is given to those that end otherwise. */
  endings: readonly string[]
}

/** The types of files that pages play or offer, by what Storage calls them. storage.rules repeats the list; a test compares them. */
export const fileTypes = {
  'video/mp4': { use: 'recording', name: 'MP4', endings: ['mp4', 'm4v'] },
  'video/webm': { use: 'recording', name: 'WebM', endings: ['webm'] },
  'audio/mpeg': { use: 'recording', name: 'MP3', endings: ['mp3'] },
  'audio/mp4': { use: 'recording', name: 'M4A', endings: ['m4a'] },
  'audio/ogg': { use: 'recording', name: 'Ogg', endings: ['ogg', 'oga', 'opus'] },
  'audio/wav': { use: 'recording', name: 'WAV', endings: ['wav'] },
  'text/vtt': { use: 'captions', name: 'WebVTT', endings: ['vtt'] },
  'application/pdf': { use: 'document', name: 'PDF', endings: ['pdf'] },
  'application/zip': { use: 'document', name: 'ZIP', endings: ['zip'] },
  'application/epub+zip': { use: 'document', name: 'EPUB', endings: ['epub'] },
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': {
    use: 'document',
    name: 'Word',
    endings: ['docx'],
  },
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': {
    use: 'document',
    name: 'PowerPoint',
    endings: ['pptx'],
  },
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': {
    use: 'document',
    name: 'Excel',
    endings: ['xlsx'],
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
