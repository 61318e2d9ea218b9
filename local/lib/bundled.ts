import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type BuildOptions } from 'esbuild'
import { cacheDir } from './paths.ts'

/**
 * Imports what holds JSX and CSS, which Node does not read: it is bundled first.
 * @param name of the bundle, which is kept in the cache
 * @param options where it begins, and what differs from the usual
 */
export async function importBundled<Module>(name: string, options: BuildOptions): Promise<Module> {
  const outfile = join(cacheDir, `${name}.mjs`)
  await build({
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    jsx: 'automatic',
    loader: { '.css': 'text' },
    define: { 'process.env.NODE_ENV': '"production"' },
    // CommonJS packages inside the bundle ask for Node's modules with require.
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
    logLevel: 'warning',
    ...options,
  })
  return (await import(pathToFileURL(outfile).href)) as Module
}
