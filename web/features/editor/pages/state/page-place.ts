import type { OutputOf } from '@vitrine/common/api/endpoint'
import type { Page, patchPage } from '@vitrine/common/api/pages'
import { withItemIds } from '@vitrine/common/portfolio/item-ids'
import { getAt } from '@vitrine/common/portfolio/paths'
import type { PatchOp } from '@vitrine/common/portfolio/patch'
import { applyChanges } from '../../state/document.ts'
import type { Loaded } from '../../state/editor-state.ts'
import { contentOps } from '../../state/patch-ops.ts'
import type { SavePlace } from '../../state/saver.ts'
import type { DocumentStore } from '../../state/store.ts'
import type { PageDraft } from './page-draft.ts'
import type { PageFacts } from './page-facts.ts'

/** The calls that saving a page makes. `revision` is the one that the changes were made from. */
export interface PageApi {
  patch(ops: PatchOp[], revision: number): Promise<OutputOf<typeof patchPage>>
  load(): Promise<Page>
}

/** What the store of a page takes over of an answer. */
export const loadedPage = ({ content, revision, site }: Page): Loaded<PageDraft> => ({
  base: { document: { content: withItemIds(content) }, revision },
  portfolio: { live: site },
})

/** Where a page is stored. What the server cleaned goes to the facts, with both versions. */
export const pagePlace = (
  store: DocumentStore<PageDraft>,
  facts: PageFacts,
  api: PageApi,
): SavePlace<PageDraft, Page> => ({
  load: () => api.load(),
  loaded(page): Loaded<PageDraft> {
    facts.changed(page)
    return loadedPage(page)
  },
  async write(changes): Promise<void> {
    const { base } = store.getState()
    const ops = contentOps(base.document, changes)
    if (ops.length === 0) return
    const { cleaned, ...page } = await api.patch(ops, base.revision)
    const sent = applyChanges(base.document, changes)
    store.acknowledge(sent, loadedPage(page))
    facts.changed(page)
    if (cleaned.length > 0)
      facts.wasCleaned(
        cleaned.map((path) => ({
          path: `content.${path}`,
          sent: getAt(sent.content, path),
          stored: getAt(page.content, path),
        })),
      )
  },
})
