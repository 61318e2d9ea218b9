import { createHash } from 'node:crypto'
import { storageOrigin } from '../lib/env.ts'
import type { HtmlDocument } from './document.tsx'

/** What a page needs beside its own: most need nothing. */
export interface PageNeeds {
  /** The origin of the owner's own newsletter service, which its form talks to. */
  connect?: string | null
  /** The origins of the players that its visitors can open. */
  frames?: readonly string[]
  /** Whether it has video or audio: files in our Storage, or also some of any site. */
  media?: 'own' | 'any' | null
  /** Whether it shows another page of ours, or is shown by one. */
  framing?: 'frames' | 'framed'
}

/**
 * The policy of a page whose styles are inlined: the styles are allowed by their hash, which unlike a nonce can be cached
 * with the page, and nothing else inline is.
 */
export function pageHeaders({
  css,
  connect,
  frames = [],
  media = null,
  framing,
}: Pick<HtmlDocument, 'css'> & PageNeeds): Record<string, string> {
  const framed = framing === 'frames' ? ["'self'", ...frames] : frames
  return {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': [
      "default-src 'none'",
      `style-src 'sha256-${createHash('sha256').update(css).digest('base64')}'`,
      "script-src 'self'",
      `img-src 'self' https: ${storageOrigin()}`,
      "font-src 'self'",
      ...(media ? [`media-src 'self'${media === 'any' ? ' https:' : ''} ${storageOrigin()}`] : []),
      `connect-src 'self'${connect ? ` ${connect}` : ''}`,
      "form-action 'self'",
      ...(framed.length > 0 ? [`frame-src ${framed.join(' ')}`] : []),
      "base-uri 'none'",
      `frame-ancestors ${framing === 'framed' ? "'self'" : "'none'"}`,
    ].join('; '),
  }
}

/**
 * A published page may be a minute old when it leaves the CDN (fifty seconds there, and ten in an instance: page-cache.ts)
 * and half a minute in a browser: that is how long it can stay after its owner took it back.
 */
export const PAGE_CACHE = 'public, max-age=30, s-maxage=50'
/** Without this the CDN keeps a 404 for ten minutes, and a page would not show when it is published. */
export const NO_CACHE = 'no-store'
