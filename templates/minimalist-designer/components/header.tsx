import type { SectionProps } from '../../definition.ts'
import { nameOf } from '../../parts/content.ts'
import { linksOf } from '../content.ts'

/** Longer names do not fit on a line at full size. */
const LONG_NAME = 22

export function Header({ content, sections }: SectionProps) {
  const { hero } = content
  const name = nameOf(content)
  const nav = linksOf(content, sections)
  return (
    <header className="header" id="top">
      {nav.length > 0 && (
        <nav className="nav" aria-label="Sections">
          <ul role="list">
            {nav.map(({ href, label }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div className="statement" id="hero">
        <h1 dir="auto" data-long={name.length > LONG_NAME || undefined}>
          {name}
        </h1>
        {hero?.title && (
          <p className="title" dir="auto" data-long={hero.title.length > 2 * LONG_NAME || undefined}>
            {hero.title}
          </p>
        )}
        {hero?.intro && (
          <p className="intro" dir="auto">
            {hero.intro}
          </p>
        )}
      </div>
    </header>
  )
}
