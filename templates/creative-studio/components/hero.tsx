import type { SectionProps } from '../../definition.ts'
import { nameOf } from '../../parts/content.ts'
import { Text } from '../../parts/text.tsx'
import { lettersAcross } from './fit.ts'
import { Frieze } from './frieze.tsx'
import { useSay } from '../../parts/say.ts'

export function Hero({ content }: SectionProps) {
  const name = nameOf(content, useSay())
  const { hero } = content
  const [specialty, tagline] = [hero?.specialty?.trim(), hero?.tagline?.trim()]
  return (
    <div id="hero" className="hero">
      <Text as="h1" dir="auto" data-across={lettersAcross(name)} from={hero} field="name">
        {name}
      </Text>
      {(specialty || tagline) && (
        <div className="hero-text">
          <Text as="p" className="specialty" dir="auto" from={hero} field="specialty">
            {specialty}
          </Text>
          <Text as="p" className="tagline" dir="auto" from={hero} field="tagline">
            {tagline}
          </Text>
        </div>
      )}
      <Frieze />
    </div>
  )
}
