import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import type { TemplatePageProps } from '../definition.ts'
import { Link } from '../parts/link.tsx'
import { Picture } from '../parts/picture.tsx'
import { addressOf } from '../parts/texts.ts'

interface Mention {
  name: string
  href: string | null
  logo: string | null
  logoAlt: string
}

/** Where the owner has appeared; an entry needs a name or a logo. */
export function mentions({ press = [] }: PortfolioContent, picture: TemplatePageProps['picture']): Mention[] {
  return press.flatMap((entry) => {
    const name = entry.name?.trim() ?? ''
    const logo = picture({ src: entry.logo, path: entry.logoPath })
    if (!name && !logo) return []
    return [{ name, logo, logoAlt: entry.logoAlt?.trim() || name || 'Publication', href: addressOf(entry.url) }]
  })
}

interface PressProps {
  mentions: readonly Mention[]
  /** Address of the owner's media kit, if there is one. */
  mediaKit: string | null
}

/** A row of wordmarks: the logo, or the name set as one. */
export function Press({ mentions, mediaKit }: PressProps) {
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
