import type { ReactNode } from 'react'
import type { Social } from '@vitrine/common/portfolio/networks'
import { Link } from './link.tsx'
import { type ProfileKey, type SocialEntry, socialEntries } from './social.ts'
import { Text } from './text.tsx'
import { useSay } from './say.ts'

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
      {entries.map((entry) => (
        <li key={entry.href}>
          <SocialLink {...entry} />
        </li>
      ))}
    </ul>
  )
}

interface SocialLinkProps {
  className?: string
  /** What is shown instead of its label. */
  children?: ReactNode
}

export function SocialLink({ className, children, ...entry }: SocialEntry & SocialLinkProps) {
  const shown = children ?? <SocialLabel {...entry} />
  if ('item' in entry)
    return (
      <Link href={entry.href} className={className} rel="me" from={entry.item} field="href">
        {shown}
      </Link>
    )
  return (
    <Link href={entry.href} className={className} rel="me" from={entry.social} field={entry.network}>
      {shown}
    </Link>
  )
}

/** What a profile is called. */
export function SocialLabel(entry: SocialEntry) {
  const say = useSay()
  if (!('item' in entry)) return entry.network === 'website' ? say('Website') : entry.label
  return (
    <Text from={entry.item} field="label">
      {entry.label}
    </Text>
  )
}
