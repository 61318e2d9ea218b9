import { Timestamp } from 'firebase-admin/firestore'
import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import type { Layout } from '@vitrine/common/portfolio/design'
import type { PageEntry } from '@vitrine/common/portfolio/pages/entry'
import { pageEntry } from '@vitrine/common/portfolio/pages/make-entry'
import type { PageContent } from '@vitrine/common/portfolio/pages/page-content'
import { pagePath } from '@vitrine/common/routes'
import type { TemplateId } from '@vitrine/common/templates/ids'
import type { ValueField } from '@vitrine/common/fields/field'
import { sampleValue } from '@vitrine/common/fields/kinds'
import { catalogue } from '@vitrine/templates/catalogue'
import { sampleContent } from '@vitrine/templates/content-samples'
import { optionalSections } from '@vitrine/templates/shared-sections/sections'
import {
  liveState,
  toLive,
  type DomainFacts,
  type LiveDocument,
  type LivePage,
} from '../../functions/lib/documents/live-document.ts'
import type { PortfolioDocument } from '../../functions/lib/documents/portfolio.ts'
import { adminFirestore } from './admin.ts'

let serial = 0
/** A username that no page has yet. */
export const freshPageName = () => `stored-${process.pid}-${Date.now() % 10_000_000}-${serial++}`

/** With all that can be added: tests look at every section. */
const wholeLayout: Layout = { hidden: [], added: optionalSections.map(({ id }) => id) }

export type PageDocument = PortfolioDocument & { username: string }

/** The document of a published portfolio that nobody owns. */
export function pageDocument(
  templateId: TemplateId,
  content: PortfolioContent,
  username: string,
  layout: Layout = wholeLayout,
): PageDocument {
  const now = Timestamp.now()
  return {
    ownerId: 'nobody',
    name: 'Stored page',
    templateId,
    status: 'published',
    username,
    content,
    design: {},
    layout,
    revision: 1,
    views: 0,
    createdAt: now,
    updatedAt: now,
    publishedAt: now,
  }
}

/** What is live of a portfolio whose draft is published as it is. */
export const liveOf = (stored: PageDocument): LiveDocument =>
  toLive(
    stored,
    { part: stored, revision: stored.revision, domain: domainOf(stored), pages: [], oldSlugs: {}, sharedPictures: {} },
    stored.updatedAt,
  )

const domainOf = ({ provedDomain, domainServes }: PageDocument): DomainFacts => ({
  ...(provedDomain !== undefined && { provedDomain }),
  ...(domainServes !== undefined && { domainServes }),
})

/** Stores a published portfolio without the checks of publishing. Returns its id. */
export async function storeDocument(stored: PageDocument): Promise<string> {
  const portfolio = adminFirestore().collection('portfolios').doc()
  const live = liveOf(stored)
  const batch = adminFirestore().batch()
  batch.set(portfolio, { ...stored, live: liveState(live, stored) })
  batch.set(portfolio.collection('live').doc('site'), live)
  batch.set(adminFirestore().collection('usernames').doc(stored.username), {
    ownerId: stored.ownerId,
    portfolioId: portfolio.id,
    claimedAt: stored.createdAt,
  })
  await batch.commit()
  return portfolio.id
}

/** A published page with any content of any template. Returns its username. */
export async function storePage(
  templateId: TemplateId,
  content: PortfolioContent,
  layout: Layout = wholeLayout,
): Promise<string> {
  const username = freshPageName()
  await storeDocument(pageDocument(templateId, content, username, layout))
  return username
}

const livePage = (entry: PageEntry, at: Timestamp): LivePage => ({
  ...entry,
  revision: 1,
  digest: '',
  publishedAt: at,
  updatedAt: at,
})

/** Pages for the sections that list some: with a cover, and without. */
export const listedPages = (): LivePage[] =>
  [
    pageEntry('loom', 'study', 'the-loom', {
      title: 'A loom for the whole valley',
      excerpt: 'Forty weavers, one pattern language, and what it took to agree on it.',
      cover: '/examples/minimalist-designer/02.webp',
      coverAlt: 'Stationery laid out in a row',
    }),
    pageEntry('archive', 'study', 'the-archive', { title: 'The archive', excerpt: 'Ten thousand drawings.' }),
    pageEntry('threads', 'article', 'on-threads', { title: 'On loose threads', date: '2026-03-04' }),
  ].map((entry) => livePage(entry, Timestamp.now()))

/** A case study that is live, with any content, in a portfolio with the example of its template. Returns its address. */
export async function storeWrittenPage(templateId: TemplateId, content: PageContent): Promise<string> {
  const stored = pageDocument(templateId, catalogue[templateId].example, freshPageName())
  const portfolio = adminFirestore().doc(`portfolios/${await storeDocument(stored)}`)
  const page = livePage(pageEntry('page', 'study', 'a-case-study', content), stored.updatedAt)
  await portfolio.collection('livePages').doc('page@1').set({ ownerId: stored.ownerId, content })
  await portfolio
    .collection('live')
    .doc('site')
    .update({ pages: [page] })
  return pagePath(stored.username, page.slug)
}

const longWord = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'.repeat(4)

/** Hostile and senseless input. */
const hostile = [
  '<script>alert(1)</script>"><img src=x onerror=alert(1)>',
  'مرحبا بالعالم',
  '\u202eoverridden',
  '👩🏽‍💻🎨',
  longWord,
  'words '.repeat(600),
]

const picture = '/examples/minimalist-designer/01.webp'

function hostileValue(field: ValueField, index: number): unknown {
  if (field.type === 'image') return index % 2 ? picture : 'javascript:alert(1)'
  if (field.type === 'url') return 'javascript:alert(1)'
  if (field.type === 'select') return sampleValue(field, field.options[0]?.value ?? '')
  return sampleValue(field, hostile[(index + field.path.length) % hostile.length] ?? '')
}

/** The three kinds of content that every template is tested with. */
export const contents: Record<'example' | 'empty' | 'hostile', (id: TemplateId) => PortfolioContent> = {
  example: (id) => catalogue[id].example,
  empty: () => ({ hero: { name: 'Maren Solheim', photographerName: 'Maren Solheim' } }),
  hostile: (id) => sampleContent(catalogue[id].metadata, hostileValue, 7),
}

/** A portfolio with this many entries in every list, some with a word too long for any column. */
export const large = (id: TemplateId, entries = 200): PortfolioContent =>
  sampleContent(
    catalogue[id].metadata,
    (field, index) => {
      if (field.type === 'image') return picture
      if (field.type === 'url') return `https://example.com/${index}`
      if (field.type === 'email') return 'somebody@example.com'
      if (field.type === 'select') return sampleValue(field, field.options[0]?.value ?? '')
      if (field.path.endsWith('category')) return `Category ${index % 5}`
      return sampleValue(field, index % 10 === 3 ? longWord : `Number ${index}`)
    },
    entries,
  )
