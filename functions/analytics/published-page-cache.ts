import { LRUCache } from 'lru-cache'
import { withDeadline } from '../lib/deadline.ts'
import { db } from '../lib/firebase.ts'
import { servesManyRequests } from '../lib/env.ts'
import { liveRef } from '../lib/documents/live.ts'
import type { LiveDocument } from '../lib/documents/live-document.ts'

/** As long as a browser may show a page that was unpublished (see site/headers.ts). */
const TTL_MS = 30_000

interface Cached extends Pick<LiveDocument, 'ownerId' | 'username' | 'ownKey'> {
  /** Ids of its case studies and articles, by slug. */
  pages: ReadonlyMap<string, string>
}

/** One read of a page for an instance every half minute: also a flood of events for one that does not exist costs no more. */
const pages = new LRUCache<string, { live: Cached | undefined }>({
  max: 10_000,
  ttl: servesManyRequests() ? TTL_MS : 1,
  ignoreFetchAbort: true,
  fetchMethod: (portfolioId) => withDeadline('shared', () => read(portfolioId)),
})

/** The page that a portfolio has under this name, or null. */
export async function publishedPage(portfolioId: string, username: string): Promise<Cached | null> {
  const { live } = await pages.forceFetch(portfolioId)
  return live?.username === username ? live : null
}

async function read(portfolioId: string): Promise<{ live: Cached | undefined }> {
  const fieldMask: (keyof LiveDocument)[] = ['ownerId', 'username', 'ownKey', 'pages']
  const [snapshot] = await db().getAll(liveRef(portfolioId), { fieldMask })
  if (!snapshot?.exists) return { live: undefined }
  const { pages = [], ...live } = snapshot.data() as Pick<LiveDocument, 'ownerId' | 'username' | 'ownKey' | 'pages'>
  return { live: { ...live, pages: new Map(pages.map(({ id, slug }) => [slug, id])) } }
}
