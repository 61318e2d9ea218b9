/**
 * Builds the assets of public pages: a script for each template with its own behaviours, and the typefaces.
 * dist/manifest.json lists the scripts: {scripts: {templateId: fileName}}.
 */
import { createHash } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import subsetFont from 'subset-font'
import type { Behaviour, FontFace, TemplateDefinition } from './definition.ts'
import type { ownerFonts as OwnerFonts } from './fonts.ts'

/** Code point ranges of fontsource's `latin` subset. */
const latinRanges = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2bb, 0x2bc],
  [0x2c6, 0x2c6],
  [0x2da, 0x2da],
  [0x2dc, 0x2dc],
  [0x304, 0x304],
  [0x308, 0x308],
  [0x329, 0x329],
  [0x2000, 0x206f],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
  [0x2215, 0x2215],
] as const
const latin = latinRanges
  .flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)))
  .join('')

const SCRIPT_MAX_GZIP_BYTES = 3 * 1024

const room = import.meta.dirname
const dist = join(room, 'dist')
const require = createRequire(import.meta.url)

const { definitions, ownerFonts } = await loadDefinitions()
await rm(dist, { recursive: true, force: true })
await mkdir(join(dist, 'enhance'), { recursive: true })
await mkdir(join(dist, 'fonts'), { recursive: true })

const scripts: Record<string, string> = {}
for (const [id, { behaviours }] of Object.entries(definitions)) {
  const code = await bundleScript(behaviours)
  const size = gzipSync(code).length
  if (size > SCRIPT_MAX_GZIP_BYTES) {
    throw new Error(`The script of ${id} has ${size} bytes gzip; ${SCRIPT_MAX_GZIP_BYTES} are allowed.`)
  }
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 10)
  scripts[id] = `${id}.${hash}.js`
  await writeFile(join(dist, 'enhance', scripts[id]), code)
  process.stdout.write(`${scripts[id]}  ${size} bytes gzip\n`)
}

const fonts = [
  ...Object.values(ownerFonts),
  ...Object.values(definitions).flatMap(({ design }) => [design.headingFont, design.bodyFont]),
]
const faces = fonts.flatMap((font): readonly FontFace[] => (typeof font === 'string' ? [] : font.faces))
for (const face of new Map(faces.map((face) => [face.file, face])).values()) {
  const whole = await readFile(require.resolve(`${face.package}/files/${face.file}`))
  await writeFile(join(dist, 'fonts', face.file), await cut(whole, face))
}

await writeFile(join(dist, 'manifest.json'), `${JSON.stringify({ scripts }, null, 2)}\n`)

/** A font file cut to the glyphs and axes that pages use: half of a variable file. */
async function cut(whole: Buffer, { package: name, weight, stretch }: FontFace): Promise<Buffer> {
  const variationAxes = name.startsWith('@fontsource-variable/')
    ? { wght: range(weight), ...(stretch && { wdth: range(stretch) }) }
    : {}
  return subsetFont(whole, latin, { targetFormat: 'woff2', variationAxes })
}

function range(text: string): { min: number; max: number } {
  const [min = 0, max = 0] = text.split(' ').map(Number)
  return { min, max }
}

async function bundleScript(behaviours: readonly Behaviour[]): Promise<string> {
  const camel = (name: string) => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
  const entry = [
    ...behaviours.map((name) => `import { ${camel(name)} } from './page-scripts/${name}.ts'`),
    "import { firstPicture } from './page-scripts/first-picture.ts'",
    "import { loadPageFonts } from './page-scripts/page-fonts.ts'",
    "import { track } from './page-scripts/tracking.ts'",
    'const { dataset } = document.currentScript',
    'const pictured = firstPicture(document)',
    'void loadPageFonts(document, pictured)',
    // Each in its own task, so that layout and input are not blocked.
    `for (const start of [${behaviours.map(camel).join(', ')}]) setTimeout(start, 0, document)`,
    // Last: the first access to storage is slow.
    'setTimeout(track, 0, document, dataset, pictured)',
  ].join('\n')
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
      contents: "export { registry } from './registry.ts'\nexport { ownerFonts } from './fonts.ts'",
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
    ownerFonts: typeof OwnerFonts
  }
  const definitions: Record<string, TemplateDefinition> = {}
  for (const [id, load] of Object.entries(bundle.registry)) definitions[id] = await load()
  return { definitions, ownerFonts: bundle.ownerFonts }
}
