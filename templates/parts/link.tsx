import { safeHref } from '@vitrine/common/links'
import type { ReactNode } from 'react'

interface LinkProps {
  href: string | undefined | null
  className?: string
  /** Further relations, such as 'me' for profiles of the same person. */
  rel?: string
  children: ReactNode
}

/** A link whose address came from the owner; just its text where the address is not a safe one. */
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
