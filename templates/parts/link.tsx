import { safeHref } from '@vitrine/common/links'
import type { ReactNode } from 'react'
import { useSource, type SourceProps } from './sources.ts'

export interface LinkProps<From extends object> extends Partial<SourceProps<From>> {
  href: string | undefined | null
  className?: string
  /** Further relations, such as 'me' for profiles of the same person. */
  rel?: string
  children: ReactNode
}

/** A link with an owner's address; only its text if the address is not safe. */
export function Link<From extends object>({ href, className, rel, children, from, field }: LinkProps<From>) {
  const source = useSource({ from, field })
  const address = safeHref(href)
  if (!address)
    return (
      <span className={className} {...source}>
        {children}
      </span>
    )
  const outside = /^https?:/.test(address) ? 'noopener' : undefined
  return (
    <a href={address} className={className} rel={[rel, outside].filter(Boolean).join(' ') || undefined} {...source}>
      {children}
    </a>
  )
}
