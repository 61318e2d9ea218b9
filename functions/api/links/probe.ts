import { lookup } from 'node:dns'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import type { LinkState } from '@vitrine/common/api/links'
import { isPublicAddress } from './public-address.ts'

/** For everything that an address leads to; the call (lib/deadline.ts) has time left to answer. */
const TIMEOUT_MS = 8_000
const MAX_REDIRECTS = 5

/** The address leads where we must not go. */
class ClosedAddress extends Error {}

type IsAllowed = (address: string) => boolean

/**
 * Whether an address answers. What it leads to is asked for without a cookie or a name, is not read, and must be in the
 * public internet: the name is looked up once, for the connection itself, so that it cannot mean something else by then.
 */
export async function probe(href: string, isAllowed: IsAllowed = isPublicAddress): Promise<LinkState> {
  try {
    return await follow(href, isAllowed)
  } catch (error) {
    if (error instanceof ClosedAddress || !(error instanceof Error && 'code' in error)) return 'unknown'
    // A name that does not exist and a door that is shut are dead; a network that is down says nothing of the address.
    return error.code === 'ENOTFOUND' || error.code === 'ECONNREFUSED' ? 'dead' : 'unknown'
  }
}

async function follow(href: string, isAllowed: IsAllowed): Promise<LinkState> {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  let url = new URL(href)
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    const head = await ask(url, 'HEAD', isAllowed, signal)
    // Some servers do not know HEAD, or answer it at random.
    const { status, location } = head.status >= 400 ? await ask(url, 'GET', isAllowed, signal) : head
    if (status < 300 || status >= 400 || location === undefined) return stateOf(status)
    if (!URL.canParse(location, url.href)) return 'unknown'
    url = new URL(location, url.href)
  }
  return 'dead'
}

/** Gone is gone; who asks for a name, or for patience, or is ill, is there. */
function stateOf(status: number): LinkState {
  if (status === 404 || status === 410) return 'dead'
  return status < 400 ? 'ok' : 'unknown'
}

function ask(
  url: URL,
  method: 'HEAD' | 'GET',
  isAllowed: IsAllowed,
  signal: AbortSignal,
): Promise<{ status: number; location?: string }> {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return Promise.reject(new ClosedAddress())
  if (isIP(host) !== 0 && !isAllowed(host)) return Promise.reject(new ClosedAddress())
  const send = url.protocol === 'https:' ? httpsRequest : httpRequest
  return new Promise((resolve, reject) => {
    const request = send(url, {
      method,
      agent: false,
      lookup: guarded(isAllowed),
      signal,
      headers: { 'User-Agent': 'Vitrine link check', Accept: '*/*' },
    })
    request.on('error', reject)
    request.on('response', (response: IncomingMessage) => {
      response.destroy()
      resolve({ status: response.statusCode ?? 0, location: response.headers.location })
    })
    request.end()
  })
}

/** Looks a name up and refuses it when any of its addresses is closed. */
const guarded =
  (isAllowed: IsAllowed): LookupFunction =>
  (hostname, options, done) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, '', 0)
      const [first] = addresses
      if (!first) return done(new ClosedAddress(), '', 0)
      if (!addresses.every(({ address }) => isAllowed(address))) return done(new ClosedAddress(), '', 0)
      if (options.all) done(null, addresses)
      else done(null, first.address, first.family)
    })
  }
