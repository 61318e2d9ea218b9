import type { Node } from '@tiptap/pm/model'
import { sameValue } from '@vitrine/common/portfolio/changes'
import type { Block } from '@vitrine/common/portfolio/pages/blocks'
import { copiedTranslations } from '@vitrine/common/portfolio/translations/place'
import type { DocumentStore } from '../../state/store.ts'
import { blocksOf } from '../document/convert.ts'
import { BLOCKS, blockPath, type PageDraft } from './page-draft.ts'

const none: readonly Block[] = []

export type BlockSource = ReturnType<typeof createBlockSource>

/**
 * The blocks of an open page: of the document that is written in, the store has to be told; what else a block holds is in the store
 * alone. Blocks that are not on the page, because they were just pasted or were cut out, wait here until they are.
 */
export function createBlockSource(store: DocumentStore<PageDraft>) {
  const waiting = new Map<string, Block>()
  /** The ids of copies, and of what they are of. */
  const copies = new Map<string, string>()
  let indexed: readonly Block[] = none
  let byId = new Map<string, Block>()

  const present = (): readonly Block[] => store.getState().history.present.content.blocks ?? none

  function known(itemId: string): Block | undefined {
    const blocks = present()
    if (blocks !== indexed) {
      indexed = blocks
      byId = new Map(blocks.flatMap((block) => (block.itemId ? [[block.itemId, block]] : [])))
    }
    return byId.get(itemId) ?? waiting.get(itemId)
  }

  const wait = (block: Block): void => {
    if (block.itemId) waiting.set(block.itemId, block)
  }

  function translationsOfCopies(blocks: readonly Block[]) {
    const { content } = store.getState().history.present
    const before = new Set(present().map(({ itemId }) => itemId))
    return blocks.flatMap(({ itemId = '' }) => {
      const from = before.has(itemId) ? undefined : copies.get(itemId)
      return from ? copiedTranslations(content, `blocks/${from}`, `blocks/${itemId}`) : []
    })
  }

  return {
    present,
    known,
    wait,
    /** The copy of a block, for a place in the document. It brings its translations along once it is there. */
    copy(from: string, to: string): Block | null {
      const block = known(from)
      if (!block) return null
      const copy = { ...structuredClone(block), itemId: to }
      wait(copy)
      copies.set(to, from)
      return copy
    },
    of: (doc: Node): Block[] => blocksOf(doc, known),
    /** Takes over what was written in the document. */
    report(doc: Node): void {
      const before = present()
      const after = blocksOf(doc, known)
      const changed = after.flatMap((block, index) => (block === before[index] ? [] : [{ block, index }]))
      if (changed.length === 0 && after.length === before.length) return
      const [only] = changed
      const same = before[only?.index ?? -1]
      if (only && same && changed.length === 1 && after.length === before.length && isSame(only.block, same)) {
        // Keystrokes in one block are one step of the history.
        for (const key of ['text', 'code', 'level'] as const) {
          const value: unknown = (only.block as Record<string, unknown>)[key]
          if (value !== (same as Record<string, unknown>)[key]) store.type(`${blockPath(only.index)}.${key}`, value)
        }
        return
      }
      for (const block of before) wait(block)
      store.setValues([{ path: BLOCKS, value: after }, ...translationsOfCopies(after)])
    },
    /** Whether the document shows the blocks as they are now. */
    isShownIn: (doc: Node): boolean => sameValue(blocksOf(doc, known), present()),
  }
}

const isSame = (one: Block, other: Block) => one.itemId === other.itemId && one.type === other.type
