import { safeHref } from '@vitrine/common/links'
import type { PortfolioContent } from '@vitrine/common/portfolio/content'

/** The address of the CV, which is in the navigation; null without one. */
export function cvOf({ hero }: PortfolioContent): string | null {
  const address = safeHref(hero?.resumeLink)
  return address === '#' ? null : address
}
