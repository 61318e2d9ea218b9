import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import { nameOf } from '../../parts/content.ts'
import { MenuSlot } from '../../parts/menu.tsx'
import { Text } from '../../parts/text.tsx'
import type { NavigationLink } from '../../visible-sections.ts'
import { useSay } from '../../parts/say.ts'

interface HeaderProps {
  content: PortfolioContent
  links: readonly NavigationLink[]
}

export function Header({ content, links }: HeaderProps) {
  const say = useSay()
  return (
    <header className="site-header">
      <div className="bar">
        <a className="home" href="#top">
          <Text from={content.hero} field="name">
            {nameOf(content, say)}
          </Text>
        </a>
        <MenuSlot controls="site-nav" />
        <nav id="site-nav" aria-label={say('Sections')} data-scroll-spy="140">
          <ul role="list">
            {links.map(({ id, label }) => (
              <li key={id}>
                <a href={`#${id}`}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </header>
  )
}
