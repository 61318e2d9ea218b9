import { safeHref } from '@vitrine/common/links'
import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import { Link } from './link.tsx'

type Social = NonNullable<NonNullable<PortfolioContent['contact']>['social']>

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

/** The profiles that have a usable address; a lone # means “no address yet”. */
export function socialEntries(social: Social | undefined): { label: string; href: string }[] {
  return networks.flatMap(({ key, label }) => {
    const href = safeHref(social?.[key])
    return href && href !== '#' ? [{ label, href }] : []
  })
}

export function SocialLinks({ social, className }: { social: Social | undefined; className?: string }) {
  const entries = socialEntries(social)
  if (entries.length === 0) return null
  return (
    <ul role="list" className={className}>
      {entries.map(({ label, href }) => (
        <li key={label}>
          <Link href={href} rel="me">
            {label}
          </Link>
        </li>
      ))}
    </ul>
  )
}
