import { publicPath } from '@vitrine/common/routes'
import { pageFacts } from '@vitrine/templates/page-facts'
import type { LivePage } from '../../lib/documents/live-document.ts'
import type { PublicPortfolio } from '../../lib/documents/published.ts'
import { appOrigin } from '../../lib/env.ts'
import { pictureAddress } from '../../lib/pictures.ts'
import { feedAddress, pageAddress } from './facts.ts'

/* The articles of a portfolio for programs that follow them: Atom (RFC 4287) and JSON Feed 1.1. */

export interface FeedSource {
  id: string
  portfolio: PublicPortfolio
}

interface Item {
  id: string
  url: string
  title: string
  summary: string
  image: string | null
  tags: readonly string[]
  published: string
  updated: string
}

/** What a feed says of an article. Its id stays the same when it gets another address. */
function itemOf({ id, portfolio }: FeedSource, page: LivePage): Item {
  const cover = pictureAddress({ src: page.cover, path: page.coverPath })
  const published = page.publishedAt.toDate().toISOString()
  return {
    id: `tag:${new URL(appOrigin()).hostname},${published.slice(0, 10)}:${id}/${page.id}`,
    url: pageAddress(portfolio, page.slug),
    title: page.title.trim() || 'Untitled',
    summary: page.excerpt.trim(),
    image: cover && new URL(cover, appOrigin()).href,
    tags: page.tags.filter((tag) => tag.trim() !== ''),
    published: isDay(page.date) ? `${page.date}T00:00:00.000Z` : published,
    updated: page.updatedAt.toDate().toISOString(),
  }
}

/** A day that there is: 31 February is none. */
const isDay = (date: string): boolean =>
  date !== '' && !Number.isNaN(Date.parse(date)) && new Date(date).toISOString().startsWith(date)

function feedOf(source: FeedSource) {
  const { portfolio } = source
  const { name, description, canonical } = pageFacts({ ...portfolio, origin: appOrigin() })
  const items = portfolio.pages.filter(({ kind }) => kind === 'article').map((page) => itemOf(source, page))
  const updated = items.map((item) => item.updated).reduce((last, one) => (one > last ? one : last), '')
  return { name, description, home: canonical, items, updated: updated || portfolio.publishedAt.toDate().toISOString() }
}

export function atomFeed(source: FeedSource): string {
  const { name, description, home, items, updated } = feedOf(source)
  const element = (tag: string, text: string) => `<${tag}>${xmlText(text)}</${tag}>`
  const link = (rel: string, href: string, type: string) =>
    `<link rel="${rel}" type="${type}" href="${xmlText(href)}"/>`
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
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    element('id', appOrigin() + publicPath(source.portfolio.username)),
    element('title', name),
    element('subtitle', description),
    link('alternate', home, 'text/html'),
    link('self', feedAddress(source.portfolio, 'xml'), 'application/atom+xml'),
    element('updated', updated),
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

export function jsonFeed(source: FeedSource): string {
  const { name, description, home, items } = feedOf(source)
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: name,
    description,
    home_page_url: home,
    feed_url: feedAddress(source.portfolio, 'json'),
    authors: [{ name, url: home }],
    items: items.map(({ id, url, title, summary, image, tags, published, updated }) => ({
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
