import { flushSync } from 'react-dom'

/** The section around an element of the page; null for what is in none of them. */
export function sectionAround(element: Element, ids: readonly string[]): string | null {
  for (let around: Element | null = element; around; around = around.parentElement)
    if (ids.includes(around.id)) return around.id
  return null
}

/** Moves a section, and scrolls the page to where it is then. */
export function followSection(page: Document, id: string, move: () => void): void {
  flushSync(move)
  const view = page.defaultView
  const section = page.getElementById(id)
  // Below the end of what is before it: one sees where it is, and its bar has room.
  if (view && section)
    view.scrollBy({ top: section.getBoundingClientRect().top - view.innerHeight / 4, behavior: 'instant' })
}
