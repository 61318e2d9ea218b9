import { flushSync } from 'react-dom'

/** The section around an element of the page; null for what is in none of them. */
export function sectionAround(element: Element, ids: readonly string[]): string | null {
  for (let around: Element | null = element; around; around = around.parentElement)
    if (ids.includes(around.id)) return around.id
  return null
}

/** Moves a section, and scrolls the page along: its bar stays under the pointer, for another click. */
export function followSection(page: Document, id: string, move: () => void): void {
  const top = () => page.getElementById(id)?.getBoundingClientRect().top ?? 0
  const before = top()
  flushSync(move)
  page.defaultView?.scrollBy({ top: top() - before, behavior: 'instant' })
}
