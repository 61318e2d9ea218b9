import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import type { SectionProps } from '../../definition.ts'
import { nameOf, titlesOf } from '../../parts/content.ts'
import { Link } from '../../parts/link.tsx'
import { Picture } from '../../parts/picture.tsx'
import { Text } from '../../parts/text.tsx'
import { Typing } from '../../parts/typing.tsx'
import { addressOf } from '../../parts/texts.ts'
import { hasSection } from '../../visible-sections.ts'
import { useSay } from '../../parts/say.ts'

export function Hero({ content, picture, sections }: SectionProps) {
  const say = useSay()
  const { hero } = content
  const { location, resumeLink, profileImage, profileImagePath, profileImageAlt } = hero ?? {}
  const titles = titlesOf(hero)
  const canContact = hasSection(sections, 'contact')
  const resume = addressOf(resumeLink)
  const portrait = picture({ src: profileImage, path: profileImagePath })
  return (
    <div id="hero" className="hero">
      <div className="hero-text">
        <Text as="h1" dir="auto" from={hero} field="name">
          {nameOf(content, say)}
        </Text>
        {titles.length > 0 && <Titles titles={titles} hero={hero} />}
        <Text as="p" className="summary" dir="auto" from={hero} field="summary" />
        {(resume || canContact) && (
          <p className="actions">
            {resume && (
              <Link href={resume} className="button button-filled" from={hero} field="resumeLink">
                {say('Résumé')}
              </Link>
            )}
            {canContact && (
              <a href="#contact" className="button">
                {say('Get in touch')}
              </a>
            )}
          </p>
        )}
      </div>
      {(portrait || location?.trim()) && (
        <div className="hero-side">
          <Picture
            src={portrait}
            from={hero}
            field="profileImage"
            alt={profileImageAlt}
            width={560}
            height={560}
            sizes="(min-width: 800px) 300px, 60vw"
            className="portrait"
            eager
          />
          <Text as="p" className="location" from={hero} field="location" />
        </div>
      )}
    </div>
  )
}

/** Keeps the room of the longest title, so that typing never moves what stands below. */
function Titles({ titles, hero }: { titles: readonly string[]; hero: PortfolioContent['hero'] }) {
  const longest = titles.reduce((one, other) => (other.length > one.length ? other : one))
  return (
    <p className="titles" data-longest={longest}>
      <Typing texts={titles} from={hero} field="titles" />
    </p>
  )
}
