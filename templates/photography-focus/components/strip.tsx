import type { ReactNode } from 'react'
import type { NavigationLink } from '../../visible-sections.ts'
import { useSay } from '../../parts/say.ts'

interface StripProps {
  links: readonly NavigationLink[]
  /** What stands beside them. */
  children: ReactNode
}

/** The strip under the opening picture; it stays at the top of the window while the page passes below. */
export function Strip({ links, children }: StripProps) {
  return (
    <nav className="strip" aria-label={useSay()('Page')}>
      <ul role="list" data-scroll-spy="120">
        {links.map(({ id, label }) => (
          <li key={id}>
            <a href={`#${id}`}>{label}</a>
          </li>
        ))}
      </ul>
      {children}
    </nav>
  )
}
