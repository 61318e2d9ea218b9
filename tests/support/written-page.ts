import { createHash } from 'node:crypto'
import { inlineCss } from '../../functions/inline-css.ts'
import { importBundled } from '../../local/lib/bundled.ts'
import { root } from '../../local/lib/paths.ts'
import type { PublishedPage } from './published-page.ts'
import type { WrittenPage, writtenPageHtml } from './written-page-html.tsx'

type Renderer = { writtenPageHtml: typeof writtenPageHtml }
let loaded: Promise<Renderer> | undefined

/** Built as the functions are. Workers of Playwright build side by side. */
const renderer = (): Promise<Renderer> =>
  importBundled<Renderer>(`written-page-${process.env.TEST_PARALLEL_INDEX ?? 0}`, {
    entryPoints: [`${root}/tests/support/written-page-html.tsx`],
    plugins: [inlineCss],
  })

/** A case study or an article as visitors get it, with a policy as strict as that of public pages. */
export async function writtenPage(page: WrittenPage): Promise<PublishedPage> {
  const { writtenPageHtml } = await (loaded ??= renderer())
  const { html, css, frames, media } = await writtenPageHtml(page)
  const policy = [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(css).digest('base64')}'`,
    "script-src 'self'",
    "img-src 'self' https:",
    "font-src 'self'",
    "connect-src 'self'",
    ...(frames.length > 0 ? [`frame-src ${frames.join(' ')}`] : []),
    ...(media ? ["media-src 'self' https:"] : []),
    "base-uri 'none'",
  ].join('; ')
  return { html, headers: { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': policy } }
}
