import type { SectionProps } from '../../definition.ts'
import { nameOf } from '../../parts/content.ts'
import { Link } from '../../parts/link.tsx'
import { Text } from '../../parts/text.tsx'
import { navigationOf } from '../../visible-sections.ts'
import { cvOf } from '../content.ts'
import { useSay } from '../../parts/say.ts'

/** Longer names do not fit on a line at full size. */
const LONG_NAME = 22

export function Header({ content, sections }: SectionProps) {
  const say = useSay()
  const { hero } = content
  const name = nameOf(content, say)
  const links = navigationOf(sections)
  const cv = cvOf(content)
  return (
    <header className="header" id="top">
      {(links.length > 0 || cv) && (
        <nav className="nav" aria-label={say('Sections')}>
          <ul role="list">
            {links.map(({ id, label }) => (
              <li key={id}>
                <a href={`#${id}`}>{label}</a>
              </li>
            ))}
            {cv && (
              <li>
                <Link href={cv} from={hero} field="resumeLink">
                  {say('CV')}
                </Link>
              </li>
            )}
          </ul>
        </nav>
      )}
      <div className="statement" id="hero">
        <Text as="h1" dir="auto" data-long={name.length > LONG_NAME || undefined} from={hero} field="name">
          {name}
        </Text>
        <Text
          as="p"
          className="title"
          dir="auto"
          data-long={(hero?.title?.length ?? 0) > 2 * LONG_NAME || undefined}
          from={hero}
          field="title"
        />
        <Text as="p" className="intro" dir="auto" from={hero} field="intro" />
      </div>
    </header>
  )
}
