import { DEFAULT_LANGUAGE, type Language } from '../../languages.ts'
import type { FeedFormat } from '../../routes.ts'

/* The articles of a portfolio for programs that follow them: Atom (RFC 4287) and JSON Feed 1.1. */

export const feedTypes = { xml: 'application/atom+xml', json: 'application/feed+json' } as const

export interface Feed {
  /** What it is in. English is not said. */
  language: Language
  /** What an article without a title is called. */
  untitled: string
  /** An IRI that stays the same. */
  id: string
  /** The person, who is the author of all articles. */
  name: string
  description: string
  /** Absolute, like every address of a feed. */
  home: string
  addressOf: (format: FeedFormat) => string
  articles: readonly FeedArticle[]
  /** Of a feed without articles; a moment as ISO 8601. */
  updated: string
}

export interface FeedArticle {
  /** An IRI that stays the same when the article gets another address. */
  id: string
  url: string
  title: string
  excerpt: string
  /** The address of its cover. */
  image: string | null
  tags: readonly string[]
  /** The day that the article names, if it does. */
  date: string
  /** Moments as ISO 8601. */
  publishedAt: string
  updatedAt: string
}

interface Item extends Pick<FeedArticle, 'id' | 'url' | 'title' | 'image' | 'tags'> {
  summary: string
  published: string
  updated: string
}

const itemOf = (
  { id, url, title, excerpt, image, tags, date, publishedAt, updatedAt }: FeedArticle,
  { untitled }: Pick<Feed, 'untitled'>,
): Item => ({
  id,
  url,
  title: title.trim() || untitled,
  summary: excerpt.trim(),
  image,
  tags: tags.filter((tag) => tag.trim() !== ''),
  published: isDay(date) ? `${date}T00:00:00.000Z` : publishedAt,
  updated: updatedAt,
})

/** A day that exists: 31 February does not. */
const isDay = (date: string): boolean =>
  date !== '' && !Number.isNaN(Date.parse(date)) && new Date(date).toISOString().startsWith(date)

function atomFeed(feed: Feed): string {
  const { language, id, name, description, home, addressOf, articles, updated } = feed
  const element = (tag: string, text: string) => `<${tag}>${xmlText(text)}</${tag}>`
  const link = (rel: string, href: string, type: string) =>
    `<link rel="${rel}" type="${type}" href="${xmlText(href)}"/>`
  const items = articles.map((article) => itemOf(article, feed))
  const entries = items.map((item) =>
    [
      '<entry>',
      element('id', item.id),
      element('title', item.title),
      link('alternate', item.url, 'text/html'),
      element('published', item.published),
      element('updated', item.updated),
      ...(item.summary ? [element('summary', item.summary)] : []),
      ...item.tags.map((tag) => `<category term="${xmlText(tag)}"/>`),
      '</entry>',
    ].join('\n'),
  )
  const last = items.map((item) => item.updated).reduce((latest, one) => (one > latest ? one : latest), '')
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom"${language === DEFAULT_LANGUAGE ? '' : ` xml:lang="${language}"`}>`,
    element('id', id),
    element('title', name),
    element('subtitle', description),
    link('alternate', home, 'text/html'),
    link('self', addressOf('xml'), feedTypes.xml),
    element('updated', last || updated),
    `<author>${element('name', name)}${element('uri', home)}</author>`,
    ...entries,
    '</feed>',
    '',
  ].join('\n')
}

/** Text as XML may hold it: some characters it may not, however they are written. */
const xmlText = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[<>&"]/g, (character) => `&#${character.charCodeAt(0)};`)

function jsonFeed(feed: Feed): string {
  const { language, name, description, home, addressOf, articles } = feed
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: name,
    description,
    home_page_url: home,
    feed_url: addressOf('json'),
    authors: [{ name, url: home }],
    ...(language !== DEFAULT_LANGUAGE && { language }),
    items: articles
      .map((article) => itemOf(article, feed))
      .map(({ id, url, title, summary, image, tags, published, updated }) => ({
        id,
        url,
        title,
        ...(summary && { summary }),
        // One of the two is required.
        content_text: summary || title,
        ...(image && { image }),
        ...(tags.length > 0 && { tags }),
        date_published: published,
        date_modified: updated,
      })),
  })
}

export const feedWriters: Record<FeedFormat, (feed: Feed) => string> = { xml: atomFeed, json: jsonFeed }
