import { MenuSlot } from '../../parts/menu.tsx'
import type { SectionProps } from '../../definition.ts'
import { nameOf } from '../../parts/content.ts'
import { Link } from '../../parts/link.tsx'
import { Text } from '../../parts/text.tsx'
import { linksOf } from '../content.ts'
import { useSay } from '../../parts/say.ts'

/** How far below the top of the window a section counts as reached, in pixels (specification 2, section 9). */
const SPY_OFFSET = 150

export function Bar({ content, sections }: SectionProps) {
  const say = useSay()
  const links = linksOf(content.nav, sections)
  if (links.length === 0) return null
  // Narrow screens get a button that opens the links, or a row to be moved sideways.
  const mobileMenu = content.nav?.showMobileMenu !== false
  return (
    <header className="bar">
      <a className="home" href="#hero">
        <Text from={content.hero} field="name">
          {nameOf(content, say)}
        </Text>
      </a>
      {mobileMenu && <MenuSlot controls="nav" />}
      <nav id="nav" aria-label={say('Sections')} data-scroll-spy={SPY_OFFSET}>
        <ul role="list">
          {links.map(({ label, href, entry }, index) => (
            <li key={index}>
              <Link href={href} from={entry} field="href">
                <Text from={entry} field="label">
                  {label}
                </Text>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  )
}
