import type { LinkShows } from '@vitrine/common/api/private-links'
import { inOrder, type PageEntry, pageEntry } from '@vitrine/common/portfolio/pages/entry'
import type { PageContent } from '@vitrine/common/portfolio/pages/page-content'
import type { LiveDocument } from '../lib/documents/live-document.ts'
import { livePageRef } from '../lib/documents/live-page.ts'
import { type PageDocument, pageRef } from '../lib/documents/page.ts'
import type { PortfolioDocument } from '../lib/documents/portfolio.ts'
import { db } from '../lib/firebase.ts'

/** A case study or an article that a private link shows. */
export interface LinkedPage {
  entry: PageEntry
  /** Of a draft, which was read to find it. Of what is live, the revision that is. */
  at: { content: PageContent } | { revision: number }
}

interface Source {
  stored: Pick<PortfolioDocument, 'content' | 'pages'>
  live: Pick<LiveDocument, 'content' | 'pages'> | null
}

/**
 * The pages of a portfolio that a link shows, in the order that was chosen for it. Private ones are never live: of them it shows the
 * draft, also where it shows what is published otherwise.
 */
export async function linkedPages(id: string, { stored, live }: Source, shows: LinkShows): Promise<LinkedPage[]> {
  const chosen = chosenPages(shows)
  const isChosen = (pageId: string) => chosen === null || chosen.includes(pageId)
  const drafts = Object.entries(stored.pages ?? {})
    .filter(([pageId, facts]) => isChosen(pageId) && !facts.deleted && (shows.from === 'draft' || facts.private))
    .map(([pageId]) => pageId)
  const published = shows.from === 'live' ? (live?.pages ?? []) : []
  const found = [
    ...published
      .filter((page) => isChosen(page.id) && !drafts.includes(page.id))
      .map((entry): LinkedPage => ({ entry, at: { revision: entry.revision } })),
    ...(await readDrafts(id, drafts)),
  ]
  const source = shows.from === 'live' ? live : stored
  if (chosen) return chosen.flatMap((pageId) => found.find(({ entry }) => entry.id === pageId) ?? [])
  const entries = inOrder(
    found.map(({ entry }) => entry),
    source?.content ?? {},
  )
  return entries.flatMap((entry) => found.find((page) => page.entry === entry) ?? [])
}

/** Null for all. Links of before there were pages name none: what was chosen for one of those is all that it shows. */
const chosenPages = ({ sections, items, pages }: LinkShows): readonly string[] | null =>
  pages === undefined && (sections !== null || items !== null) ? [] : (pages ?? null)

async function readDrafts(id: string, pageIds: readonly string[]): Promise<LinkedPage[]> {
  const found = pageIds.length > 0 ? await db().getAll(...pageIds.map((pageId) => pageRef(id, pageId))) : []
  return found.flatMap((snapshot) => {
    const page = snapshot.data() as PageDocument | undefined
    return page && page.deletedAt === null
      ? [{ entry: pageEntry(snapshot.id, page.kind, page.slug, page.content), at: { content: page.content } }]
      : []
  })
}

/** What a page of a link shows; null where it is gone by now. */
export async function linkedContent(id: string, { entry, at }: LinkedPage): Promise<PageContent | null> {
  if ('content' in at) return at.content
  return (await livePageRef(id, { id: entry.id, revision: at.revision }).get()).data()?.content ?? null
}
