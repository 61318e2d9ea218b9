import { LRUCache } from 'lru-cache'
import type { LinkShows } from '@vitrine/common/api/private-links'
import { inOrder, type PageEntry } from '@vitrine/common/portfolio/pages/entry'
import { pageEntry } from '@vitrine/common/portfolio/pages/make-entry'
import type { PageContent } from '@vitrine/common/portfolio/pages/page-content'
import { uploadsIn } from '@vitrine/templates/picture-sets'
import { type LiveDocument, type LivePage } from '../lib/documents/live-document.ts'
import { livePageRef } from '../lib/documents/live-page.ts'
import { type PageDocument, pageRef } from '../lib/documents/page.ts'
import { changeOf, differs, type PageFacts } from '../lib/documents/page-facts.ts'
import type { PortfolioDocument } from '../lib/documents/portfolio.ts'
import { db } from '../lib/firebase.ts'

/** A case study or an article that a private link shows. */
export interface LinkedPage {
  entry: PageEntry
  /** Of a draft, what its portfolio says of it and which uploads it shows. Of what is live, the revision that is. */
  at: DraftPage | { revision: number }
}

interface DraftPage {
  draft: PageFacts
  uploads: readonly string[]
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
  const isChosen = isChosenBy(shows)
  const drafts = Object.entries(stored.pages ?? {})
    .filter(([pageId, facts]) => isChosen(pageId) && !facts.deleted && (shows.from === 'draft' || facts.private))
    .map(([pageId, facts]) => ({ pageId, facts }))
  const isDraft = (pageId: string) => drafts.some((draft) => draft.pageId === pageId)
  const published = shows.from === 'live' ? (live?.pages ?? []) : []
  const found = [
    ...published
      .filter((page) => isChosen(page.id) && !isDraft(page.id))
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

const isChosenBy = (shows: LinkShows) => {
  const chosen = chosenPages(shows)
  return (pageId: string) => chosen === null || chosen.includes(pageId)
}

/**
 * What lists need of drafts, by page and revision: a revision never changes, so of a page that somebody looks at often only what was
 * edited meanwhile is read.
 */
const known = new LRUCache<string, Pick<LinkedPage, 'entry'> & Pick<DraftPage, 'uploads'>>({ max: 1_000 })

async function readDrafts(id: string, pages: readonly { pageId: string; facts: PageFacts }[]): Promise<LinkedPage[]> {
  const nameOf = (pageId: string, revision: number) => `${id}/${pageId}@${revision}`
  const unread = pages.filter(({ pageId, facts }) => !known.has(nameOf(pageId, facts.revision)))
  const found = unread.length > 0 ? await db().getAll(...unread.map(({ pageId }) => pageRef(id, pageId))) : []
  const read = new Map(
    found.flatMap((snapshot) => {
      const page = snapshot.data() as PageDocument | undefined
      if (page?.deletedAt !== null) return []
      const draft = {
        entry: pageEntry(snapshot.id, page.kind, page.slug, page.content),
        uploads: uploadsIn(page.content),
      }
      known.set(nameOf(snapshot.id, page.revision), draft)
      return [[snapshot.id, draft] as const]
    }),
  )
  return pages.flatMap(({ pageId, facts }) => {
    const draft = read.get(pageId) ?? known.get(nameOf(pageId, facts.revision))
    return draft ? [{ entry: draft.entry, at: { draft: facts, uploads: draft.uploads } }] : []
  })
}

/** What a page of a link shows; null where it is gone by now. */
export async function linkedContent(id: string, { entry, at }: LinkedPage): Promise<PageContent | null> {
  if ('revision' in at) return liveContent(id, { id: entry.id, revision: at.revision })
  const page = (await pageRef(id, entry.id).get()).data()
  return page?.deletedAt === null ? page.content : null
}

/** What is live of a page; null where it is gone by now. */
export const liveContent = async (id: string, page: Pick<LivePage, 'id' | 'revision'>): Promise<PageContent | null> =>
  (await livePageRef(id, page).get()).data()?.content ?? null

/** How a page differs from what is live of it. `gone`: publishing takes it down. */
export type PageChange = 'new' | 'changed' | 'address' | 'gone'

export interface ChangedPage {
  id: string
  title: string
  change: PageChange
}

/** The pages that a draft link shows, or showed if they were there, about which publishing would change something. */
export function changedPages(pages: readonly LinkedPage[], live: readonly LivePage[], shows: LinkShows): ChangedPage[] {
  const drafts = new Map(
    pages.flatMap(({ entry, at }) => ('draft' in at ? [[entry.id, { entry, facts: at.draft }]] : [])),
  )
  const isChosen = isChosenBy(shows)
  const shown = [...drafts.values()].flatMap(({ entry: { id, title }, facts }): ChangedPage[] => {
    const before = live.find((page) => page.id === id)
    if (!differs(facts, before)) return []
    const change = changeOf(facts, before)
    return [{ id, title, change: change === 'private' || change === 'deleted' ? 'gone' : change }]
  })
  const gone = live
    .filter(({ id }) => isChosen(id) && !drafts.has(id))
    .map(({ id, title }): ChangedPage => ({ id, title, change: 'gone' }))
  return [...shown, ...gone]
}
