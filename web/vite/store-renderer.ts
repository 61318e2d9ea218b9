import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, type Plugin, type ResolvedConfig, type Rollup, type ViteDevServer } from 'vite'
import { customKindOf } from '@vitrine/common/portfolio/custom-sections'
import { templateIds } from '@vitrine/common/templates/ids'
import type { registry as Registry } from '@vitrine/templates/registry'
import type { TemplateFacts } from '@vitrine/common/store-pages'
import { beforePaintScript } from './before-paint.ts'
import { entryFile } from './entry-file.ts'
import { policyHash } from './policy-hash.ts'
import { whileBuilding } from './render.ts'
import { templateWords } from './template-words.ts'

const FILES = 'virtual:entrance-files'
const templates = join(import.meta.dirname, '../../templates')
const LATER = '\0later'
const SPOKEN = '/lib/words/spoken.ts'

/** The store, and the page of a template. */
type Kind = 'store' | 'template'

interface Options {
  /** Where the app may fetch from: connections-policy.ts. */
  connections: string
}

/**
 * Builds renderer/dist/store-renderer.js: the store's pages as HTML, for the function `site`. It comes with the client's build, whose
 * styles and script its pages name.
 */
export function storeRenderer({ connections }: Options): Plugin {
  let config: ResolvedConfig
  let styles: Record<Kind, string>
  return {
    name: 'vitrine:store-renderer',
    apply: 'build',
    configResolved(resolved) {
      config = resolved
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        styles = { store: takeStyles(bundle, 'store.css'), template: takeStyles(bundle, 'template.css') }
      },
    },
    async writeBundle(_options, bundle) {
      // A build for something else, such as a test's, would name scripts here that the client which is served has not.
      if (config.build.outDir !== 'dist') return
      const templateFacts = await whileBuilding(config, factsOfTemplates)
      const files = JSON.stringify(Object.entries({ ...entranceFiles(bundle, styles, connections), templateFacts }))
      await build({
        root: config.root,
        configFile: false,
        mode: config.mode,
        logLevel: 'warn',
        define: config.define,
        plugins: [
          react(),
          templateWords(),
          {
            name: 'vitrine:entrance-files',
            resolveId: (id) => (id === FILES ? `\0${FILES}` : null),
            load(id) {
              if (id === LATER) return 'export {}'
              return id === `\0${FILES}` ? exportsOf(JSON.parse(files) as [string, unknown][]) : null
            },
            // What a page loads later is the browser's. Languages are loaded for pages, too.
            resolveDynamicImport: (_specifier, importer) => (importer?.endsWith(SPOKEN) ? null : LATER),
          },
        ],
        build: {
          ssr: 'app/store-renderer.tsx',
          outDir: 'renderer/dist',
          emptyOutDir: true,
          copyPublicDir: false,
          target: 'node22',
        },
      })
    },
  }
}

const exportsOf = (values: [name: string, value: unknown][]) =>
  values.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`).join('\n')

/** What app/entrance-files.d.ts declares. */
function entranceFiles(bundle: Rollup.OutputBundle, styles: Record<Kind, string>, connections: string) {
  const files = (kind: Kind, entry: string) => ({
    css: styles[kind],
    script: entryFile(bundle, entry),
    contentSecurityPolicy: policyWith(styles[kind], connections),
  })
  return {
    beforePaint: beforePaintScript,
    store: files('store', '/app/store-entrance.ts'),
    template: files('template', '/app/entrance.ts'),
  }
}

async function factsOfTemplates(load: ViteDevServer['ssrLoadModule']) {
  const { registry } = (await load(join(templates, 'registry.ts'))) as { registry: typeof Registry }
  const entries = templateIds.map(async (id) => {
    const { design, sections } = await registry[id]()
    const looks = Object.values(design.backgrounds).map(
      ({ label, page, raised, text }): TemplateFacts['looks'][number] => {
        return { label, colors: [page, raised, text, design.primaryColor, design.secondaryColor] }
      },
    )
    // Each kind of custom section once, whatever number of them there can be.
    const kinds = sections.filter((section) => !customKindOf(section.id) || section.id.endsWith('-1'))
    return [id, { looks, sections: [...new Set(kinds.map(({ label }) => label))] }] as const
  })
  return Object.fromEntries(await Promise.all(entries))
}

/** Styles that are in the pages and no file. */
function takeStyles(bundle: Rollup.OutputBundle, name: string): string {
  const [file, styles] =
    Object.entries(bundle).find(([, output]) => output.type === 'asset' && output.names.includes(name)) ?? []
  if (!file || styles?.type !== 'asset') throw new Error(`${name} is not in the build`)
  Reflect.deleteProperty(bundle, file)
  return styles.source.toString().trim()
}

/** Two policies, of which a browser obeys both: that of the app's documents, which allows the page's styles as well, and the build's. */
function policyWith(css: string, connections: string): string {
  const { hosting } = JSON.parse(readFileSync(join(import.meta.dirname, '../../firebase.json'), 'utf8')) as {
    hosting: { headers: { regex?: string; headers: { key: string; value: string }[] }[] }
  }
  const policy = hosting.headers
    .find(({ regex }) => regex && new RegExp(regex).test('/app.html'))
    ?.headers.find(({ key }) => key === 'Content-Security-Policy')?.value
  if (!policy) throw new Error('firebase.json has no policy for the app')
  return `${policy.replace("style-src 'self'", `style-src 'self' ${policyHash(css)}`)}, ${connections}`
}
