/** Two letters of these would be written as one word. */
const joined = /^\p{Script=Arabic}{2}/u
/** Keeps them apart, and takes no room. */
const APART = '\u200c'

/** The first letters of the first and of the last word of a name; empty where it has no letters. */
export function initialsOf(name: string): string {
  const letters = name.split(/[\s-]+/).flatMap((word) => /[\p{L}\p{N}]/u.exec(word.normalize('NFC'))?.[0] ?? [])
  const [first = '', last = ''] = [...letters.slice(0, 1), ...letters.slice(1).slice(-1)]
  return (first + (joined.test(first + last) ? APART : '') + last).toUpperCase()
}
