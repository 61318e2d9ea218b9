/** What a browser reports of a page that it had already: nothing, or the headers of "not modified" (Resource Timing, transferSize). */
const HEADERS_ONLY = 300

/**
 * Asks for the typefaces, whose rules wait in the page, once its first pictures are there: on a slow line both would come later
 * together. Who has seen the page before has its typefaces, too, and gets them at once.
 */
export function typefaces(root: Document): void {
  const rules = root.querySelector<HTMLStyleElement>('style[media]')
  const apply = () => rules?.removeAttribute('media')
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (visit && visit.transferSize <= HEADERS_ONLY) apply()
  else addEventListener('load', apply)
}
