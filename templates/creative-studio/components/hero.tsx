import type { SectionProps } from '../../definition.ts'
import { nameOf } from '../../parts/content.ts'
import { lettersAcross } from './fit.ts'
import { Frieze } from './frieze.tsx'

export function Hero({ content }: SectionProps) {
  const name = nameOf(content)
  const [specialty, tagline] = [content.hero?.specialty?.trim(), content.hero?.tagline?.trim()]
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
