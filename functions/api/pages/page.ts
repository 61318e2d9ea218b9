import { Timestamp } from 'firebase-admin/firestore'
import { RESTORABLE_DAYS } from '@vitrine/common/limits'
import type { Page, PageSummary } from '@vitrine/common/api/pages'
import { pageEntry } from '@vitrine/common/portfolio/pages/make-entry'
import type { LiveDocument } from '../../lib/documents/live-document.ts'
import type { PageDocument } from '../../lib/documents/page.ts'
import { differs, type PageFacts } from '../../lib/documents/page-facts.ts'
import { iso, toLiveState } from '../portfolios/portfolio.ts'
import type { StoredPage } from './change.ts'

/** What the API gives of a stored page. */
export function toPage({ pageId, page, portfolio, live }: StoredPage): Page {
  const { kind, slug, content, revision, createdAt, updatedAt } = page
  return {
    id: pageId,
    kind,
    slug,
    content,
    revision,
    createdAt: iso(createdAt),
    updatedAt: iso(updatedAt),
    live: toPageLive(pageId, portfolio.pages?.[pageId], live),
    site: toLiveState(portfolio),
  }
}

export function toSummary(
  pageId: string,
  { kind, slug, content, revision, createdAt, updatedAt }: PageDocument,
  facts: PageFacts | undefined,
  live: LiveDocument | null,
): PageSummary {
  return {
    ...pageEntry(pageId, kind, slug, content),
    private: content.private ?? false,
    revision,
    createdAt: iso(createdAt),
    updatedAt: iso(updatedAt),
    live: toPageLive(pageId, facts, live),
  }
}

function toPageLive(pageId: string, facts: PageFacts | undefined, live: LiveDocument | null): Page['live'] {
  const entry = live?.pages?.find(({ id }) => id === pageId)
  if (!entry) return null
  const { revision, slug, updatedAt } = entry
  return { revision, slug, publishedAt: iso(updatedAt), changed: differs(facts, entry) }
}

const DAY_MS = 86_400_000

/** When a page that was deleted at this moment is removed for good. */
export const pageExpiryOf = (deletedAt: Timestamp): Timestamp =>
  Timestamp.fromMillis(deletedAt.toMillis() + RESTORABLE_DAYS * DAY_MS)
