import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import { plainText } from '@vitrine/templates/parts/rich-text-tree'

/** Length of the excerpt of a bio that becomes the description (specification 2, section 9). */
const BIO_EXCERPT_LENGTH = 160

export interface PageFacts {
  title: string
  description: string
  /** Absolute address of the picture of the social card. */
  image: string
  canonical: string
  noindex: boolean
}

interface Source {
  name: string
  username: string
  content: PortfolioContent
  /** Absolute address of the owner's picture, or null for the default one. */
  picture: string | null
  origin: string
}

/** What search engines and social cards are told, by the fallbacks of the specification (2, section 2) and the owner's own words. */
export function pageFacts({ name, username, content, picture, origin }: Source): PageFacts {
  const { hero, about, meta } = content
  const person = first(hero?.name, name, username)
  return {
    title: first(meta?.title, person),
    description: first(
      meta?.description,
      hero?.tagline,
      excerpt(plainText(first(hero?.bio, about?.bio))),
      `Check out ${person}’s portfolio`,
    ),
    image: picture ?? `${origin}/social-card.png`,
    canonical: `${origin}/${username}`,
    noindex: meta?.noindex ?? false,
  }
}

/** The first text that is not empty. */
function first(...texts: (string | undefined)[]): string {
  return texts.find((text) => text !== undefined && text.trim() !== '')?.trim() ?? ''
}

function excerpt(text: string): string {
  const characters = [...text]
  return characters.length <= BIO_EXCERPT_LENGTH ? text : `${characters.slice(0, BIO_EXCERPT_LENGTH - 1).join('').trimEnd()}…`
}
