import { LRUCache } from 'lru-cache'
import { withDeadline } from '../lib/deadline.ts'
import { db } from '../lib/firebase.ts'
import { servesManyRequests } from '../lib/env.ts'
import { portfolioRef, type PortfolioDocument } from '../lib/documents/portfolio.ts'

/** As long as a browser may show a page that was unpublished (see site/headers.ts). */
const TTL_MS = 30_000

type Cached = Pick<PortfolioDocument, 'ownerId' | 'status' | 'username' | 'analytics'>

/** One read of a portfolio for an instance every half minute: also a flood of events for one that does not exist costs no more. */
const portfolios = new LRUCache<string, { stored: Cached | undefined }>({
  max: 10_000,
  ttl: servesManyRequests() ? TTL_MS : 1,
  ignoreFetchAbort: true,
  fetchMethod: (portfolioId) => withDeadline('shared', () => read(portfolioId)),
})

/** The portfolio if it is published under this name, else null. */
export async function publishedPortfolio(portfolioId: string, username: string): Promise<Cached | null> {
  const { stored } = await portfolios.forceFetch(portfolioId)
  return stored?.status === 'published' && stored.username === username ? stored : null
}

async function read(portfolioId: string): Promise<{ stored: Cached | undefined }> {
  const fieldMask: (keyof Cached)[] = ['ownerId', 'status', 'username', 'analytics']
  const [snapshot] = await db().getAll(portfolioRef(portfolioId), { fieldMask })
  return { stored: snapshot?.data() as Cached | undefined }
}
