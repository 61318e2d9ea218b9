import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import type { ShownSection } from '../definition.ts'
import { filledItems } from '../parts/emptiness.ts'
import { addressOf } from '../parts/texts.ts'
import { navigationOf } from '../visible-sections.ts'

export const skillCategoriesOf = ({ skills }: PortfolioContent) => filledItems(skills?.categories, 'name', 'items')

export const certificationsOf = ({ certifications }: PortfolioContent) => filledItems(certifications, 'title', 'org')

export const diplomasOf = ({ graduate_certifications }: PortfolioContent) =>
  filledItems(graduate_certifications, 'title', 'org')

export const publicationsOf = ({ publications }: PortfolioContent) => filledItems(publications, 'title', 'venue')

export const patentsOf = ({ patents }: PortfolioContent) => filledItems(patents, 'title', 'number', 'note')

type Entry = NonNullable<NonNullable<PortfolioContent['nav']>['items']>[number]

export interface BarLink {
  label: string
  href: string
  /** The owner's entry, of a link of their own. */
  entry?: Entry
}

/** The owner's own links, without those to sections that are not on the page; links to the visible sections where there are none. */
export function linksOf(nav: PortfolioContent['nav'], visible: readonly ShownSection[]): BarLink[] {
  const sectionLinks = navigationOf(visible).map(({ id, label }): BarLink => ({ label, href: `#${id}` }))
  const targets = new Set(['#hero', ...sectionLinks.map(({ href }) => href)])
  const own = (nav?.items ?? []).flatMap((entry) => {
    const [label, href] = [entry.label?.trim(), addressOf(entry.href)]
    return label && href ? [{ label, href, entry }] : []
  })
  return own.length === 0 ? sectionLinks : own.filter(({ href }) => !href.startsWith('#') || targets.has(href))
}
