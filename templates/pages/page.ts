import type { PageContent } from '@vitrine/common/portfolio/pages/page-content'
import type { TemplateId } from '@vitrine/common/templates/ids'
import { registry } from '../registry.ts'
import type { Highlighter } from './blocks/block.ts'
import { hasCode, hasScriptedBlock } from './page-blocks.ts'
import { pageCss } from './page-styles.ts'

/** All that has to be loaded before a page can be rendered, and what follows from its content. */
export async function loadPage(templateId: TemplateId, content: PageContent) {
  const [definition, highlight] = await Promise.all([registry[templateId](), loadHighlighter(content)])
  const look = await definition.pageLook()
  return {
    definition,
    look,
    highlight,
    /** For pageStyles() and publishedStyles(), in the place of the template's definition. */
    styled: { design: definition.design, css: pageCss(look, content) },
    /** The entry of dist/manifest.json's `pages`, and of `uncountedPages`. */
    script: hasScriptedBlock(content) ? ('blocks' as const) : ('plain' as const),
  }
}

/** What colours code; undefined for pages without, which do not load it. */
export const loadHighlighter = async (content: PageContent): Promise<Highlighter | undefined> =>
  hasCode(content) ? (await import('./highlight.ts')).highlight : undefined
