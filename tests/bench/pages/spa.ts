import { join } from 'node:path'
import { build } from 'esbuild'
import { cacheDir, root } from '../../../local/lib/paths.ts'
import { ports } from '../../support/env.ts'
import { folder, type Files } from '../serve.ts'

const outdir = join(cacheDir, 'bench-spa')

/** Builds the single-page app as one would for production. */
export async function buildSpa(): Promise<Files> {
  await build({
    entryPoints: { app: join(import.meta.dirname, 'spa-page.tsx') },
    outdir,
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    loader: { '.css': 'text' },
    define: { 'process.env.NODE_ENV': '"production"', FIRESTORE_PORT: String(ports.firestore) },
    // Where the packages of the templates and the client are found.
    nodePaths: [join(root, 'node_modules')],
    logLevel: 'warning',
  })
  return folder(outdir)
}

/** @param id of the document that the app shows */
export const spaPage = (id: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Portfolio</title><meta name="description" content="A portfolio"><link rel="icon" href="/favicon.svg"><script type="module" src="/app.js"></script></head><body><div id="root" data-portfolio="${id}"></div></body></html>`
