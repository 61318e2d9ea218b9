import type { SectionProps } from '../../definition.ts'
import { nameOf } from '../../parts/content.ts'
import { navigationOf } from '../../visible-sections.ts'

/** Longer names do not fit on a line at full size. */
const LONG_NAME = 18

/** The nameplate of the magazine: its owner's name, between rules. */
export function Masthead({ content, sections }: SectionProps) {
  const name = nameOf(content)
  const tagline = content.hero?.tagline?.trim()
  const links = navigationOf(sections)
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
