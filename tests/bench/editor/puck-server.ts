import { join } from 'node:path'
import { build } from 'esbuild'
import { cacheDir } from '../../../local/lib/paths.ts'
import { folder, serve, site, type Served } from '../serve.ts'

const outDir = join(cacheDir, 'bench-puck')
const page =
  '<!doctype html><html lang="en"><meta charset="utf-8"><title>Puck</title><link rel="stylesheet" href="/puck.css"><div id="root"></div><script type="module" src="/puck.js"></script></html>'

/** Builds the Puck editor as one would for production, and serves it. */
export async function servePuck(): Promise<Served> {
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
  return serve(site({ type: 'text/html', body: page }, folder(outDir)))
}
