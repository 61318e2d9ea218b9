import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import type { NavigationLink } from '../visible-sections.ts'

interface MastheadProps {
  hero: PortfolioContent['hero']
  name: string
  links: readonly NavigationLink[]
}

/** Longer names do not fit on a line at full size. */
const LONG_NAME = 18

/** The nameplate of the magazine: its owner's name, between rules. */
export function Masthead({ hero, name, links }: MastheadProps) {
  const tagline = hero?.tagline?.trim()
  return (
    <header className="masthead" id="top">
      <div className="nameplate" id="hero" dir="auto">
        <h1 data-long={name.length > LONG_NAME || undefined}>{name}</h1>
        {tagline && <p className="tagline">{tagline}</p>}
      </div>
      {links.length > 0 && (
        <nav aria-label="Sections">
          <ul role="list">
            {links.map(({ id, label }) => (
              <li key={id}>
                <a href={`#${id}`}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </header>
  )
}
