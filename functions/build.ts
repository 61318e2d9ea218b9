import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { build } from 'esbuild'
import { inlineCss } from './inline-css.ts'
import { COMPILE_CACHE } from './lib/compile-cache.ts'

/**
 * Bundles the functions, with common/ and templates/ inlined, into a folder that `firebase deploy` uploads as it is:
 * its package.json names exactly the packages that stay outside the bundle.
 */

interface Package {
  engines: Record<string, string>
  dependencies: Record<string, string>
}

const source = import.meta.dirname
const out = `${source}/dist`

/**
 * What every function begins with is inside the bundle, too: one file is read sooner than hundreds. The deployment asks
 * for the packages all the same.
 */
const inlined = ['firebase-functions', 'firebase-admin', '@google-cloud/firestore']

const manifest = JSON.parse(await readFile(`${source}/package.json`, 'utf8')) as Package

// The folder stays: the Functions emulator watches it, and reloads what changes there. What is left of an earlier build goes last.
await mkdir(out, { recursive: true })
const { metafile } = await build({
  entryPoints: { functions: `${source}/index.ts` },
  outdir: out,
  metafile: true,
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node22',
  jsx: 'automatic',
  sourcemap: true,
  define: { 'process.env.NODE_ENV': '"production"' },
  external: Object.keys(manifest.dependencies)
    .filter((name) => !inlined.includes(name))
    .flatMap((name) => [name, `${name}/*`]),
  // Less to read at the start; names stay, and lines are short enough for a stack trace.
  minifyWhitespace: true,
  lineLimit: 400,
  legalComments: 'none',
  // CommonJS packages inside the bundle (react-dom/server) ask for Node's modules with require.
  banner: {
    js: `import { createRequire } from 'node:module'; const require = createRequire(import.meta.url); const __filename = import.meta.filename; const __dirname = import.meta.dirname;`,
  },
  plugins: [inlineCss],
  logLevel: 'warning',
})

/** What a process loads first: only what is loaded after the cache is switched on comes from it, hence no import. */
const names = Object.entries(metafile.outputs).find(([path]) => path.endsWith('/functions.js'))?.[1].exports ?? []
await writeFile(
  `${out}/index.js`,
  `import { existsSync } from 'node:fs'
import { createRequire, enableCompileCache } from 'node:module'
const cache = import.meta.dirname + '/${COMPILE_CACHE}'
if (existsSync(cache)) enableCompileCache(cache)
export const { ${names.join(', ')} } = createRequire(import.meta.url)('./functions.js')
`,
)

// Apart from the others: what it loads before it switches the cache on is missing there.
const { metafile: ofCompiling } = await build({
  entryPoints: [`${source}/compile-all.ts`],
  outdir: out,
  metafile: true,
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node22',
})

await writeFile(
  `${out}/package.json`,
  JSON.stringify(
    {
      name: 'vitrine-functions',
      private: true,
      type: 'module',
      main: 'index.js',
      // What Cloud Build runs after it has installed the packages.
      scripts: { 'gcp-build': 'node compile-all.js' },
      engines: manifest.engines,
      dependencies: manifest.dependencies,
    },
    null,
    2,
  ),
)

// Settings of a deployment (APP_ORIGIN and the like): Firebase reads .env and .env.<project> beside the code it uploads.
const settings = (await readdir(source)).filter((file) => /^\.env(\.|$)/.test(file) && file !== '.env.example')
for (const file of settings) await copyFile(`${source}/${file}`, `${out}/${file}`)

const bundled = [metafile, ofCompiling].flatMap(({ outputs }) => Object.keys(outputs).map((path) => basename(path)))
const written = new Set(['index.js', 'package.json', ...bundled, ...settings])
for (const name of await readdir(out)) {
  if (!written.has(name)) await rm(`${out}/${name}`, { recursive: true })
}
