import type { PublicContent } from '@vitrine/common/portfolio/public-content'
import { shownText } from '@vitrine/common/portfolio/stand-ins'
import { plainText } from './parts/rich-text-tree.ts'

/** Length of the excerpt of a bio that becomes the description (specification 2, section 9). */
const BIO_EXCERPT_LENGTH = 160

export interface PageFacts {
  title: string
  description: string
  /** The person, or whatever else the page is about. */
  name: string
  canonical: string
  noindex: boolean
}

export interface PageSource {
  name: string
  username: string
  content: PublicContent
  origin: string
  /** The custom domain at which the page is to be found, where it has one. */
  domain?: string | null
}

/** What search engines and social cards are told, by the fallbacks of the specification (2, section 2) and the owner's own words. */
export function pageFacts({ name, username, content, origin, domain }: PageSource): PageFacts {
  const { hero, about, meta } = content
  const person = first(shownText(content, 'hero.name'), name, username)
  return {
    title: first(meta?.title, person),
    description: first(
      meta?.description,
      hero?.tagline,
      excerpt(plainText(first(hero?.bio, about?.bio))),
      excerpt(first(hero?.summary, hero?.intro)),
      `Check out ${person}’s portfolio`,
    ),
    name: person,
    canonical: domain ? `https://${domain}/` : `${origin}/${username}`,
    noindex: meta?.noindex ?? false,
  }
}

/** The first text that is not empty. */
function first(...texts: (string | undefined)[]): string {
  return texts.find((text) => text !== undefined && text.trim() !== '')?.trim() ?? ''
}

function excerpt(written: string): string {
  const text = written.replace(/\s+/g, ' ')
  const characters = [...text]
  return characters.length <= BIO_EXCERPT_LENGTH
    ? text
    : `${characters
        .slice(0, BIO_EXCERPT_LENGTH - 1)
        .join('')
        .trimEnd()}…`
}
