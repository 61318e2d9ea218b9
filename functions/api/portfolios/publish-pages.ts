import { Timestamp, type DocumentSnapshot } from 'firebase-admin/firestore'
import { byteLength, SLUG_REDIRECT_DAYS } from '@vitrine/common/limits'
import type { PageEntry } from '@vitrine/common/portfolio/pages/entry'
import { pageEntry } from '@vitrine/common/portfolio/pages/make-entry'
import { pageMetadata } from '@vitrine/common/portfolio/pages/page-content'
import { type PublishIssue, publishIssues } from '@vitrine/common/portfolio/publish-validation'
import { ApiError } from '../../http/api-error.ts'
import { untilDeadline } from '../../lib/deadline.ts'
import { liveRef } from '../../lib/documents/live.ts'
import { changedPages, type LiveDocument, type LivePage, type OldSlugs } from '../../lib/documents/live-document.ts'
import { livePageRef } from '../../lib/documents/live-page.ts'
import { factsIn, type PictureFiles } from '../../lib/documents/pictures.ts'
import { type PageDocument, pageRef } from '../../lib/documents/page.ts'
import { digestOf, isShown, type PageFacts } from '../../lib/documents/page-facts.ts'
import { portfolioRef, type PortfolioDocument } from '../../lib/documents/portfolio.ts'
import { db } from '../../lib/firebase.ts'

/*
 * Pages go live in two steps. First a copy of each that has changed is stored, which nobody finds; then, in the transaction of the
 * publication, the list of pages in what is live names it. Whatever is interrupted, visitors have the old list or the new one.
 * Copies that no list names are collected (collect-live-pages.ts).
 */

/** Pages that are read and copied at once: some megabytes. */
const AT_ONCE = 20
const DAY_MS = 86_400_000
/** Old addresses that a portfolio keeps; those that end first give way. */
const OLD_SLUGS_MAX = 300

/** A page as it was copied, and what keeps it from being published. */
interface Copied {
  entry: PageEntry
  revision: number
  digest: string
  issues: PublishIssue[]
}

export type CopiedPages = ReadonlyMap<string, Copied>

/** A page was changed between its copy and the publication: it has to be copied again. */
export class PageChanged extends Error {}

interface Wanted {
  /** Only these; null for all. */
  chosen: ReadonlySet<string> | null
  /** What is known of the portfolio's pictures. */
  pictures: PictureFiles
}

/** Copies the pages that publishing would make live. */
export async function copyPages(uid: string, id: string, { chosen, pictures }: Wanted): Promise<CopiedPages> {
  const [stored, live] = await Promise.all([portfolioRef(id).get(), liveRef(id).get()])
  const portfolio = stored.data()
  if (portfolio?.ownerId !== uid) return new Map()
  const wanted = changedPages(live.data() ?? {}, portfolio).filter(
    (pageId) => isShown(portfolio.pages?.[pageId]) && (!chosen || chosen.has(pageId)),
  )
  const copied = new Map<string, Copied>()
  for (let begun = 0; begun < wanted.length; begun += AT_ONCE) {
    const some = wanted.slice(begun, begun + AT_ONCE)
    for (const [pageId, copy] of await untilDeadline(() => copySome(id, some, pictures))) copied.set(pageId, copy)
  }
  return copied
}

async function copySome(id: string, pageIds: readonly string[], pictures: PictureFiles): Promise<[string, Copied][]> {
  const found = (await db().getAll(...pageIds.map((pageId) => pageRef(id, pageId)))) as DocumentSnapshot<PageDocument>[]
  const batch = db().batch()
  const copied = found.flatMap((snapshot): [string, Copied][] => {
    const page = snapshot.data()
    if (!page) return []
    const { kind, slug, content, revision, ownerId } = page
    batch.set(livePageRef(id, { id: snapshot.id, revision }), {
      ownerId,
      content,
      pictures: factsIn(id, content, pictures),
    })
    const entry = pageEntry(snapshot.id, kind, slug, content)
    return [[snapshot.id, { entry, revision, digest: digestOf(content), issues: issuesOf(entry, page) }]]
  })
  await batch.commit()
  return copied
}

const issuesOf = ({ id, title }: PageEntry, { content }: PageDocument): PublishIssue[] =>
  publishIssues(pageMetadata(content), content).map(({ path, message }) => ({
    path: `pages.${id}.${path}`,
    message: `${title.trim() ? `“${title.trim()}”` : 'A page without a title'}: ${message}`,
  }))

interface Manifest {
  pages: LivePage[]
  oldSlugs: OldSlugs
}

/**
 * The list of pages that a publication makes live, and the problems of those that are new in it.
 * @param chosen the pages whose changes it takes over
 * @throws PageChanged
 */
export function pagesToPublish(
  { stored, live }: { stored: PortfolioDocument; live: LiveDocument | null },
  copied: CopiedPages,
  chosen: readonly string[],
): Manifest & { issues: PublishIssue[] } {
  const now = Timestamp.now()
  const before = live?.pages ?? []
  const next = new Map(before.map((page) => [page.id, page]))
  const issues: PublishIssue[] = []
  for (const pageId of chosen) {
    const facts = stored.pages?.[pageId]
    if (!facts || !isShown(facts)) {
      next.delete(pageId)
      continue
    }
    const copy = copied.get(pageId)
    if (copy?.revision !== facts.revision) throw new PageChanged()
    issues.push(...copy.issues)
    next.set(pageId, livePage(copy, facts, next.get(pageId), now))
  }
  const pages = [...next.values()]
  return { pages, oldSlugs: oldSlugsAfter(stored.oldSlugs, before, pages, now), issues: [...issues, ...clashes(pages)] }
}

const livePage = (
  { entry, revision, digest }: Copied,
  { slug, kind }: PageFacts,
  before: LivePage | undefined,
  now: Timestamp,
): LivePage => ({
  ...entry,
  slug,
  kind,
  revision,
  digest,
  publishedAt: before?.publishedAt ?? now,
  // A new address is no new text.
  updatedAt: before?.digest === digest ? before.updatedAt : now,
})

/** Two pages can be live at one address only where the change of one of them was left out. */
function clashes(pages: readonly LivePage[]): PublishIssue[] {
  const first = new Map<string, string>()
  return pages.flatMap(({ id, slug, title }) => {
    const other = first.get(slug)
    first.set(slug, id)
    return other === undefined
      ? []
      : [{ path: `pages.${id}`, message: `“${title}” has the address of another live page. Publish both.` }]
  })
}

/** The addresses that lead on once these pages are live. */
export function oldSlugsAfter(
  known: OldSlugs = {},
  before: readonly LivePage[],
  after: readonly LivePage[],
  now: Timestamp,
): OldSlugs {
  const until = Timestamp.fromMillis(now.toMillis() + SLUG_REDIRECT_DAYS * DAY_MS)
  const left = before.filter(({ id, slug }) => after.some((page) => page.id === id && page.slug !== slug))
  const used = new Set(after.map(({ slug }) => slug))
  const all: OldSlugs = { ...known, ...Object.fromEntries(left.map(({ id, slug }) => [slug, { pageId: id, until }])) }
  return Object.fromEntries(
    Object.entries(all)
      .filter(([slug, old]) => !used.has(slug) && old.until.toMillis() > now.toMillis())
      .sort(([, a], [, b]) => b.until.toMillis() - a.until.toMillis())
      .slice(0, OLD_SLUGS_MAX),
  )
}

/** Well below the 1 MiB that Firestore allows a document. */
const LIVE_MAX_BYTES = 960 * 1024

/** @throws ApiError too-large */
export function requireRoomInLive(content: object, pages: readonly LivePage[]): void {
  if (byteLength(JSON.stringify(content)) + byteLength(JSON.stringify(pages)) > LIVE_MAX_BYTES)
    throw new ApiError('too-large', 'The portfolio and its list of pages are too large together. Shorten a long text.')
}
