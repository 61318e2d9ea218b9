import { pageEntry } from '@vitrine/common/portfolio/pages/make-entry'
import { pageMetadata } from '@vitrine/common/portfolio/pages/page-content'
import { publishIssues, publishIssuesMessage } from '@vitrine/common/portfolio/publish-validation'
import { slugProblem } from '@vitrine/common/portfolio/pages/slug'
import { storablePage } from '../../../functions/api/pages/page-policy.ts'
import type { LiveDocument, LivePage } from '../../../functions/lib/documents/live-document.ts'
import { livePageName, type LivePageDocument } from '../../../functions/lib/documents/live-page.ts'
import { factsOf, type PageDocument } from '../../../functions/lib/documents/page.ts'
import type { Admin } from '../admin.ts'
import { demoTime } from '../demo-time.ts'
import type { DemoPortfolio, Filed, Placed } from '../portfolio.ts'
import type { DemoPage } from './demo-page.ts'

/** Stores the pages of a portfolio that is live already, and makes them live as they are. */
export async function seedPages(
  { db }: Admin,
  { id, ownerId }: Pick<DemoPortfolio, 'id' | 'ownerId'>,
  demoPages: readonly DemoPage[],
  placed: Placed,
  filed: Filed,
): Promise<void> {
  if (demoPages.length === 0) return
  const ref = db.collection('portfolios').doc(id)
  const site = ref.collection('live').doc('site')
  const { revision } = (await site.get()).data() as LiveDocument
  const pages = demoPages.map((page) => ({ id: page.id, document: toDocument(page, ownerId, placed, filed) }))
  const batch = db.batch()
  for (const page of pages) {
    const { content } = page.document
    batch.create(ref.collection('pages').doc(page.id), page.document)
    const copy: LivePageDocument = { ownerId, content }
    batch.create(ref.collection('livePages').doc(livePageName({ id: page.id, revision: FIRST })), copy)
  }
  const live = pages.map((page) => toLive(page.id, page.document))
  batch.update(ref, { pages: Object.fromEntries(pages.map((page) => [page.id, factsOf(page.document)])) })
  batch.update(site, { pages: live })
  batch.update(ref.collection('versions').doc(String(revision)), { pages: live })
  await batch.commit()
}

const FIRST = 1

function toDocument(
  { id, kind, slug, createdAt, content: written }: DemoPage,
  ownerId: string,
  placed: Placed,
  filed: Filed,
): PageDocument {
  const { content, cleaned } = storablePage(written(placed, filed))
  const issues = [
    ...publishIssues(pageMetadata(content), content),
    ...cleaned.map((path) => ({ path, message: 'has markup that is not allowed' })),
  ]
  const problem = slugProblem(slug) ?? (issues.length > 0 ? publishIssuesMessage(issues) : null)
  if (problem) throw new Error(`${id}: ${problem}`)
  const at = demoTime(createdAt)
  return { ownerId, kind, slug, content, revision: FIRST, createdAt: at, updatedAt: at, deletedAt: null }
}

function toLive(id: string, page: PageDocument): LivePage {
  const { kind, slug, content, createdAt } = page
  const { revision, digest } = factsOf(page)
  return { ...pageEntry(id, kind, slug, content), revision, digest, publishedAt: createdAt, updatedAt: createdAt }
}
