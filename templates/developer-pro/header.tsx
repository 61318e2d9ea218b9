import { MenuSlot } from '../parts/menu.tsx'
import type { Section } from './sections.ts'

export function Header({ name, sections }: { name: string; sections: readonly Section[] }) {
  return (
    <header className="site-header">
      <div className="bar">
        <a className="home" href="#top">
          {name}
        </a>
        <MenuSlot controls="site-nav" />
        <nav id="site-nav" aria-label="Sections" data-scroll-spy="140">
          <ul role="list">
            {sections.map(({ id, label }) => (
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
