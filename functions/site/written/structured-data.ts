import type { Article, BreadcrumbList, CreativeWork, Graph } from 'schema-dts'
import type { LivePage } from '../../lib/documents/live-document.ts'
import type { WrittenFacts } from './facts.ts'

interface Source {
  facts: WrittenFacts
  page: LivePage
  /** The absolute address of its cover, or null. */
  cover: string | null
}

/** A case study or an article in the vocabulary of schema.org: what it is, whose, and where it stands. */
export function writtenData({ facts, page, cover }: Source): Graph {
  const { canonical, home, name, description } = facts
  const about = {
    '@id': canonical,
    url: canonical,
    name: page.title,
    description,
    image: cover ?? undefined,
    keywords: page.tags.length > 0 ? page.tags : undefined,
    datePublished: page.date || page.publishedAt.toDate().toISOString(),
    dateModified: page.updatedAt.toDate().toISOString(),
    timeRequired: `PT${page.minutes}M`,
    author: { '@type': 'Person' as const, '@id': `${home}#person`, name, url: home },
    isPartOf: { '@id': home },
  }
  const work: Article | CreativeWork =
    page.kind === 'article'
      ? { '@type': 'Article', headline: page.title, mainEntityOfPage: canonical, ...about }
      : { '@type': 'CreativeWork', ...about }
  const trail: BreadcrumbList = {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name, item: home },
      { '@type': 'ListItem', position: 2, name: page.title, item: canonical },
    ],
  }
  return { '@context': 'https://schema.org', '@graph': [work, trail] }
}
