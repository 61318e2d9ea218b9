import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { build, type Plugin } from 'esbuild'

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

/** `import css from './x.css?inline'`, as Vite understands it. */
const inlineCss: Plugin = {
  name: 'inline-css',
  setup(bundler) {
    bundler.onResolve({ filter: /\.css\?inline$/ }, ({ path, resolveDir }) => ({
      path: new URL(path.replace('?inline', ''), `file://${resolveDir}/`).pathname,
      namespace: 'inline-css',
    }))
    bundler.onLoad({ filter: /.*/, namespace: 'inline-css' }, async ({ path }) => {
      const { outputFiles } = await build({ entryPoints: [path], bundle: true, minify: true, write: false, external: ['/fonts/*'] })
      return { contents: outputFiles[0]?.text ?? '', loader: 'text', watchFiles: [path] }
    })
  },
}

/**
 * Classes of messages: two megabytes at the start. Nothing here asks for them, and Firestore's client does for pipelines and bundles
 * alone; what it sends and reads is described in protos.json.
 */
const noMessageClasses: Plugin = {
  name: 'no-message-classes',
  setup(bundler) {
    bundler.onLoad({ filter: /(google-gax|firestore-api)\/build\/protos\/\w+\.js$/ }, () => ({ contents: 'module.exports = { google: { firestore: { v1: {} } } }' }))
  },
}

/**
 * What every function begins with is inside the bundle, too: one file is read sooner than hundreds. The deployment asks
 * for the packages all the same.
 */
const inlined = ['firebase-functions', 'firebase-admin', '@google-cloud/firestore']

const manifest = JSON.parse(await readFile(`${source}/package.json`, 'utf8')) as Package

await rm(out, { recursive: true, force: true })
await mkdir(out, { recursive: true })
await build({
  entryPoints: [`${source}/index.ts`],
  outdir: out,
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node22',
  jsx: 'automatic',
  sourcemap: true,
  define: { 'process.env.NODE_ENV': '"production"' },
  external: Object.keys(manifest.dependencies).filter((name) => !inlined.includes(name)).flatMap((name) => [name, `${name}/*`]),
  // Less to read at the start; names stay, and lines are short enough for a stack trace.
  minifyWhitespace: true,
  lineLimit: 400,
  legalComments: 'none',
  // CommonJS packages inside the bundle (react-dom/server) ask for Node's modules with require.
  banner: {
    js: `import { createRequire } from 'node:module'; const require = createRequire(import.meta.url); const __filename = import.meta.filename; const __dirname = import.meta.dirname;`,
  },
  plugins: [inlineCss, noMessageClasses],
  logLevel: 'warning',
})
await writeFile(
  `${out}/package.json`,
  JSON.stringify(
    { name: 'vitrine-functions', private: true, type: 'module', main: 'index.js', engines: manifest.engines, dependencies: manifest.dependencies },
    null,
    2,
  ),
)

// Settings of a deployment (APP_ORIGIN and the like): Firebase reads .env and .env.<project> beside the code it uploads.
for (const file of await readdir(source)) {
  if (/^\.env(\.|$)/.test(file) && file !== '.env.example') await copyFile(`${source}/${file}`, `${out}/${file}`)
}
