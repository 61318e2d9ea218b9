import { LRUCache } from 'lru-cache'
import { untilDeadline } from '../lib/deadline.ts'
import { servesManyRequests } from '../lib/env.ts'
import type { Answer } from './answer.ts'

/** How long an instance serves a page without reading and rendering it again; the CDN keeps it for that much less (headers.ts). */
const TTL_MS = 10_000
/** The same for who asks for what was just published: a flood of such requests renders a page once a second. */
const JUST_PUBLISHED_TTL_MS = 1_000
/** Most pages have a tenth of this. With it, the cache stays below 40 MB of the function's memory. */
const BODY_MAX_BYTES = 200_000
const PAGES = 200

type Find = () => Promise<Answer>

const isKept = ({ status, body }: Answer) => status === 200 && (body?.length ?? 0) <= BODY_MAX_BYTES

const pages = new LRUCache<string, Answer, Find>({
  max: PAGES,
  ttl: servesManyRequests() ? TTL_MS : 1,
  ignoreFetchAbort: true,
  // What is undefined is not stored.
  fetchMethod: async (_address, _stale, { context: find }) => {
    const answer = await find()
    return isKept(answer) ? answer : undefined
  },
})

/** Whether a page is kept that is too old for who asks for what was just published. */
const isTooOld = (address: string): boolean => pages.getRemainingTTL(address) < TTL_MS - JUST_PUBLISHED_TTL_MS

/** The published pages that this instance rendered last, by their address. */
export const pageCache = {
  /** Synchronous on a hit, because promises are slow under the Functions framework (it uses node:domain). */
  get: (address: string, justPublished = false): Answer | undefined =>
    justPublished && isTooOld(address) ? undefined : pages.get(address),

  /**
   * Finds the answer of an address, once for all who ask at the same time. Only published pages are shared and kept: what is
   * not found, moved or failed is looked up again for each request.
   */
  async load(address: string, find: Find, justPublished = false): Promise<Answer> {
    let own: Promise<Answer> | undefined
    // A find that hangs ends with the request that began it: nobody who asks later waits for it.
    const context = () => (own = untilDeadline(find))
    const forceRefresh = justPublished && isTooOld(address)
    const page = await pages.fetch(address, { context, forceRefresh }).catch(() => undefined)
    return page ?? own ?? find()
  },
}
