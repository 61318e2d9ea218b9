import type { UploadedImage } from '../../../lib/pictures/upload-image.ts'
import type { PictureTexts } from './picture-texts.ts'
import type { Target } from './target.ts'

/** One picture of the queue. Changes replace it, so that an unchanged one stays the same object. */
export interface Entry {
  readonly id: string
  /** Sorts the pictures of all visits. */
  readonly order: number
  readonly name: string
  /** In bytes. */
  readonly size: number
  readonly target: Target
  /** Of the item that it becomes. Given at once, so that it is never added twice. */
  readonly itemId: string
  readonly step: 'waiting' | 'running' | 'added' | 'duplicate' | 'failed'
  /** How much of it is uploaded, from 0 to 1. */
  readonly share: number
  /** Why it was not added. */
  readonly message: string
  /** Whether another try may help. */
  readonly canRetry: boolean
  /** Added although it is a duplicate. */
  readonly isWanted: boolean
  /** Once it is uploaded. */
  readonly found?: { image: UploadedImage; texts: PictureTexts }
  /** Kept for its place alone, which those that are to come follow from: the next visit shows it no more. */
  readonly isSaved?: true
}

export interface QueueState {
  /** In the order in which they were dropped. */
  entries: readonly Entry[]
  /** The names of files that were too many. */
  leftOut: readonly string[]
  /** How many were cancelled. */
  cancelled: number
  /** Why all of them wait for a while, or null. */
  paused: string | null
  /** Whether the pictures are kept on this device until they are added. */
  isKept: boolean
}

export const isActive = ({ step }: Entry): boolean => step === 'waiting' || step === 'running'
export const isProblem = ({ step }: Entry): boolean => step === 'duplicate' || step === 'failed'

export interface Progress {
  total: number
  added: number
  failed: number
  duplicates: number
  /** Added, failed and duplicates. */
  finished: number
  /** Of all, from 0 to 1, by size. */
  share: number
}

export function progressOf(entries: readonly Entry[]): Progress {
  const of = (step: Entry['step']) => entries.filter((entry) => entry.step === step).length
  const [added, failed, duplicates] = [of('added'), of('failed'), of('duplicate')]
  const bytes = entries.reduce((sum, { size }) => sum + size, 0)
  const done = entries.reduce((sum, entry) => sum + entry.size * (isActive(entry) ? entry.share : 1), 0)
  return {
    total: entries.length,
    added,
    failed,
    duplicates,
    finished: added + failed + duplicates,
    share: bytes === 0 ? 1 : done / bytes,
  }
}
