import { safeHref } from '@vitrine/common/links'
import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import type { Section } from '../definition.ts'
import { navigationOf } from '../visible-sections.ts'

/** The links of the navigation: to the sections of the page, and to the CV. */
export function linksOf({ hero }: PortfolioContent, sections: readonly Section[]): { href: string; label: string }[] {
  const cv = safeHref(hero?.resumeLink)
  return [
    ...navigationOf(sections).map(({ id, label }) => ({ href: `#${id}`, label })),
    ...(cv && cv !== '#' ? [{ href: cv, label: 'CV' }] : []),
  ]
}
