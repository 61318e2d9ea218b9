import { useEffect } from 'react'

/** A section is looked at when some of it is within this part of the window, from above and from below. */
const MARGIN = 0.2

/**
 * Turns a page to one of its sections, unless some of it is to be seen already. It jumps: on the way lists would be laid out that
 * nobody looks at. Again when the page gets another width, in which the section stands elsewhere.
 */
export function useShownSection(page: Document | null, section: string | null, width: number | undefined): void {
  useEffect(() => {
    const element = section === null ? null : page?.getElementById(section)
    const height = page?.defaultView?.innerHeight
    if (!element || !height) return
    const { top, bottom } = element.getBoundingClientRect()
    if (top > height * (1 - MARGIN) || bottom < height * MARGIN)
      element.scrollIntoView({ block: 'start', behavior: 'instant' })
  }, [page, section, width])
}
