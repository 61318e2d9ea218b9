import { textWithFallback } from '@vitrine/common/portfolio/fallbacks'
import type { Language } from '@vitrine/common/languages'
import type { PublicContent } from '@vitrine/common/portfolio/public-content'
import { domainHomePath, publicPath } from '@vitrine/common/routes'
import { english, type Say } from './words/wording.ts'
import { plainText } from './parts/rich-text-tree.ts'

/** Length of the bio's excerpt in the description (specification 2, section 9). */
const BIO_EXCERPT_LENGTH = 160

export interface PageFacts {
  title: string
  description: string
  /** The subject of the page. */
  name: string
  canonical: string
  noindex: boolean
}

export interface PageSource {
  name: string
  username: string
  content: PublicContent
  origin: string
  /** The page's custom domain, if it is connected. */
  domain?: string | null
  /** The language that its address names, which is not that of the original. */
  inAddress?: Language | null
  /** In the language of the page, where its description is asked for; English without. */
  say?: Say
}

/** Title, description and canonical address, with the fallbacks of the specification (2, section 2). */
export function pageFacts({
  name,
  username,
  content,
  origin,
  domain,
  inAddress,
  say = english.say,
}: PageSource): PageFacts {
  const { hero, about, meta } = content
  const person = first(textWithFallback(content, 'hero.name'), name, username)
  return {
    title: first(meta?.title, person),
    description: first(
      meta?.description,
      hero?.tagline,
      excerpt(plainText(first(hero?.bio, about?.bio))),
      excerpt(first(hero?.summary, hero?.intro)),
      say('Check out {name}’s portfolio', { name: person }),
    ),
    name: person,
    canonical: domain ? `https://${domain}${domainHomePath(inAddress)}` : origin + publicPath(username, inAddress),
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
