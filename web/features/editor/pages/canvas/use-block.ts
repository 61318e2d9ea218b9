import { useCallback } from 'react'
import type { Block } from '@vitrine/common/portfolio/pages/blocks'
import { getAt } from '@vitrine/common/portfolio/paths'
import { useDocumentState } from '../../state/editor-context.ts'
import { blockPath, BLOCKS } from '../state/page-draft.ts'

/** A block of the page by its id, and where it is; null while the store does not have it yet. */
export function useBlock(itemId: string | null): { block: Block; path: string; place: number } | null {
  const place = useDocumentState(
    useCallback(
      ({ history }) =>
        ((getAt(history.present, BLOCKS) ?? []) as Block[]).findIndex((block) => block.itemId === itemId),
      [itemId],
    ),
  )
  const block = useDocumentState(({ history }) => getAt(history.present, blockPath(place))) as Block | undefined
  return block && itemId !== null ? { block, path: blockPath(place), place } : null
}
