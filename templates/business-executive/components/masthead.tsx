import type { SectionProps } from '../../definition.ts'
import { nameOf } from '../../parts/content.ts'
import { Text } from '../../parts/text.tsx'
import { navigationOf } from '../../visible-sections.ts'
import { useSay } from '../../parts/say.ts'

/** Longer names do not fit on a line at full size. */
const LONG_NAME = 18

/** The nameplate of the magazine: its owner's name, between rules. */
export function Masthead({ content, sections }: SectionProps) {
  const say = useSay()
  const { hero } = content
  const name = nameOf(content, say)
  const links = navigationOf(sections)
  return (
    <header className="masthead" id="top">
      <div className="nameplate" id="hero" dir="auto">
        <Text as="h1" data-long={name.length > LONG_NAME || undefined} from={hero} field="name">
          {name}
        </Text>
        <Text as="p" className="tagline" from={hero} field="tagline">
          {hero?.tagline?.trim()}
        </Text>
      </div>
      {links.length > 0 && (
        <nav aria-label={say('Sections')}>
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
