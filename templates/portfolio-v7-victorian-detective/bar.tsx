import { MenuSlot } from '../parts/menu.tsx'
import type { BarLink } from './navigation.ts'

/** How far below the top of the window a section counts as reached, in pixels (specification 2, section 9). */
const SPY_OFFSET = 150

interface BarProps {
  name: string
  links: readonly BarLink[]
  /** Whether narrow screens get a button that opens the links, instead of a row to be moved sideways. */
  mobileMenu: boolean
}

export function Bar({ name, links, mobileMenu }: BarProps) {
  return (
    <header className="bar">
      <a className="home" href="#hero">
        {name}
      </a>
      {mobileMenu && <MenuSlot controls="nav" />}
      <nav id="nav" aria-label="Sections" data-scroll-spy={SPY_OFFSET}>
        <ul role="list">
          {links.map(({ label, href }, index) => (
            <li key={index}>
              <a href={href} rel={/^https?:/.test(href) ? 'noopener' : undefined}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  )
}
