import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import { textWithFallback } from '@vitrine/common/portfolio/fallbacks'

interface HeaderProps {
  content: PortfolioContent
  nav: readonly { href: string; label: string }[]
}

/** Longer names do not fit on a line at full size. */
const LONG_NAME = 22

export function Header({ content, nav }: HeaderProps) {
  const { hero } = content
  const name = textWithFallback(content, 'hero.name') || 'Portfolio'
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
