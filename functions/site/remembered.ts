import { servesManyRequests } from '../lib/env.ts'
import { ExpiringMap } from '../lib/expiring-map.ts'
import type { Answer } from './answer.ts'

/** How long an instance shows a page again without reading and rendering it; the CDN keeps it for that much less (headers.ts). */
const REMEMBERED_MS = servesManyRequests() ? 10_000 : 0
/** Most pages have a tenth of this. With it, what is remembered stays below 40 MB of the function's memory. */
const BODY_MAX_BYTES = 200_000
const PAGES = 200

const pages = new ExpiringMap<Promise<Answer | null>>(PAGES)

/**
 * The page at an address as it was at most ten seconds ago: a crowd at one page costs one rendering, and nothing while it
 * stays. What is no published page (not found, moved, failed) is found out anew for everybody who asks.
 */
export async function remembered<Found extends Answer | null>(address: string, find: () => Promise<Found>): Promise<Found> {
  const now = performance.now()
  const known = await pages.get(address, now)?.catch(() => null)
  if (known && isKept(known)) return known as Found
  const finding = find()
  pages.set(address, finding, now + REMEMBERED_MS)
  try {
    const found = await finding
    if (!found || !isKept(found)) pages.delete(address)
    return found
  } catch (error) {
    pages.delete(address)
    throw error
  }
}

const isKept = ({ status, body }: Answer) => status === 200 && (body?.length ?? 0) <= BODY_MAX_BYTES
