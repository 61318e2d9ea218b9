import type { ShownSection, SectionProps } from '../../definition.ts'
import { SocialLinks } from '../../parts/social-links.tsx'
import { socialEntries } from '../../parts/social.ts'
import { longestWord } from '../../parts/word-length.ts'
import { navigationOf } from '../../visible-sections.ts'
import { profiles } from '../content.ts'
import { useSay } from '../../parts/say.ts'

/** Longer words need wider columns on a phone. */
const LONG_WORD = 10

interface HeaderProps extends Pick<SectionProps, 'content'> {
  sections: readonly ShownSection[]
}

export function Header({ content, sections }: HeaderProps) {
  const say = useSay()
  const links = navigationOf(sections)
  const social = content.contact?.social
  if (links.length === 0 && socialEntries(social, profiles).length === 0) return null
  return (
    <header className="bar">
      {links.length > 0 && (
        <nav aria-label={say('Sections')}>
          <ul role="list" data-wide={links.some(({ label }) => longestWord(label) > LONG_WORD) || undefined}>
            {links.map(({ id, label }) => (
              <li key={id}>
                <a href={`#${id}`}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <SocialLinks social={social} only={profiles} className="social" />
    </header>
  )
}
