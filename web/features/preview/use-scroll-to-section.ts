import { useEffect } from 'react'

/** The outer fifths of the window, above and below, do not count as visible. */
const MARGIN = 0.2

/**
 * Scrolls to a section of a page, unless part of it is visible already. It jumps: smooth scrolling would lay out the long lists
 * on the way. It scrolls again when the width changes, which moves the section.
 */
export function useScrollToSection(page: Document | null, section: string | null, width: number | undefined): void {
  useEffect(() => {
    const element = section === null ? null : page?.getElementById(section)
    const height = page?.defaultView?.innerHeight
    if (!element || !height) return
    const { top, bottom } = element.getBoundingClientRect()
    if (top > height * (1 - MARGIN) || bottom < height * MARGIN)
      element.scrollIntoView({ block: 'start', behavior: 'instant' })
  }, [page, section, width])
}
