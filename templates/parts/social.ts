import { safeHref } from '@vitrine/common/links'
import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import { readableAddress } from './texts.ts'

export type Social = NonNullable<NonNullable<PortfolioContent['contact']>['social']>

/** What has an address of its own. */
export type Network = Exclude<keyof Social, 'more'>

const networks: readonly { key: Network; label: string }[] = [
  { key: 'website', label: 'Website' },
  { key: 'linkedin', label: 'LinkedIn' },
  { key: 'github', label: 'GitHub' },
  { key: 'dribbble', label: 'Dribbble' },
  { key: 'behance', label: 'Behance' },
  { key: 'instagram', label: 'Instagram' },
  { key: 'twitter', label: 'X' },
  { key: '500px', label: '500px' },
]

/**
 * The profiles that have a usable address; a lone # means “no address yet”. Those of other kinds come last.
 * @param keys those that a template has fields for; all without it
 */
export function socialEntries(
  social: Social | undefined,
  keys: readonly Network[] = networks.map(({ key }) => key),
): { label: string; href: string }[] {
  const own = networks.filter(({ key }) => keys.includes(key)).map(({ key, label }) => ({ label, href: social?.[key] }))
  return [...own, ...(social?.more ?? [])].flatMap(({ label, href: written }) => {
    const href = safeHref(written)
    return href && href !== '#' ? [{ label: label?.trim() || readableAddress(href), href }] : []
  })
}
