import { readFile } from 'node:fs/promises'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import type { Design } from '@vitrine/common/portfolio/design'
import type { PageContent } from '@vitrine/common/portfolio/pages/page-content'
import type { TemplateId } from '@vitrine/common/templates/ids'
import { catalogue } from '@vitrine/templates/catalogue'
import type { LivePage } from '../../../functions/lib/documents/live-document.ts'
import { freshPageName, listedPages, pageDocument } from '../../support/pages.ts'
import { pageFolders, publishedPage, type PublishedPage } from '../../support/published-page.ts'
import { writtenPage } from '../../support/written-page.ts'
import type { WrittenPage } from '../../support/written-page-html.tsx'
import { drawSmallPicture, smallPicture } from './small-pictures.ts'

/** Public pages in the test's own process, with the files that they load: no emulator is asked. */
export interface PageSite {
  origin: string
  /**
   * Publishes a page of a template, with its example and its design unless others are given, and pages for the sections that list
   * some. Returns its path.
   */
  publish: (templateId: TemplateId, content?: PortfolioContent, design?: Design, listed?: LivePage[]) => Promise<string>
  /** Publishes a case study or an article, the only one of its portfolio unless others are given. Returns its path. */
  write: (templateId: TemplateId, content: PageContent, more?: Partial<WrittenPage>) => Promise<string>
  stop: () => Promise<void>
}

const fileTypes: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

export async function startPageSite(): Promise<PageSite> {
  const pages = new Map<string, PublishedPage>()
  const small = await drawSmallPicture()
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site')
    // What pages send, statistics, is no part of this.
    if (request.method === 'POST') return void response.writeHead(204).end()
    const page = pages.get(pathname)
    if (page) response.writeHead(200, page.headers).end(page.html)
    else if (pathname === smallPicture) response.writeHead(200, { 'Content-Type': 'image/webp' }).end(small)
    else void sendFile(pathname, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async publish(templateId, content = catalogue[templateId].example, design = {}, listed = listedPages()) {
      const username = freshPageName()
      pages.set(
        `/${username}`,
        await publishedPage(username, { ...pageDocument(templateId, content, username), design }, listed),
      )
      return `/${username}`
    },
    async write(templateId, content, more = {}) {
      const path = `/${freshPageName()}/page`
      const shown = { pages: [], home: '/', addressOf: () => path }
      pages.set(path, await writtenPage({ templateId, id: 'page', kind: 'study', content, shown, ...more }))
      return path
    },
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function sendFile(path: string, response: ServerResponse): Promise<void> {
  const [, first = '', ...rest] = path.split('/')
  const folder = pageFolders[first]
  const type = fileTypes[extname(path)]
  const body = folder && type && !rest.includes('..') ? await readFile(join(folder, ...rest)).catch(() => null) : null
  if (body) response.writeHead(200, { 'Content-Type': type }).end(body)
  else response.writeHead(404).end()
}
