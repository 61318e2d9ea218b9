import { heard, saidCount, say } from '../../../lib/words/say.ts'
import type { Entry, Progress } from './entry.ts'

/** What became of a batch. */
export function summary({ added, failed, duplicates }: Progress, cancelled: number): string {
  const parts = [
    added > 0 || failed + duplicates + cancelled === 0
      ? saidCount(added, '1 picture added', '{n} pictures added')
      : say('No picture added'),
    failed > 0 && say('{n} failed', { n: failed }),
    duplicates > 0 && say('{n} already here', { n: duplicates }),
    cancelled > 0 && say('{n} cancelled', { n: cancelled }),
  ]
  return parts.filter((part) => part !== false).join(say(', '))
}

/** What is under way, and for which list if it is one. */
export function activity(entries: readonly Entry[]): string {
  const lists = new Set(entries.map(({ target }) => target.label))
  const n = entries.length
  return lists.size === 1
    ? say(n === 1 ? 'Adding 1 picture to {list}' : 'Adding {n} pictures to {list}', {
        n,
        list: heard([...lists].join('')),
      })
    : saidCount(n, 'Adding 1 picture', 'Adding {n} pictures')
}

/** For a screen reader: it changes at the beginning, half-way and at the end, and not with every picture. */
export function announcement(entries: readonly Entry[], progress: Progress, cancelled: number): string {
  const { finished, total } = progress
  if (finished === total) return say('{text}.', { text: summary(progress, cancelled) })
  return finished * 2 >= total ? say('Half of the pictures are done.') : say('{text}.', { text: activity(entries) })
}
