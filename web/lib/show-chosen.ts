/** Scrolls a row of links sideways to the one that is chosen. */
export function showChosen(row: Element | null): void {
  const chosen = row?.querySelector('[aria-current=true]')
  if (!row || !chosen) return
  const [own, around] = [chosen.getBoundingClientRect(), row.getBoundingClientRect()]
  row.scrollLeft += own.left + own.width / 2 - around.left - around.width / 2
}
