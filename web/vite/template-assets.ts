import { createReadStream, existsSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'

const dist = join(import.meta.dirname, '..', '..', 'templates', 'dist')
const folders = ['enhance', 'fonts']
const contentTypes: Record<string, string> = { js: 'text/javascript', woff2: 'font/woff2' }

/** Publishes what the build of templates/ made for the pages, their scripts and fonts, under /enhance and /fonts. */
export function templateAssets(): Plugin {
  let outDir = ''
  return {
    name: 'vitrine:template-assets',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir)
    },
    buildStart() {
      if (!existsSync(join(dist, 'manifest.json')))
        this.error('templates/ is not built: run `npm run build -w templates` first')
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const [, path, type = ''] = /^\/((?:enhance|fonts)\/[\w.-]+\.(js|woff2))(?:\?|$)/.exec(request.url ?? '') ?? []
        const file = path && join(dist, path)
        if (!file || !existsSync(file)) return next()
        response.setHeader('content-type', contentTypes[type] ?? '')
        createReadStream(file).pipe(response)
      })
    },
    async writeBundle() {
      await Promise.all(folders.map((folder) => cp(join(dist, folder), join(outDir, folder), { recursive: true })))
    },
  }
}
