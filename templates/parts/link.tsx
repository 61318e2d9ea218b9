import { safeHref } from '@vitrine/common/links'
import type { ReactNode } from 'react'

interface LinkProps {
  href: string | undefined | null
  className?: string
  /** Further relations, such as 'me' for profiles of the same person. */
  rel?: string
  children: ReactNode
}

/** A link with an owner's address; only its text if the address is not safe. */
export function Link({ href, className, rel, children }: LinkProps) {
  const address = safeHref(href)
  if (!address) return <span className={className}>{children}</span>
  const outside = /^https?:/.test(address) ? 'noopener' : undefined
  return (
    <a href={address} className={className} rel={[rel, outside].filter(Boolean).join(' ') || undefined}>
      {children}
    </a>
  )
}
