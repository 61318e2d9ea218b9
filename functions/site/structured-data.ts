import type { Article, CreativeWork, ImageObject, Person, ProfilePage, WithContext } from 'schema-dts'
import type { PublicContent } from '@vitrine/common/portfolio/public-content'
import { addressOf } from '@vitrine/templates/parts/texts'
import type { PageFacts } from '@vitrine/templates/page-facts'
import { jobTitle, onOneLine, portraitOf, type PictureSource } from './highlights.ts'

/** Search engines gain nothing from a longer list, and every visitor loads it. */
export const WORKS_LIMIT = 50
/** A work is described here, not retold. */
const TEXT_LIMIT = 500

interface Source {
  facts: PageFacts
  username: string
  content: PublicContent
  /** The absolute address of a picture, or null. */
  picture: (source: PictureSource) => string | null
  publishedAt: Date | null
  updatedAt: Date
}

type Work = CreativeWork | ImageObject | Article

/** The page in the vocabulary of schema.org: whose it is, and the works that it shows. */
export function structuredData({
  facts,
  username,
  content,
  picture,
  publishedAt,
  updatedAt,
}: Source): WithContext<ProfilePage> {
  const { canonical, title, description, name } = facts
  const personId = `${canonical}#person`
  const portrait = portraitOf(content)
  const person: Person = {
    '@type': 'Person',
    '@id': personId,
    name,
    alternateName: username,
    jobTitle: jobTitle(content),
    description,
    image: (portrait && picture(portrait)) ?? undefined,
    url: canonical,
    sameAs: some(profiles(content)),
  }
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    '@id': canonical,
    url: canonical,
    name: title,
    description,
    dateCreated: publishedAt?.toISOString(),
    dateModified: updatedAt.toISOString(),
    mainEntity: person,
    hasPart: some(works(content, picture).map((work) => ({ ...work, author: { '@id': personId } }))),
  }
}

function profiles({ contact }: PublicContent): string[] {
  const { more = [], ...networks } = contact?.social ?? {}
  const addresses = [...Object.values(networks), ...more.map(({ href }) => href)]
  return addresses.flatMap((address) => webAddress(address) ?? [])
}

function works({ projects = [], gallery, articles = [] }: PublicContent, picture: Source['picture']): Work[] {
  const image = (source: PictureSource) => picture(source) ?? undefined
  return [
    ...projects.map((project): CreativeWork | null => {
      const name = text(project.title)
      return name
        ? {
            '@type': 'CreativeWork',
            name,
            description: text(project.description),
            url: webAddress(project.link),
            image: image({ src: project.image, path: project.imagePath }),
            keywords: some((project.tags ?? []).flatMap((tag) => text(tag) ?? [])),
          }
        : null
    }),
    ...articles.map((article): Article | null => {
      const headline = text(article.title)
      return headline
        ? {
            '@type': 'Article',
            headline,
            description: text(article.excerpt),
            url: webAddress(article.link),
            image: image({ src: article.cover, path: article.coverPath }),
          }
        : null
    }),
    ...(gallery?.images ?? []).map((photograph): ImageObject | null => {
      const contentUrl = image({ src: photograph.src, path: photograph.srcPath })
      return contentUrl
        ? { '@type': 'ImageObject', contentUrl, caption: text(photograph.caption), description: text(photograph.alt) }
        : null
    }),
  ]
    .filter((work) => work !== null)
    .slice(0, WORKS_LIMIT)
}

/** A text on one line, cut where it gets long. */
function text(written: string | undefined): string | undefined {
  const line = onOneLine(written)
  if (line.length <= TEXT_LIMIT) return line || undefined
  const characters = [...line]
  return characters.length <= TEXT_LIMIT
    ? line
    : `${characters
        .slice(0, TEXT_LIMIT - 1)
        .join('')
        .trimEnd()}…`
}

function webAddress(written: string | undefined): string | undefined {
  const address = addressOf(written)
  return address && /^https?:/.test(address) ? address : undefined
}

const some = <T>(items: T[]): T[] | undefined => (items.length > 0 ? items : undefined)
