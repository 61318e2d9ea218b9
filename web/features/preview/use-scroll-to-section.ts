import { useEffect } from 'react'
import type { Fit } from './use-fit.ts'

/** The outer fifths of the window, above and below, do not count as visible. */
const MARGIN = 0.2

/**
 * Scrolls to a section of a page, unless part of it is visible already. It jumps: smooth scrolling would lay out the long lists
 * on the way. It scrolls again when the width changes, which moves the section, and when the page is shown again.
 */
export function useScrollToSection(page: Document | null, section: string | null, fit: Fit | null): void {
  const { width, isShown } = fit ?? {}
  useEffect(() => {
    const element = section === null ? null : page?.getElementById(section)
    const height = page?.defaultView?.innerHeight
    if (!element || !height) return
    const { top, bottom } = element.getBoundingClientRect()
    if (top > height * (1 - MARGIN) || bottom < height * MARGIN)
      element.scrollIntoView({ block: 'start', behavior: 'instant' })
  }, [page, section, width, isShown])
}
