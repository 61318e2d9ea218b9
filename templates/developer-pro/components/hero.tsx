import type { SectionProps } from '../../definition.ts'
import { nameOf, titlesOf } from '../../parts/content.ts'
import { Link } from '../../parts/link.tsx'
import { Picture } from '../../parts/picture.tsx'
import { Typing } from '../../parts/typing.tsx'
import { addressOf } from '../../parts/texts.ts'
import { hasSection } from '../../visible-sections.ts'

export function Hero({ content, picture, sections }: SectionProps) {
  const { hero } = content
  const { summary, location, resumeLink, profileImage, profileImagePath, profileImageAlt } = hero ?? {}
  const titles = titlesOf(hero)
  const canContact = hasSection(sections, 'contact')
  const resume = addressOf(resumeLink)
  const portrait = picture({ src: profileImage, path: profileImagePath })
  return (
    <div id="hero" className="hero">
      <div className="hero-text">
        <h1 dir="auto">{nameOf(content)}</h1>
        {titles.length > 0 && <Titles titles={titles} />}
        {summary?.trim() && (
          <p className="summary" dir="auto">
            {summary}
          </p>
        )}
        {(resume || canContact) && (
          <p className="actions">
            {resume && (
              <Link href={resume} className="button button-filled">
                Résumé
              </Link>
            )}
            {canContact && (
              <a href="#contact" className="button">
                Get in touch
              </a>
            )}
          </p>
        )}
      </div>
      {(portrait || location?.trim()) && (
        <div className="hero-side">
          <Picture
            src={portrait}
            alt={profileImageAlt}
            width={560}
            height={560}
            sizes="(min-width: 800px) 300px, 60vw"
            className="portrait"
            eager
          />
          {location?.trim() && <p className="location">{location}</p>}
        </div>
      )}
    </div>
  )
}

/** Keeps the room of the longest title, so that typing never moves what stands below. */
function Titles({ titles }: { titles: readonly string[] }) {
  const longest = titles.reduce((one, other) => (other.length > one.length ? other : one))
  return (
    <p className="titles" data-longest={longest}>
      <Typing texts={titles} />
    </p>
  )
}
