import { getAt } from '@vitrine/common/portfolio/paths'
import { toast } from '../../../lib/toast.ts'
import { sameValue } from '../state/document.ts'
import type { Editor } from '../state/editor-context.ts'
import { itemTitle } from '../state/item-title.ts'
import { added, duplicated, inserted, moved, removed } from '../state/list-edits.ts'
import type { ListField } from '@vitrine/common/fields/list'

const nothing: readonly unknown[] = []

export const itemsAt = (document: unknown, path: string): readonly unknown[] => {
  const value = getAt(document, path)
  return Array.isArray(value) ? (value as readonly unknown[]) : nothing
}

const occurrences = (list: readonly unknown[], item: unknown) => list.filter((other) => sameValue(other, item)).length

export type ListActions = ReturnType<typeof listActions>

/** What can be done with a list. Each works on the list as it is then: a toast's Undo may come long afterwards. */
export function listActions({
  store,
  change,
  path,
  field,
}: Pick<Editor, 'store' | 'change'> & { path: string; field: ListField }) {
  const items = () => itemsAt(store.getState().history.present, path)
  return {
    items,
    add: () => change(path, added(items(), {})),
    move: (from: number, to: number) => change(path, moved(items(), from, to)),
    duplicate: (index: number) => change(path, duplicated(items(), index)),
    remove(index: number): void {
      const item = items()[index]
      const rest = removed(items(), index)
      change(path, rest)
      const putBack = () => {
        // Undo of the history may have brought it back already.
        if (occurrences(items(), item) > occurrences(rest, item)) return
        change(path, inserted(items(), Math.min(index, items().length), item))
      }
      toast.message(`${itemTitle(field, item, index)} deleted`, { action: { label: 'Undo', onClick: putBack } })
    },
  }
}
