/** The first letters of the first and of the last word of a name; empty where it has no letters. */
export function initialsOf(name: string): string {
  const letters = name.split(/[\s-]+/).flatMap((word) => /[\p{L}\p{N}]/u.exec(word.normalize('NFC'))?.[0] ?? [])
  return [...letters.slice(0, 1), ...letters.slice(1).slice(-1)].join('').toUpperCase()
}
