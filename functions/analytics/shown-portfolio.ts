import { within } from '../lib/deadline.ts'
import { db } from '../lib/firebase.ts'
import { servesManyRequests } from '../lib/env.ts'
import { ExpiringMap } from '../lib/expiring-map.ts'
import { portfolioRef, type PortfolioDocument } from '../lib/documents/portfolio.ts'

/** As long as a browser may show a page that was taken back (see site/headers.ts). */
const REMEMBERED_MS = servesManyRequests() ? 30_000 : 0

type Shown = Pick<PortfolioDocument, 'ownerId' | 'status' | 'username' | 'analytics'>

const remembered = new ExpiringMap<Promise<Shown | null>>(10_000)

/**
 * The portfolio if it is published under this name, else null. One read for an instance every half minute,
 * whatever is asked: also a flood for what does not exist costs no more.
 */
export async function shownPortfolio(portfolioId: string, username: string): Promise<Shown | null> {
  const now = performance.now()
  let shown = remembered.get(portfolioId, now)
  if (!shown) {
    shown = within('shared', () => read(portfolioId))
    remembered.set(portfolioId, shown, now + REMEMBERED_MS)
    shown.catch(() => remembered.delete(portfolioId))
  }
  const found = await shown
  return found?.status === 'published' && found.username === username ? found : null
}

async function read(portfolioId: string): Promise<Shown | null> {
  const fieldMask: (keyof Shown)[] = ['ownerId', 'status', 'username', 'analytics']
  const [snapshot] = await db().getAll(portfolioRef(portfolioId), { fieldMask })
  return (snapshot?.data() as Shown | undefined) ?? null
}
