import { MenuSlot } from '../../parts/menu.tsx'
import type { SectionProps } from '../../definition.ts'
import { nameOf } from '../../parts/content.ts'
import { linksOf } from '../content.ts'

/** How far below the top of the window a section counts as reached, in pixels (specification 2, section 9). */
const SPY_OFFSET = 150

export function Bar({ content, sections }: SectionProps) {
  const links = linksOf(content.nav, sections)
  if (links.length === 0) return null
  // Narrow screens get a button that opens the links, or a row to be moved sideways.
  const mobileMenu = content.nav?.showMobileMenu !== false
  return (
    <header className="bar">
      <a className="home" href="#hero">
        {nameOf(content)}
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
