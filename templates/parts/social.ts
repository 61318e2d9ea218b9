import { safeHref } from '@vitrine/common/links'
import type { PortfolioContent } from '@vitrine/common/portfolio/content'

export type Social = NonNullable<NonNullable<PortfolioContent['contact']>['social']>

const networks: readonly { key: keyof Social; label: string }[] = [
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
 * The profiles that have a usable address; a lone # means “no address yet”.
 * @param keys those that a template has fields for; all without it
 */
export function socialEntries(
  social: Social | undefined,
  keys: readonly (keyof Social)[] = networks.map(({ key }) => key),
): { label: string; href: string }[] {
  return networks.flatMap(({ key, label }) => {
    const href = keys.includes(key) ? safeHref(social?.[key]) : null
    return href && href !== '#' ? [{ label, href }] : []
  })
}
