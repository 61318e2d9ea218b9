import type { Social } from '@vitrine/common/portfolio/networks'
import { Link } from './link.tsx'
import { type ProfileKey, socialEntries } from './social.ts'

interface SocialLinksProps {
  social: Social | undefined
  /** The profiles that the template has fields for; all without it. */
  only?: readonly ProfileKey[]
  className?: string
}

export function SocialLinks({ social, only, className }: SocialLinksProps) {
  const entries = socialEntries(social, only)
  if (entries.length === 0) return null
  return (
    <ul role="list" className={className}>
      {entries.map(({ label, href }) => (
        <li key={href}>
          <Link href={href} rel="me">
            {label}
          </Link>
        </li>
      ))}
    </ul>
  )
}
