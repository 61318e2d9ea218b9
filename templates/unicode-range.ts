/** The characters of a `unicode-range` of CSS. */
export function charactersIn(range: string): ReadonlySet<string> {
  const characters = new Set<string>()
  for (const [, from = '', to = from] of range.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/gi)) {
    for (let code = parseInt(from, 16); code <= parseInt(to, 16); code++) characters.add(String.fromCodePoint(code))
  }
  return characters
}

/** The other way round; characters in the order of their code points. */
export function rangeOf(characters: readonly string[]): string {
  const runs: [from: number, to: number][] = []
  for (const code of characters.map((character) => character.codePointAt(0) ?? 0)) {
    const last = runs.at(-1)
    if (last && code === last[1] + 1) last[1] = code
    else runs.push([code, code])
  }
  const hex = (code: number) => code.toString(16).toUpperCase()
  return runs.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(',')
}
