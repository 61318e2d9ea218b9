import type { Readable } from 'node:stream'
import type { HtmlDocument } from './document.tsx'
import { NO_CACHE, pageHeaders } from './headers.ts'

/** A complete response, ready to be sent any number of times, unless it has a stream. */
export interface Answer {
  status: number
  headers: Record<string, string>
  body?: string | Buffer
  /** In place of the body. */
  stream?: Readable
}

/** A page that no cache may keep. */
export interface UncachedPage {
  status: number
  page: HtmlDocument
  /** In seconds, where trying again later may succeed. */
  retryAfter?: number
}

export const uncached = ({ status, page, retryAfter }: UncachedPage): Answer => ({
  status,
  headers: {
    ...pageHeaders(page),
    'Cache-Control': NO_CACHE,
    ...(retryAfter !== undefined && { 'Retry-After': String(retryAfter) }),
  },
  body: page.html,
})

export const file = (type: string, cache: string, body: string | Buffer): Answer => ({
  status: 200,
  headers: { 'Content-Type': type, 'Cache-Control': cache },
  body,
})

export const redirect = (status: 301 | 302 | 303, to: string, headers: Record<string, string> = {}): Answer => ({
  status,
  headers: { Location: to, 'Cache-Control': NO_CACHE, ...headers },
})
