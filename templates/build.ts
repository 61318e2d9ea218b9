/**
 * Builds what the pages load besides their HTML: one script a template with only its own behaviours, and the
 * typefaces. dist/manifest.json names the scripts: {scripts: {templateId: fileName}}.
 */
import { createHash } from 'node:crypto'
import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import type { Behaviour, FontFace, TemplateDefinition } from './definition.ts'
import type { ownerFonts as OwnerFonts } from './fonts.ts'

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
for (const { package: name, file } of faces) {
  await copyFile(require.resolve(`${name}/files/${file}`), join(dist, 'fonts', file))
}

await writeFile(join(dist, 'manifest.json'), `${JSON.stringify({ scripts }, null, 2)}\n`)

async function bundleScript(behaviours: readonly Behaviour[]): Promise<string> {
  const camel = (name: string) => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
  const entry = [
    ...behaviours.map((name) => `import { ${camel(name)} } from './enhance/${name}.ts'`),
    "import { track } from './enhance/tracking.ts'",
    'const { dataset } = document.currentScript',
    ...behaviours.map((name) => `${camel(name)}(document)`),
    'track(document, dataset)',
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

/** The registry holds JSX and CSS, which Node does not read: it is bundled first, next to the packages it imports. */
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
