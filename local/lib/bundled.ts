import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type BuildOptions } from 'esbuild'
import { cacheDir } from './paths.ts'

/**
 * Imports modules with JSX and CSS, which Node cannot load: they are bundled first.
 * @param name of the bundle in the cache
 * @param options entry and overrides for esbuild
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
    // CommonJS packages inside the bundle require Node's modules.
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
    logLevel: 'warning',
    ...options,
  })
  return (await import(pathToFileURL(outfile).href)) as Module
}
