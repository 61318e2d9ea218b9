/**
 * Builds the assets of public pages: a script for each template with its own behaviours, and the typefaces, a file for each
 * subset. dist/manifest.json lists the scripts: {scripts: {templateId: fileName}, uncounted: …, pages: {plain, blocks}, …, review: {shell, comments}, languages};
 * subsets.json says what is in each subset.
 */
import { createHash } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import subsetFont from 'subset-font'
import type { FontFace, TemplateDefinition } from './definition.ts'
import type { allFaces as AllFaces } from './all-faces.ts'
import { subsetFilesOf, type SubsetFile } from './subset-files.ts'
import { rangeOf } from './unicode-range.ts'

const SCRIPT_MAX_GZIP_BYTES = 3 * 1024

const room = import.meta.dirname
const dist = join(room, 'dist')

const { definitions, faces } = await loadDefinitions()
await rm(dist, { recursive: true, force: true })
await mkdir(join(dist, 'enhance'), { recursive: true })
await mkdir(join(dist, 'fonts'), { recursive: true })

const scripts: Record<string, string> = {}
/** The same without what counts visits, for private links. */
const uncounted: Record<string, string> = {}
for (const [id, { behaviours }] of Object.entries(definitions)) {
  scripts[id] = await writeScript(id, await bundleScript(behaviours, true))
  uncounted[id] = await writeScript(id, await bundleScript(behaviours, false))
}

/** Case studies and articles look as their template says, and behave as their blocks do. */
const pages: Record<string, string> = {}
const uncountedPages: Record<string, string> = {}
for (const [name, behaviours] of Object.entries({ plain: [], blocks: ['blocks'] })) {
  pages[name] = await writeScript(`page-${name}`, await bundleScript(behaviours, true))
  uncountedPages[name] = await writeScript(`page-${name}`, await bundleScript(behaviours, false))
}

/** What surrounds a page that is reviewed. */
const review: Record<string, string> = {}
for (const name of ['shell', 'comments'])
  review[name] = await writeScript(`review-${name}`, await bundle(`import './page-scripts/review/${name}.ts'`))

/** Of pages that can be read in several languages, beside their own. */
const languages = await writeScript('languages', await bundle("import './page-scripts/languages.ts'"))

const subsets: Record<string, Record<string, string>> = {}
for (const face of faces) {
  const files = await subsetFilesOf(face)
  for (const file of files)
    await writeFile(join(dist, 'fonts', face.file.replace('*', file.subset)), await cut(file, face))
  subsets[face.file] = Object.fromEntries(files.map(({ subset, characters }) => [subset, rangeOf(characters)]))
}
await writeFile(join(room, 'subsets.json'), `${JSON.stringify(subsets, null, 2)}\n`)

await writeFile(
  join(dist, 'manifest.json'),
  `${JSON.stringify({ scripts, uncounted, pages, uncountedPages, review, languages }, null, 2)}\n`,
)

/** A font file cut to the glyphs and axes that pages use: half of a variable file. */
async function cut({ data, characters }: SubsetFile, { package: name, weight, stretch }: FontFace): Promise<Buffer> {
  const variationAxes = name.startsWith('@fontsource-variable/')
    ? { wght: range(weight), ...(stretch && { wdth: range(stretch) }) }
    : {}
  return subsetFont(data, characters.join(''), { targetFormat: 'woff2', variationAxes })
}

function range(text: string): { min: number; max: number } {
  const [min = 0, max = 0] = text.split(' ').map(Number)
  return { min, max }
}

/** Gives the name of its file. */
async function writeScript(id: string, code: string): Promise<string> {
  const size = gzipSync(code).length
  if (size > SCRIPT_MAX_GZIP_BYTES) {
    throw new Error(`The script of ${id} has ${size} bytes gzip; ${SCRIPT_MAX_GZIP_BYTES} are allowed.`)
  }
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 10)
  const file = `${id}.${hash}.js`
  await writeFile(join(dist, 'enhance', file), code)
  process.stdout.write(`${file}  ${size} bytes gzip\n`)
  return file
}

async function bundleScript(behaviours: readonly string[], counts: boolean): Promise<string> {
  const camel = (name: string) => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
  const entry = [
    ...behaviours.map((name) => `import { ${camel(name)} } from './page-scripts/${name}.ts'`),
    "import { firstPicture } from './page-scripts/first-picture.ts'",
    "import { loadPageFonts } from './page-scripts/page-fonts.ts'",
    ...(counts
      ? ["import { track } from './page-scripts/tracking.ts'", 'const { dataset } = document.currentScript']
      : []),
    'const pictured = firstPicture(document)',
    'void loadPageFonts(document, pictured)',
    // Each in its own task, so that layout and input are not blocked.
    `for (const start of [${behaviours.map(camel).join(', ')}]) setTimeout(start, 0, document)`,
    // Last: the first access to storage is slow.
    ...(counts ? ['setTimeout(track, 0, document, dataset, pictured)'] : []),
  ].join('\n')
  return bundle(entry)
}

async function bundle(entry: string): Promise<string> {
  const result = await build({
    stdin: { contents: entry, resolveDir: room, loader: 'ts' },
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: ['es2022'],
  })
  return result.outputFiles[0]!.text
}

/** Node cannot load the registry's JSX and CSS, so it is bundled first, next to the packages it imports. */
async function loadDefinitions() {
  const outfile = join(room, 'node_modules/.cache/definitions.mjs')
  await build({
    stdin: {
      contents: "export { registry } from './registry.ts'\nexport { allFaces } from './all-faces.ts'",
      resolveDir: room,
    },
    bundle: true,
    outfile,
    format: 'esm',
    platform: 'node',
    jsx: 'automatic',
    loader: { '.css': 'text' },
    external: ['react', 'react/*', 'htmlparser2', 'zod', 'zod/*'],
  })
  const bundle = (await import(pathToFileURL(outfile).href)) as {
    registry: Record<string, () => Promise<TemplateDefinition>>
    allFaces: typeof AllFaces
  }
  const definitions: Record<string, TemplateDefinition> = {}
  for (const [id, load] of Object.entries(bundle.registry)) definitions[id] = await load()
  return { definitions, faces: await bundle.allFaces() }
}
