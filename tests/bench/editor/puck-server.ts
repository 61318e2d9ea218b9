import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'esbuild'
import { cacheDir } from '../../../local/lib/paths.ts'

const outDir = join(cacheDir, 'bench-puck')
const page = '<!doctype html><html lang="en"><meta charset="utf-8"><title>Puck</title><link rel="stylesheet" href="/puck.css"><div id="root"></div><script type="module" src="/puck.js"></script></html>'
const types: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css' }

/** Builds the Puck editor as one would for production, and serves it. */
export async function servePuck(): Promise<{ address: string; stop: () => void }> {
  await build({
    entryPoints: { puck: join(import.meta.dirname, 'puck-page.tsx') },
    outdir: outDir,
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    jsx: 'automatic',
    loader: { '.woff2': 'dataurl' },
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'warning',
  })
  const server = createServer((request, response) => void answer(request.url ?? '/').then(({ status, type, body }) => response.writeHead(status, { 'content-type': type }).end(body)))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    stop: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

async function answer(path: string): Promise<{ status: number; type: string; body: string | Buffer }> {
  if (path === '/') return { status: 200, type: 'text/html', body: page }
  const type = types[/\.\w+$/.exec(path)?.[0] ?? '']
  if (!type || path.includes('..')) return { status: 204, type: 'text/plain', body: '' }
  return { status: 200, type, body: await readFile(join(outDir, path)) }
}
