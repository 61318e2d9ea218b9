import { counted } from '../../../lib/counted.ts'
import type { Entry, Progress } from './entry.ts'

/** What became of a batch. */
export function summary({ added, failed, duplicates }: Progress, cancelled: number): string {
  const parts = [
    added > 0 || failed + duplicates + cancelled === 0 ? `${counted(added, 'picture')} added` : 'No picture added',
    failed > 0 && `${failed} failed`,
    duplicates > 0 && `${duplicates} already here`,
    cancelled > 0 && `${cancelled} cancelled`,
  ]
  return parts.filter((part) => part !== false).join(', ')
}

/** What is under way, and for which list if it is one. */
export function activity(entries: readonly Entry[]): string {
  const lists = new Set(entries.map(({ target }) => target.label))
  return `Adding ${counted(entries.length, 'picture')}${lists.size === 1 ? ` to ${[...lists].join('')}` : ''}`
}

/** For a screen reader: it changes at the beginning, half-way and at the end, and not with every picture. */
export function announcement(entries: readonly Entry[], progress: Progress, cancelled: number): string {
  const { finished, total } = progress
  if (finished === total) return `${summary(progress, cancelled)}.`
  return finished * 2 >= total ? 'Half of the pictures are done.' : `${activity(entries)}.`
}
