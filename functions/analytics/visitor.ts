import { createHash } from 'node:crypto'
import type { Request } from 'firebase-functions/https'
import { isbot } from 'isbot'
import type { Device } from '@vitrine/common/analytics/constants'

/** Automated browsers that say so; isbot knows those that say what they are. */
const automated = /headless|phantomjs|puppeteer|playwright|selenium|webdriver|cypress/i

export const isBot = (userAgent: string): boolean => userAgent === '' || isbot(userAgent) || automated.test(userAgent)

/** Do Not Track and Global Privacy Control; the browser has looked before, and is not the only one to. */
export const asksNotToBeCounted = (request: Request): boolean =>
  request.get('dnt') === '1' || request.get('sec-gpc') === '1'

/** A page that is loaded in case somebody wants it has not been seen. */
export const isPrefetch = (request: Request): boolean =>
  /prefetch|prerender|preview/i.test(
    [request.get('sec-purpose'), request.get('purpose'), request.get('x-moz')].join(' '),
  )

export function deviceOf(userAgent: string): Device {
  if (/ipad|tablet|playbook|silk|kindle|android(?!.*mobile)/i.test(userAgent)) return 'tablet'
  return /mobi|iphone|ipod|android/i.test(userAgent) ? 'mobile' : 'desktop'
}

/** What Hosting says about the country; null where it does not know. */
export function countryOf(request: Request): string | null {
  const code = (request.get('x-country-code') ?? request.get('x-appengine-country') ?? '').toUpperCase()
  return /^[A-Z]{2}$/.test(code) && !['XX', 'ZZ'].includes(code) ? code : null
}

/** The first 48 bits of a hash: enough to tell millions apart, and nothing to find a browser by. */
const VISITOR_KEY_BYTES = 6

/** A visitor of one portfolio; the same browser has another key at another portfolio, so no one can follow it around. */
export const visitorKey = (portfolioId: string, cid: string): string =>
  digest(portfolioId, cid).toString('hex', 0, VISITOR_KEY_BYTES)

/** Names something that must not be counted twice. */
export const idempotencyKey = (...parts: string[]): string => digest(...parts).toString('base64url', 0, 15)

const digest = (...parts: string[]) => createHash('sha256').update(JSON.stringify(parts)).digest()
