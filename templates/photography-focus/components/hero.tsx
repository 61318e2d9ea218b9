import type { SectionProps } from '../../definition.ts'
import { Picture } from '../../parts/picture.tsx'
import { Text } from '../../parts/text.tsx'
import { photographerOf } from '../content.ts'
import { useSay } from '../../parts/say.ts'

/** Longer names do not fit on a line at full size. */
const LONG_NAME = 20

/** The opening picture, up to every edge of the window, and the name on its lower left. */
export function Hero({ content, picture }: SectionProps) {
  const { hero } = content
  const name = photographerOf(content, useSay())
  const background = picture({ src: hero?.backgroundImage, path: hero?.backgroundImagePath })
  const alias = hero?.artistName?.trim()
  return (
    <header id="hero" className="hero" data-bare={background ? undefined : ''}>
      <Picture
        className="hero-picture"
        src={background}
        from={hero}
        field="backgroundImage"
        alt={hero?.backgroundImageAlt}
        width={1600}
        height={1000}
        eager
      />
      <div className="hero-text">
        <Text as="h1" dir="auto" data-long={name.length > LONG_NAME || undefined} from={hero} field="photographerName">
          {name}
        </Text>
        {alias !== name && (
          <Text as="p" className="caps" dir="auto" from={hero} field="artistName">
            {alias}
          </Text>
        )}
        <Text as="p" className="tagline" dir="auto" from={hero} field="tagline" />
      </div>
    </header>
  )
}
