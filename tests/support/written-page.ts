import { inlineCss } from '../../functions/inline-css.ts'
import { importBundled } from '../../local/lib/bundled.ts'
import { root } from '../../local/lib/paths.ts'
import { addresses } from './env.ts'
import type { PublishedPage } from './published-page.ts'
import type { WrittenPage, writtenPageHtml } from './written-page-html.tsx'

type Renderer = { writtenPageHtml: typeof writtenPageHtml }
let loaded: Promise<Renderer> | undefined

/** Built as the functions are. Workers of Playwright build side by side. */
const renderer = (): Promise<Renderer> =>
  importBundled<Renderer>(`written-page-${process.env.TEST_PARALLEL_INDEX ?? 0}`, {
    entryPoints: [`${root}/tests/support/written-page-html.tsx`],
    external: ['firebase-admin/*', 'firebase-functions/*'],
    plugins: [inlineCss],
  })

/** A case study or an article as visitors get it. */
export async function writtenPage(page: WrittenPage): Promise<PublishedPage> {
  process.env.APP_ORIGIN ??= addresses.hosting
  const { writtenPageHtml } = await (loaded ??= renderer())
  return writtenPageHtml(page)
}
