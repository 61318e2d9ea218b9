import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import { lettersAcross } from './fit.ts'
import { Frieze } from './frieze.tsx'

export function Hero({ hero, name }: { hero: PortfolioContent['hero']; name: string }) {
  const [specialty, tagline] = [hero?.specialty?.trim(), hero?.tagline?.trim()]
  return (
    <div id="hero" className="hero">
      <h1 dir="auto" data-letters={lettersAcross(name)}>
        {name}
      </h1>
      {(specialty || tagline) && (
        <div className="hero-text">
          {specialty && (
            <p className="specialty" dir="auto">
              {specialty}
            </p>
          )}
          {tagline && (
            <p className="tagline" dir="auto">
              {tagline}
            </p>
          )}
        </div>
      )}
      <Frieze />
    </div>
  )
}
