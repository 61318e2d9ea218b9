import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { transform } from 'esbuild'
import sharp from 'sharp'
import type { Plugin, ResolvedConfig } from 'vite'
import { templateCardPath } from '@vitrine/common/routes'
import type { TemplateListing } from '@vitrine/common/templates/listing'
import { listings } from '@vitrine/templates/listings'
import { policyHash } from './policy-hash.ts'
import { whileBuilding } from './render.ts'

/** app/example-html.tsx */
type ExampleHtml = (source: {
  listing: TemplateListing
  origin: string
  minifyStyles: (css: string) => Promise<string>
  hashOf: (css: string) => string
  scripts: Record<'home' | 'plain' | 'blocks', string>
}) => Promise<Map<string, string>>

const room = join(import.meta.dirname, '..')

/**
 * The examples of all templates as files that Hosting serves, and the picture that a shared link of a template shows.
 */
export function examplePages(origin: string): Plugin {
  let config: ResolvedConfig
  return {
    name: 'vitrine:example-pages',
    apply: 'build',
    configResolved(resolved) {
      config = resolved
    },
    async generateBundle() {
      const { uncounted, uncountedPages } = JSON.parse(
        await readFile(join(room, '../templates/dist/manifest.json'), 'utf8'),
      ) as { uncounted: Record<string, string>; uncountedPages: Record<'plain' | 'blocks', string> }
      const addressOf = (file: string | undefined) => `/enhance/${file}`
      await whileBuilding(config, async (load) => {
        const { exampleHtml } = (await load('/app/example-html.tsx')) as { exampleHtml: ExampleHtml }
        for (const listing of listings) {
          const { id } = listing
          const scripts = {
            home: addressOf(uncounted[id]),
            plain: addressOf(uncountedPages.plain),
            blocks: addressOf(uncountedPages.blocks),
          }
          const pages = await exampleHtml({ listing, origin, minifyStyles, hashOf: policyHash, scripts })
          for (const [path, source] of pages)
            this.emitFile({ type: 'asset', fileName: `${path.slice(1)}/index.html`, source })
          this.emitFile({ type: 'asset', fileName: templateCardPath(id).slice(1), source: await card(listing.image) })
        }
      })
    },
  }
}

const minifyStyles = async (css: string) => (await transform(css, { loader: 'css', minify: true })).code.trim()

/** In the size and format that social networks show. */
const card = (thumbnail: string): Promise<Buffer> =>
  sharp(join(room, 'public', thumbnail))
    .resize(1200, 630, { position: 'top' })
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer()
