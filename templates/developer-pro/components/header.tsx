import { MenuSlot } from '../../parts/menu.tsx'
import type { NavigationLink } from '../../visible-sections.ts'

export function Header({ name, links }: { name: string; links: readonly NavigationLink[] }) {
  return (
    <header className="site-header">
      <div className="bar">
        <a className="home" href="#top">
          {name}
        </a>
        <MenuSlot controls="site-nav" />
        <nav id="site-nav" aria-label="Sections" data-scroll-spy="140">
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
