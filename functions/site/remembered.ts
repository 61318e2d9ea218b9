import { servesManyRequests } from '../lib/env.ts'
import { ExpiringMap } from '../lib/expiring-map.ts'
import type { Answer } from './answer.ts'

/** How long an instance shows a page again without reading and rendering it; the CDN keeps it for that much less (headers.ts). */
const REMEMBERED_MS = servesManyRequests() ? 10_000 : 0
/** Most pages have a tenth of this. With it, what is remembered stays below 40 MB of the function's memory. */
const BODY_MAX_BYTES = 200_000
const PAGES = 200

interface Remembered {
  finding: Promise<Answer>
  /** Once it is found. */
  page?: Answer
}

const pages = new ExpiringMap<Remembered>(PAGES)

/**
 * The page at an address, if it was asked for within the last ten seconds. It costs no promise: each is expensive under
 * the Functions framework, which watches them all (node:domain).
 */
export const recalled = (address: string): Answer | undefined => pages.get(address, performance.now())?.page

/**
 * Finds what is at an address, and remembers a page: a crowd at one page costs one rendering, and nothing while it stays.
 * What is no published page (not found, moved, failed) is found out anew for everybody who asks.
 */
export async function remembered(address: string, find: () => Promise<Answer>): Promise<Answer> {
  const now = performance.now()
  const found = await pages.get(address, now)?.finding.catch(() => null)
  if (found && isKept(found)) return found
  const entry: Remembered = { finding: find() }
  pages.set(address, entry, now + REMEMBERED_MS)
  try {
    const answer = await entry.finding
    if (isKept(answer)) entry.page = answer
    else pages.delete(address)
    return answer
  } catch (error) {
    pages.delete(address)
    throw error
  }
}

const isKept = ({ status, body }: Answer) => status === 200 && (body?.length ?? 0) <= BODY_MAX_BYTES
