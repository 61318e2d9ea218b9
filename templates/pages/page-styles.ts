import type { PageContent } from '@vitrine/common/portfolio/pages/page-content'
import lightboxCss from '../parts/lightbox.css?inline'
import { ratios } from './blocks/shot.tsx'
import { text } from './blocks/text.tsx'
import { viewOf } from './blocks/views.ts'
import { hasGallery, shownBlocks } from './page-blocks.ts'
import type { PageLook } from './page-look.ts'
import css from './page.css?inline'

const ratioCss = ratios.map((percent) => `[data-ratio='${percent}']{--ratio:${percent / 100}}`).join('')

/** The rules of a page: the shared ones, those of the blocks that it has, its template's. */
export function pageCss(look: Pick<PageLook, 'css'>, content: Pick<PageContent, 'blocks'>): string {
  const types = [...new Set(shownBlocks(content).map(({ type }) => type))]
  // Blocks of unknown types are shown as text.
  const blocks = new Set(types.map((type) => (viewOf({ type }) ?? text).css))
  const hasRatios = shownBlocks(content).some(({ type }) => ['row', 'gallery', 'comparison', 'media'].includes(type))
  return [
    css,
    ...blocks,
    ...(hasRatios ? [ratioCss] : []),
    ...(hasGallery(content) ? [lightboxCss] : []),
    look.css,
  ].join('\n')
}
