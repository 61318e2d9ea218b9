import { useEffect } from 'react'
import { SOURCE } from '@vitrine/templates/parts/sources'
import { elementsOf, sourceOf } from './marked-elements.ts'

/**
 * Keeps the mark on what it was set on. Templates render the items of a list by their place: once an item moves, its
 * element shows another one.
 * @param follow told where the source is shown now; null where it is not
 */
export function useMovingSource(
  page: Document,
  marked: HTMLElement | null,
  follow: (element: HTMLElement | null) => void,
): void {
  useEffect(() => {
    if (!marked) return
    const source = sourceOf(marked)
    const nth = elementsOf(page, source).indexOf(marked)
    const observer = new MutationObserver(() => {
      if (!marked.isConnected || sourceOf(marked) !== source) follow(elementsOf(page, source)[nth] ?? null)
    })
    observer.observe(page.documentElement, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: [SOURCE],
    })
    return () => observer.disconnect()
  }, [page, marked, follow])
}
