import { longestWord, roomOf } from '../../parts/word-length.ts'

/** Line lengths, in letters, that styles.css has a size for. */
const steps = [3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 17, 20, 25, 32, 40]

/** A name on more lines would push everything else below the fold. */
const LINES = 3

/** How many letters a line must hold: the longest word, or a third of the name. */
export function lettersAcross(name: string): number {
  const letters = Math.max(longestWord(name), roomOf(name) / LINES)
  return steps.find((step) => step >= letters) ?? Math.max(...steps)
}
