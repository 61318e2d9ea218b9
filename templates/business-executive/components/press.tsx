import type { SectionProps } from '../../definition.ts'
import { Link } from '../../parts/link.tsx'
import { Picture } from '../../parts/picture.tsx'
import { addressOf } from '../../parts/texts.ts'
import { mentionsOf } from '../content.ts'

/** A row of wordmarks: the logo, or the name set as one. */
export function Press({ content, picture }: SectionProps) {
  const mentions = mentionsOf(content).map(({ name = '', url, logo, logoPath, logoAlt }) => ({
    name: name.trim(),
    logo: picture({ src: logo, path: logoPath }),
    logoAlt: logoAlt?.trim() || name.trim() || 'Publication',
    href: addressOf(url),
  }))
  const mediaKit = addressOf(content.about?.mediaKit)
  return (
    <section className="press" id="press" aria-labelledby="press-title">
      <h2 id="press-title">As seen in</h2>
      {mentions.length > 0 && (
        <ul role="list" className="wordmarks">
          {mentions.map(({ name, href, logo, logoAlt }, index) => (
            <li key={index} dir="auto">
              <Link href={href}>
                {logo ? <Picture src={logo} alt={logoAlt} width={160} height={40} sizes="160px" /> : name}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {mediaKit && (
        <p className="media-kit">
          <Link href={mediaKit}>Media kit</Link>
        </p>
      )}
    </section>
  )
}
