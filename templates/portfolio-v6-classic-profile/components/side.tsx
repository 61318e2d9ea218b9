import { initialsOf } from '@vitrine/common/initials'
import { textWithFallback } from '@vitrine/common/portfolio/fallbacks'
import type { SectionProps } from '../../definition.ts'
import { Picture } from '../../parts/picture.tsx'
import { Text } from '../../parts/text.tsx'
import { Typing } from '../../parts/typing.tsx'
import { hasBody, hasSection, navigationOf } from '../../visible-sections.ts'
import { useSay } from '../../parts/say.ts'

/** Milliseconds per character of the name (specification 2, section 9). */
const TYPE_MS = 100
/** Letters of a word that still fit beside each other at the name's full size. */
const LONG_WORD = 11

/** The card beside the page: who this is and where to go. On narrow screens it stands above. */
export function Side({ content, picture, sections }: SectionProps) {
  const say = useSay()
  const { hero } = content
  const name = textWithFallback(content, 'hero.name')
  const portrait = picture({ src: hero?.profileImage, path: hero?.profileImagePath })
  return (
    <div className="side">
      <header className="card">
        <Picture
          className="portrait"
          src={portrait}
          from={hero}
          field="profileImage"
          alt={hero?.profileImageAlt}
          width={560}
          height={560}
          sizes="(min-width: 900px) 260px, 50vw"
          eager
        />
        {!portrait && name && (
          <p className="portrait initials" aria-hidden="true">
            {initialsOf(name)}
          </p>
        )}
        <div className="who">
          {name && <p className="hello">{say('Hello, I’m')}</p>}
          <h1 dir="auto" data-long={name.split(/[\s-]/).some((word) => word.length > LONG_WORD) || undefined}>
            {name ? (
              <Typing texts={[name]} typeMs={TYPE_MS} from={hero} field="name" />
            ) : (
              <Text from={hero} field="name">
                {say('Portfolio')}
              </Text>
            )}
          </h1>
          <Text as="p" className="title" dir="auto" from={hero} field="title" />
          <Text as="p" className="location" dir="auto" from={hero} field="location" />
        </div>
      </header>
      {hasBody(sections) && <Navigation sections={sections} />}
    </div>
  )
}

function Navigation({ sections }: Pick<SectionProps, 'sections'>) {
  const say = useSay()
  return (
    <nav aria-label={say('Sections')} data-scroll-spy="100">
      <ul role="list">
        {navigationOf(sections).map(({ id, label }) => (
          <li key={id}>
            <a href={`#${id}`}>{label}</a>
          </li>
        ))}
      </ul>
      {hasSection(sections, 'contact') && (
        <a className="write" href="#contact">
          {say('Say hello')}
        </a>
      )}
    </nav>
  )
}
