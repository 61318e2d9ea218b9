import type { Node } from '@tiptap/pm/model'
import { sameValue } from '@vitrine/common/portfolio/changes'
import type { Block } from '@vitrine/common/portfolio/pages/blocks'
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

  return {
    present,
    known,
    wait,
    /** A block was copied in the document. */
    copy: (from: string, to: string): void => {
      const block = known(from)
      if (block) wait({ ...structuredClone(block), itemId: to })
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
      store.setValues([{ path: BLOCKS, value: after }])
    },
    /** Whether the document shows the blocks as they are now. */
    isShownIn: (doc: Node): boolean => sameValue(blocksOf(doc, known), present()),
  }
}

const isSame = (one: Block, other: Block) => one.itemId === other.itemId && one.type === other.type
