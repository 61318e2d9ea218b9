import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** What a site has at a path, or null. */
export type Files = (path: string) => Promise<File | null>

export interface File {
  type: string
  body: string | Buffer
  headers?: Record<string, string>
}

export interface Served {
  address: string
  stop: () => void
}

const types: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}
const compressed = /^(text\/|image\/svg)/

/** The files of a folder. */
export const folder =
  (root: string): Files =>
  async (path) => {
    const type = types[extname(path)]
    if (!type || path.includes('..')) return null
    return readFile(join(root, path)).then(
      (body) => ({ type, body }),
      () => null,
    )
  }

/** A page at the root, and beside it what the others have. */
export const site =
  (page: File, ...others: Files[]): Files =>
  async (path) => {
    if (path === '/') return page
    for (const files of others) {
      const file = await files(path)
      if (file) return file
    }
    return null
  }

/** Serves a site at a root of its own, as any host would: text compressed, files kept by browsers. */
export async function serve(files: Files): Promise<Served> {
  const kept = new Map<string, Promise<{ status: number; headers: Record<string, string>; body: Buffer }>>()
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://site').pathname)
    // What pages report (a view) is received, not counted.
    if (request.method === 'POST') return void response.writeHead(204).end()
    const answer = kept.get(path) ?? prepare(files, path)
    kept.set(path, answer)
    void answer.then(({ status, headers, body }) => response.writeHead(status, headers).end(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    stop: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

async function prepare(files: Files, path: string) {
  const file = await files(path)
  if (!file) return { status: 404, headers: {}, body: Buffer.alloc(0) }
  const plain = Buffer.from(file.body)
  const body = compressed.test(file.type) ? gzipSync(plain, { level: 9 }) : plain
  const headers: Record<string, string> = {
    'cache-control': 'public, max-age=31536000',
    ...file.headers,
    'content-type': file.type,
    'content-length': String(body.length),
  }
  if (body !== plain) headers['content-encoding'] = 'gzip'
  return { status: 200, headers, body }
}
