import { LRUCache } from 'lru-cache'
import { withDeadline } from '../lib/deadline.ts'
import { db } from '../lib/firebase.ts'
import { servesManyRequests } from '../lib/env.ts'
import { liveRef } from '../lib/documents/live.ts'
import type { LiveDocument } from '../lib/documents/live-document.ts'

/** As long as a browser may show a page that was unpublished (see site/headers.ts). */
const TTL_MS = 30_000

type Cached = Pick<LiveDocument, 'ownerId' | 'username' | 'ownKey'>

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
  const fieldMask: (keyof Cached)[] = ['ownerId', 'username', 'ownKey']
  const [snapshot] = await db().getAll(liveRef(portfolioId), { fieldMask })
  return { live: snapshot?.exists ? (snapshot.data() as Cached) : undefined }
}
