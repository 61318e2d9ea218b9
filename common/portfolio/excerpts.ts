/** How much is shown of what two texts have in common before they differ. */
const LEAD = 30

/** Two texts from shortly before the place where they differ, which may be far into them. */
export function excerpts(one: string, other: string): [string, string] {
  let same = 0
  while (same < one.length && one[same] === other[same]) same++
  const start = same > 2 * LEAD ? one.lastIndexOf(' ', same - LEAD) + 1 : 0
  const from = (text: string) => (start > 0 ? `…${text.slice(start)}` : text)
  return [from(one), from(other)]
}
