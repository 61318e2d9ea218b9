import type { BodyOf, OutputOf } from '@vitrine/common/api/endpoint'
import type { patchContent, updatePortfolio } from '@vitrine/common/api/portfolios'
import type { Portfolio } from '@vitrine/common/api/shapes'
import type { Change } from '@vitrine/common/portfolio/changes'
import type { PatchOp } from '@vitrine/common/portfolio/patch'
import { isWithin } from '@vitrine/common/portfolio/paths'
import { applyChanges, type EditorDocument } from './document.ts'
import { contentOps } from './patch-ops.ts'
import type { SavePlace } from './saver.ts'
import { loadedFrom, type EditorStore } from './store.ts'

/** The calls that saving a portfolio makes. `revision` is the one that the changes were made from. */
export interface EditorApi {
  patch(ops: PatchOp[], revision: number): Promise<OutputOf<typeof patchContent>>
  update(body: BodyOf<typeof updatePortfolio>, revision: number): Promise<Portfolio>
  load(): Promise<Portfolio>
}

/** Where the home page of a portfolio is stored: its content by patches, everything else by parts. */
export const portfolioPlace = (store: EditorStore, api: EditorApi): SavePlace<EditorDocument, Portfolio> => ({
  load: () => api.load(),
  loaded: loadedFrom,
  async write(changes: readonly Change[]): Promise<void> {
    const [inContent, others] = [changes.filter(isContent), changes.filter((change) => !isContent(change))]
    const { base } = store.getState()
    const ops = contentOps(base.document, inContent)
    if (ops.length > 0) {
      const { content, revision, updatedAt, live } = await api.patch(ops, base.revision)
      const sent = applyChanges(base.document, inContent)
      const document = { ...base.document, content }
      store.acknowledge(sent, { base: { document, revision }, portfolio: { updatedAt, revision, live } })
    }
    if (others.length > 0) {
      const { base } = store.getState()
      const sent = applyChanges(base.document, others)
      const parts = new Set(others.map(({ path }) => path.split('.')[0]))
      const saved = await api.update(
        {
          ...(parts.has('name') ? { name: sent.name } : {}),
          ...(parts.has('design') ? { design: sent.design } : {}),
          ...(parts.has('layout') ? { layout: sent.layout } : {}),
        },
        base.revision,
      )
      store.acknowledge(sent, loadedFrom(saved))
    }
  },
})

const isContent = ({ path }: Change) => isWithin(path, 'content')
