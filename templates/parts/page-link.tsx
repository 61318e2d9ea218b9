import type { ReactNode } from 'react'
import { Link } from './link.tsx'
import { useSay } from './say.ts'

interface PageLinkProps {
  /** Where the page is; without one there is no link. */
  href: string | null
  /** What the item is called, for those who hear the link by itself. */
  title: string | undefined
  className?: string
  children?: ReactNode
}

/** The link of an item to its case study. */
export function PageLink({ href, title, className, children }: PageLinkProps) {
  const say = useSay()
  if (href === null) return null
  return (
    <Link href={href} className={className}>
      {children ?? say('Case study')}
      {title?.trim() && <span className="visually-hidden">: {title.trim()}</span>}
    </Link>
  )
}
