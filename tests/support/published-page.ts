import { join } from 'node:path'
import { exampleSets } from '@vitrine/templates/example-sets'
import { inlineCss } from '../../functions/inline-css.ts'
import type { securityHeaders } from '../../functions/http/security-headers.ts'
import type { LivePage } from '../../functions/lib/documents/live-document.ts'
import type { toPublic } from '../../functions/lib/documents/published.ts'
import type { pageHeaders } from '../../functions/site/headers.ts'
import type { portfolioHtml } from '../../functions/site/portfolio-html.tsx'
import { importBundled } from '../../local/lib/bundled.ts'
import { root } from '../../local/lib/paths.ts'
import { addresses } from './env.ts'
import { liveOf, type PageDocument } from './pages.ts'

interface Site {
  portfolioHtml: typeof portfolioHtml
  pageHeaders: typeof pageHeaders
  securityHeaders: typeof securityHeaders
  toPublic: typeof toPublic
}

/** Built as the functions are: the same styles and the same React. Workers of Playwright build side by side. */
const site = (): Promise<Site> =>
  importBundled<Site>(`published-page-${process.env.TEST_PARALLEL_INDEX ?? 0}`, {
    stdin: {
      contents: ['site/portfolio-html.tsx', 'site/headers.ts', 'http/security-headers.ts', 'lib/documents/published.ts']
        .map((file) => `export * from './functions/${file}'`)
        .join('\n'),
      resolveDir: root,
    },
    external: ['firebase-admin/*', 'firebase-functions/*'],
    plugins: [inlineCss],
  })
let loaded: Promise<Site> | undefined

export interface PublishedPage {
  html: string
  headers: Record<string, string>
}

/** A portfolio's public page as the function `site` makes it, without a server: pictures are those of the examples. */
export async function publishedPage(id: string, stored: PageDocument, pages: LivePage[] = []): Promise<PublishedPage> {
  process.env.APP_ORIGIN ??= addresses.hosting
  const { portfolioHtml, pageHeaders, securityHeaders, toPublic } = await (loaded ??= site())
  const { username, templateId, content } = stored
  const portfolio = toPublic({ ...liveOf(stored), pages })
  const page = await portfolioHtml({ id, username, portfolio, templateId, pictureSets: exampleSets([content, pages]) })
  return { html: page.html, headers: { ...securityHeaders, ...pageHeaders(page) } }
}

/** The files that pages load, in the folders that the build of the client copies them from. */
export const pageFolders: Readonly<Record<string, string>> = {
  enhance: join(root, 'templates/dist/enhance'),
  fonts: join(root, 'templates/dist/fonts'),
  examples: join(root, 'web/public/examples'),
}
