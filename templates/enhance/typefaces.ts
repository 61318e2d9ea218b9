/** What a browser reports of a page that it had already: nothing, or the headers of "not modified" (Resource Timing, transferSize). */
const HEADERS_ONLY = 300

/**
 * Asks for the typefaces, whose rules wait in the page, once its first picture is painted: on a slow line both would come later
 * together. Who has seen the page before has its typefaces, too, and gets them at once.
 */
export function typefaces(root: Document): void {
  const rules = root.querySelector<HTMLStyleElement>('style[media]')
  const apply = () => rules?.removeAttribute('media')
  const afterFirstPicture = async () => {
    // One that could not be loaded has nothing to wait for.
    await root.querySelector<HTMLImageElement>('img[fetchpriority]')?.decode().catch(() => undefined)
    requestAnimationFrame(() => setTimeout(apply))
  }
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (visit && visit.transferSize <= HEADERS_ONLY) apply()
  else addEventListener('load', () => void afterFirstPicture())
}
