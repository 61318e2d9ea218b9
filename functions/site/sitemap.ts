import type { Timestamp } from 'firebase-admin/firestore'
import type { Request } from 'firebase-functions/https'
import {
  appRoutes,
  domainPagePath,
  examplePagePath,
  examplePath,
  pagePath,
  publicPath,
  templatePath,
} from '@vitrine/common/routes'
import { templateIds } from '@vitrine/common/templates/ids'
import { loadExamplePage } from '@vitrine/templates/pages/example-page'
import { withDeadline } from '../lib/deadline.ts'
import { type NamesDomain, servedDomain } from '../lib/documents/domain.ts'
import { allLive } from '../lib/documents/live.ts'
import { type DomainPage, pageAtDomain } from '../lib/documents/published.ts'
import { appOrigin } from '../lib/env.ts'
import { type Answer, file } from './answer.ts'
import { foreignDomain } from './custom-domain.ts'
import { noBrand } from './message-page.tsx'
import { addressNotFound } from './refusals.ts'
import { isListed } from './robots.ts'

export interface SitemapEntry {
  address: string
  /** When the page last changed, where that is known. */
  updatedAt?: Date
}

/** Well below the 50,000 addresses that a sitemap may hold (sitemaps.org). */
export const FILE_SIZE = 5_000
/** Portfolios that are read at once: the lists of their pages can be long. */
const READ_SIZE = 500
/** What is left out beyond this was published longest ago, and search engines know it already. */
const FILES_LIMIT = 20
/** An hour at the CDN. Here just long enough that a burst of requests reads the portfolios once. */
const TYPE = 'application/xml; charset=utf-8'
const CACHE = 'public, max-age=600, s-maxage=3600'
const KEPT_MS = 30_000

let kept: { entries: Promise<SitemapEntry[]>; until: number } | undefined

/** /sitemap.xml and its parts, of the app or of a custom domain. */
export async function answerSitemap(req: Request, part: number | null): Promise<Answer> {
  const domain = foreignDomain(req)
  if (domain === null) return (await sitemap(appOrigin(), part)) ?? addressNotFound()
  const page = part === null ? await pageAtDomain(domain) : null
  return page && isListed(page) ? domainSitemap(domain, page) : addressNotFound(noBrand)
}

/** Of a domain: its own addresses and nothing else. */
function domainSitemap(domain: string, { portfolio }: DomainPage): Answer {
  const origin = `https://${domain}`
  const entries = [
    { address: `${origin}/`, updatedAt: portfolio.updatedAt.toDate() },
    ...portfolio.pages.map(({ slug, updatedAt }) => ({
      address: origin + domainPagePath(slug),
      updatedAt: updatedAt.toDate(),
    })),
  ]
  return file(TYPE, CACHE, sitemapXml(entries, origin, null) ?? '')
}

/**
 * /sitemap.xml of the app (`part` null): the public pages that search engines may list; an index of /sitemap-1.xml and so on where
 * one file is too small for them. Null for a part that there is not.
 */
async function sitemap(origin: string, part: number | null): Promise<Answer | null> {
  const now = Date.now()
  if (!kept || kept.until < now) {
    const entries = withDeadline('shared', async () =>
      (await Promise.all([ownPages(origin), indexablePages(origin)])).flat(),
    )
    kept = { entries, until: now + KEPT_MS }
    entries.catch(() => (kept = undefined))
  }
  const body = sitemapXml(await kept.entries, origin, part)
  return body === null ? null : file(TYPE, CACHE, body)
}

export function sitemapXml(entries: readonly SitemapEntry[], origin: string, part: number | null): string | null {
  const files = Math.ceil(entries.length / FILE_SIZE)
  if (part === null && files > 1) {
    const addresses = Array.from(
      { length: files },
      (_, index) => `<sitemap><loc>${origin}/sitemap-${index + 1}.xml</loc></sitemap>`,
    )
    return xml('sitemapindex', addresses)
  }
  if (part !== null && (part < 1 || part > files)) return null
  const start = ((part ?? 1) - 1) * FILE_SIZE
  return xml(
    'urlset',
    entries.slice(start, start + FILE_SIZE).map(({ address, updatedAt }) => {
      const changed = updatedAt ? `<lastmod>${updatedAt.toISOString()}</lastmod>` : ''
      return `<url><loc>${address}</loc>${changed}</url>`
    }),
  )
}

function xml(root: string, lines: readonly string[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...lines,
    `</${root}>`,
    '',
  ].join('\n')
}

/** The pages of the app that are there for strangers. */
async function ownPages(origin: string): Promise<SitemapEntry[]> {
  const ofTemplates = await Promise.all(
    templateIds.map(async (id) => {
      const { slug } = await loadExamplePage(id)
      return [templatePath(id), examplePath(id), examplePagePath(id, slug)]
    }),
  )
  return [appRoutes.landing, appRoutes.store, ...ofTemplates.flat()].map((path) => ({ address: origin + path }))
}

export interface Listed extends Omit<NamesDomain, 'content'> {
  username: string
  publishedAt: Timestamp
  pages?: { slug: string; updatedAt: Timestamp }[]
  content?: NamesDomain['content'] & { meta?: { noindex?: boolean } }
}

/**
 * Owners who opted out are few: they are left out after reading, so that the content needs no index. So are pages that visitors
 * find at a domain of their own: they are in its sitemap.
 */
async function indexablePages(origin: string): Promise<SitemapEntry[]> {
  const published = allLive()
    .orderBy('onlineSince', 'desc')
    .orderBy('__name__', 'desc')
    .select(
      'username',
      'publishedAt',
      'pages',
      'content.meta.noindex',
      'content.domain',
      'provedDomain',
      'domainServes',
      'ownerPlan',
    )
    .limit(READ_SIZE)
  const entries: SitemapEntry[] = []
  let page = await published.get()
  for (;;) {
    for (const snapshot of page.docs) {
      const { username, publishedAt, content, pages = [], ...stored } = snapshot.data() as Listed
      if (content?.meta?.noindex || servedDomain({ ...stored, content: content ?? {} })) continue
      entries.push(
        { address: origin + publicPath(username), updatedAt: publishedAt.toDate() },
        ...pages.map(({ slug, updatedAt }) => ({
          address: origin + pagePath(username, slug),
          updatedAt: updatedAt.toDate(),
        })),
      )
    }
    const last = page.docs.at(-1)
    if (!last || page.size < READ_SIZE || entries.length >= FILE_SIZE * FILES_LIMIT)
      return entries.slice(0, FILE_SIZE * FILES_LIMIT)
    page = await published.startAfter(last).get()
  }
}
