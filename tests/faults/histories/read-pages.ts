import type { DocumentSnapshot, Timestamp } from 'firebase-admin/firestore'
import type { PageContent } from '@vitrine/common/portfolio/pages/page-content'
import type { LivePage } from '../../../functions/lib/documents/live-document.ts'
import { livePageName } from '../../../functions/lib/documents/live-page.ts'
import { factsOf, type PageDocument } from '../../../functions/lib/documents/page.ts'
import { digestOf, type PageFacts } from '../../../functions/lib/documents/page-facts.ts'
import type { Admin } from '../../../local/seed/admin.ts'
import type { StoredLive, StoredPage, StoredPortfolio } from './stored.ts'
import type { KnownPage } from './world.ts'

/** Reads what is stored of case studies and articles. */

const savedIn = ({ blocks = [] }: PageContent): string =>
  /(?:Page|Private)\([\d.]+\)/.exec(JSON.stringify(blocks))?.[0] ?? ''

/** @param portfolio wherever it is: among the live or the deleted ones */
export async function readPages(
  db: Admin['db'],
  portfolio: DocumentSnapshot,
): Promise<Pick<StoredPortfolio, 'pages' | 'pageFacts' | 'missingCopies'>> {
  const below = db.doc(`portfolios/${portfolio.id}`)
  const [drafts, copies, live, publications] = await Promise.all([
    below.collection('pages').get(),
    below.collection('livePages').select().get(),
    below.collection('live').get(),
    below.collection('versions').where('reason', '==', 'published').get(),
  ])
  const named = [...live.docs, ...publications.docs].flatMap((snapshot) => (snapshot.get('pages') ?? []) as LivePage[])
  const there = new Set(copies.docs.map(({ id }) => id))
  return {
    pages: drafts.docs.map((snapshot): StoredPage => {
      const page = snapshot.data() as PageDocument
      return { id: snapshot.id, revision: page.revision, saved: savedIn(page.content), facts: factsOf(page) }
    }),
    pageFacts: (portfolio.get('pages') ?? {}) as Record<string, PageFacts>,
    missingCopies: [...new Set(named.map(livePageName))].filter((name) => !there.has(name)),
  }
}

export async function readLivePages(
  db: Admin['db'],
  live: DocumentSnapshot,
): Promise<Pick<StoredLive, 'pages' | 'oldSlugs'>> {
  const portfolio = live.ref.parent.parent
  const oldSlugs = (live.get('oldSlugs') ?? {}) as Record<string, { pageId: string; until: Timestamp }>
  return {
    pages: await Promise.all(
      ((live.get('pages') ?? []) as LivePage[]).map(async (page) => {
        const copy = await db.doc(`${portfolio?.path}/livePages/${livePageName(page)}`).get()
        const content = copy.get('content') as PageContent | undefined
        const isWhole = content !== undefined && digestOf(content) === page.digest
        return { id: page.id, slug: page.slug, saved: isWhole ? savedIn(content) : null }
      }),
    ),
    oldSlugs: Object.fromEntries(Object.entries(oldSlugs).map(([slug, { pageId }]) => [slug, pageId])),
  }
}

/** The addresses below that of a published portfolio at which something may be: those that pages have, had, or were asked to have. */
export function slugsOf({ id, live, pages }: StoredPortfolio, known: readonly KnownPage[]): string[] {
  if (!live) return []
  return [
    ...new Set([
      ...live.pages.map(({ slug }) => slug),
      ...Object.keys(live.oldSlugs),
      ...pages.map(({ facts }) => facts.slug),
      ...known.filter((page) => page.id === id).map(({ slug }) => slug),
    ]),
  ]
}
