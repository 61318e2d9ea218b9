import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import { addressOf } from '../parts/texts.ts'
import type { Section } from './sections.ts'

export interface Entry {
  label: string
  href: string
}

/**
 * The entries of the navigation: the owner's own, without those that lead to a section that is not there, or the
 * sections of the page where he has made none.
 */
export function navigationOf(nav: PortfolioContent['nav'], sections: readonly Section[]): Entry[] {
  const targets = new Set(['#hero', ...sections.map(({ id }) => `#${id}`)])
  const own = (nav?.items ?? []).flatMap(({ label, href }) => {
    const [name, address] = [label?.trim(), addressOf(href)]
    return name && address ? [{ label: name, href: address }] : []
  })
  if (own.length === 0) return sections.map(({ id, label }) => ({ label, href: `#${id}` }))
  return own.filter(({ href }) => !href.startsWith('#') || targets.has(href))
}
