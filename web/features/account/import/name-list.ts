/** Names in a sentence; of many the first few. */
export function nameList(names: readonly string[], shown = 3): string {
  const unique = [...new Set(names)]
  return unique.length > shown
    ? `${unique.slice(0, shown).join(', ')} and ${unique.length - shown} more`
    : unique.join(', ')
}
