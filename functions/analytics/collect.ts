import type { Request } from 'firebase-functions/https'
import { LRUCache } from 'lru-cache'
import { DUPLICATE_CLICK_MS } from '@vitrine/common/analytics/constants'
import { timeOf } from '../lib/clock.ts'
import { servesManyRequests } from '../lib/env.ts'
import { countedClick, countedView, type Click, type CountedEvent, type View } from './counted-event.ts'
import { limitPortfolio } from './limits.ts'
import { isOwnBrowser } from './own-browser.ts'
import { isOwner } from './owner.ts'
import { publishedPage } from './published-page-cache.ts'
import { ShardWriter } from './shard-writer.ts'
import { cleanTarget } from './texts.ts'
import { asksNotToBeCounted, isBot, isPrefetch } from './visitor.ts'

/** Firestore takes one write a second to a document for as long as one likes; a little less leaves room for jitter. */
const PACE_MS = servesManyRequests() ? 1_100 : 0

export const collectView = (view: View, request: Request): Promise<boolean> =>
  collect(view, request, (page) => countedView(view, request, timeOf(request), page))

/** When this instance last counted a click, by visitor and target. */
const recentClicks = new LRUCache<string, number>({ max: 20_000 })

export async function collectClick(click: Click, request: Request): Promise<boolean> {
  const now = timeOf(request)
  // What no link leads to costs nothing.
  if (cleanTarget(click.target) === null) return false
  const key = JSON.stringify([click.portfolioId, click.cid, click.target])
  const last = recentClicks.get(key) ?? -Infinity
  if (Math.abs(now - last) < DUPLICATE_CLICK_MS) return false
  const counted = await collect(click, request, (page) => countedClick(click, now, page))
  if (counted) recentClicks.set(key, now)
  return counted
}

/**
 * Counts an event where it is to be counted, and says so. What is turned away here has cost nothing but time.
 * @throws ApiError rate-limited
 */
async function collect(
  { username, portfolioId, url }: View,
  request: Request,
  eventOf: (page: string | null) => CountedEvent | null,
): Promise<boolean> {
  if (asksNotToBeCounted(request) || isPrefetch(request) || isBot(request.get('user-agent') ?? '')) return false
  const published = await publishedPage(portfolioId, username)
  if (!published || isOwnBrowser(published.ownKey, request)) return false
  if (await isOwner(published.ownerId, request)) return false
  await limitPortfolio(portfolioId, timeOf(request))
  // Anybody can make up an address: only pages that are live are counted by themselves.
  const event = eventOf(published.pages.get(lastPart(url)) ?? null)
  return event !== null && writerFor(portfolioId, published.ownerId).add(event)
}

/** The slug of an address, if it has one. */
function lastPart(url: string): string {
  if (!URL.canParse(url)) return ''
  const part = new URL(url).pathname.replace(/\/$/, '').split('/').at(-1) ?? ''
  try {
    return decodeURIComponent(part)
  } catch {
    return ''
  }
}

const writers = new Map<string, ShardWriter>()
const WRITERS = 1_000

function writerFor(portfolioId: string, ownerId: string): ShardWriter {
  const known = writers.get(portfolioId)
  if (known) return known
  const writer = new ShardWriter({ portfolioId, ownerId }, PACE_MS)
  if (writers.size >= WRITERS) forgetIdleWriters()
  writers.set(portfolioId, writer)
  return writer
}

function forgetIdleWriters(): void {
  for (const [id, writer] of writers) if (writer.idle) writers.delete(id)
}
