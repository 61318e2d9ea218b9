import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'
import { REQUEST_MAX_BYTES } from '@vitrine/common/limits'
import type { Request } from 'firebase-functions/https'
import { ApiError } from './api-error.ts'

interface Declared {
  contentType: string | undefined
  contentEncoding: string | undefined
}

/** Where /robots.txt arrives. The framework of the emulators keeps every address that ends in that name. */
export const ROBOTS_PATH = '/_/robots'

const declaredBodies = new WeakMap<IncomingMessage, Declared>()

/**
 * Keeps the Functions framework from answering for the API. It would refuse malformed JSON, an unknown charset, an
 * unknown encoding and an undecodable address with an HTML page, and inflate a compressed body of any size, all before
 * our code runs. It hands a body of unknown type over raw; `readBody` then reads what was really declared.
 * It would also answer /robots.txt with an empty 404, so that goes in under another address.
 */
export function takeOverRequests(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage }
    request.url = request.url?.replace(/^\/robots\.txt(?=\?|$)/, ROBOTS_PATH)
    const prefix = /^\/(?:api|v1)\//.exec(request.url ?? '')?.[0]
    if (prefix === undefined) return
    if (!isDecodable(request.url ?? '')) request.url = `${prefix}undecodable`
    declaredBodies.set(request, {
      contentType: request.headers['content-type'],
      contentEncoding: request.headers['content-encoding'],
    })
    request.headers['content-type'] = 'application/octet-stream'
    delete request.headers['content-encoding']
  })
}

function isDecodable(url: string): boolean {
  try {
    decodeURIComponent(url.split('?', 1)[0] ?? '')
    return true
  } catch {
    return false
  }
}

/**
 * Where a value from outside holds a text that is not well-formed Unicode (half a surrogate pair), as dotted paths that begin
 * with `path`. Neither Firestore nor UTF-8 has such texts, so they are refused before anything looks at them. Names of keys
 * count too. Iterative, because JSON may nest deeper than the stack.
 */
export function malformedTexts(value: unknown, path: string): string[] {
  const found: string[] = []
  const waiting: [unknown, string][] = [[value, path]]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [inner, at] = next
    if (typeof inner === 'string' && !inner.isWellFormed()) found.push(at)
    if (typeof inner !== 'object' || inner === null) continue
    for (const [key, child] of Object.entries(inner)) {
      const below = `${at}.${key.toWellFormed()}`
      if (!key.isWellFormed()) found.push(below)
      waiting.push([child, below])
    }
  }
  return found
}

export const MALFORMED_TEXT = 'This text holds half a character, which cannot be stored'

/**
 * The JSON body of a request, or undefined where there is none.
 * @throws ApiError too-large, unsupported-media-type or malformed-json
 */
export function readBody(req: Request): unknown {
  const raw = req.rawBody as Buffer | undefined
  if (!raw || raw.length === 0) return undefined
  if (raw.length > REQUEST_MAX_BYTES) {
    throw new ApiError('too-large', `The request is larger than ${REQUEST_MAX_BYTES / 1024} KB. Nothing was changed.`)
  }
  const { contentType, contentEncoding } = declaredBodies.get(req) ?? {
    contentType: req.headers['content-type'],
    contentEncoding: req.headers['content-encoding'],
  }
  if (contentEncoding && contentEncoding !== 'identity') {
    throw new ApiError('unsupported-media-type', 'Compressed bodies are not accepted')
  }
  if (!/^application\/json\s*(;|$)/i.test(contentType ?? '')) {
    throw new ApiError('unsupported-media-type', 'The body must be JSON')
  }
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(raw))
  } catch {
    throw new ApiError('malformed-json', 'The body is not valid JSON')
  }
}
