import type { Timestamp } from 'firebase-admin/firestore'
import type { Request } from 'firebase-functions/https'
import { type Language, languageOf } from '@vitrine/common/languages'
import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import { servedLanguages } from '@vitrine/common/portfolio/translations/texts'
import {
  appRoutes,
  domainHomePath,
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
import type { LivePage } from '../lib/documents/live-document.ts'
import { allLive } from '../lib/documents/live.ts'
import { type DomainPage, pageAtDomain } from '../lib/documents/published.ts'
import { appOrigin } from '../lib/env.ts'
import { type Answer, file } from './answer.ts'
import { foreignDomain } from './custom-domain.ts'
import { noBrand } from './message-page.tsx'
import { addressNotFound } from './refusals.ts'
import type { Alternate } from './page-head.tsx'
import { isListed } from './robots.ts'
import { isTranslated } from './written/facts.ts'

export interface SitemapEntry {
  address: string
  /** When the page last changed, where that is known. */
  updatedAt?: Date
  /** The same page in all of its languages, where there are several: the original first. */
  alternates?: readonly Alternate[]
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
  const { updatedAt, languages, pages } = portfolio
  const entries = entriesOf(
    { updatedAt, languages, pages },
    {
      home: (language) => origin + domainHomePath(language),
      page: (slug, language) => origin + domainPagePath(slug, language),
    },
  )
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
    entries.slice(start, start + FILE_SIZE).map(({ address, updatedAt, alternates }) => {
      const changed = updatedAt ? `<lastmod>${updatedAt.toISOString()}</lastmod>` : ''
      return `<url><loc>${address}</loc>${changed}${alternates ? alternateLinks(alternates) : ''}</url>`
    }),
  )
}

const alternateLinks = (alternates: readonly Alternate[]): string =>
  [...alternates, ...alternates.slice(0, 1).map(({ address }) => ({ language: 'x-default', address }))]
    .map(({ language, address }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`)
    .join('')

function xml(root: string, lines: readonly string[]): string {
  const hasAlternates = lines.some((line) => line.includes('<xhtml:link '))
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${hasAlternates ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : ''}>`,
    ...lines,
    `</${root}>`,
    '',
  ].join('\n')
}

interface Site {
  updatedAt: Timestamp
  /** The original first. */
  languages: readonly Language[]
  pages: readonly Pick<LivePage, 'slug' | 'updatedAt' | 'translations'>[]
}

interface Addresses {
  home: (language: Language | null) => string
  page: (slug: string, language: Language | null) => string
}

/** A portfolio and its pages, each in all of its languages. */
function entriesOf({ updatedAt, languages, pages }: Site, at: Addresses): SitemapEntry[] {
  const [original] = languages
  const inEach = (changed: Timestamp, all: readonly Language[], addressIn: (language: Language | null) => string) => {
    const alternates = all.map((language) => ({
      language,
      address: addressIn(language === original ? null : language),
    }))
    return alternates.map(({ address }) => ({
      address,
      updatedAt: changed.toDate(),
      ...(alternates.length > 1 && { alternates }),
    }))
  }
  return [
    ...inEach(updatedAt, languages, at.home),
    ...pages.flatMap((page) => {
      const translated = languages.filter((language) => isTranslated(page, language === original ? null : language))
      return inEach(page.updatedAt, translated, (language) => at.page(page.slug, language))
    }),
  ]
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
  pages?: Pick<LivePage, 'slug' | 'updatedAt' | 'translations'>[]
  content?: NamesDomain['content'] & Pick<PortfolioContent, 'meta'>
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
      'content.meta.language',
      'content.meta.languages',
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
      const languages = [languageOf(content ?? {}), ...servedLanguages(content ?? {}, stored.ownerPlan ?? 'free')]
      entries.push(
        ...entriesOf(
          { updatedAt: publishedAt, languages, pages },
          {
            home: (language) => origin + publicPath(username, language),
            page: (slug, language) => origin + pagePath(username, slug, language),
          },
        ),
      )
    }
    const last = page.docs.at(-1)
    if (!last || page.size < READ_SIZE || entries.length >= FILE_SIZE * FILES_LIMIT)
      return entries.slice(0, FILE_SIZE * FILES_LIMIT)
    page = await published.startAfter(last).get()
  }
}
