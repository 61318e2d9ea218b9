import type { ListField } from '@vitrine/common/fields/types/list/kind'
import { isItemList, type Item } from '@vitrine/common/portfolio/item-ids'
import { itemTitle } from '@vitrine/common/portfolio/item-title'
import { getAt } from '@vitrine/common/portfolio/paths'
import { copiedTranslations, keyOf } from '@vitrine/common/portfolio/translations/place'
import { toast } from '../../../lib/toast.ts'
import { heard, say } from '../../../lib/words/say.ts'
import type { AnyEditor } from '../state/editor-context.ts'
import { added, duplicated, inserted, moved, newItem, removed } from '../state/list-edits.ts'

const nothing: readonly Item[] = []

/** The title of an item, in the language of the app where its owner gave it none. */
export const titleOf = (field: ListField, item: unknown, index: number): string =>
  itemTitle({ ...field, itemLabel: heard(field.itemLabel) }, item, index)

export const itemsAt = (document: unknown, path: string): readonly Item[] => {
  const value = getAt(document, path)
  return isItemList(value) ? value : nothing
}

export type ListActions = ReturnType<typeof listActions>

/** The actions on a list. Each reads the list when it runs: a toast's Undo may be pressed long afterwards. */
export function listActions({
  store,
  commit,
  commitMany,
  path,
  field,
}: Pick<AnyEditor, 'store' | 'commit' | 'commitMany'> & { path: string; field: ListField }) {
  const items = () => itemsAt(store.getState().history.present, path)
  return {
    items,
    add: () => commit(path, added(items(), newItem())),
    addAfter: (index: number) => commit(path, inserted(items(), index + 1, newItem())),
    move: (from: number, to: number) => commit(path, moved(items(), from, to)),
    setPrivate: (index: number, isPrivate: boolean) => commit(`${path}.${index}.private`, isPrivate || undefined),
    duplicate(index: number): void {
      const { content } = store.getState().history.present
      const next = duplicated(items(), index)
      const key = keyOf({ content }, path).replace(/^content\//, '')
      const [from, to] = [next[index], next[index + 1]].map((item) => `${key}/${item?.itemId}`)
      const translations = from && to ? copiedTranslations(content, from, to) : []
      commitMany([{ path, value: next }, ...translations])
    },
    remove(index: number): void {
      const item = items()[index]
      if (!item) return
      commit(path, removed(items(), index))
      const putBack = () => {
        // Undo may have restored it already.
        if (items().some(({ itemId }) => itemId === item.itemId)) return
        commit(path, inserted(items(), Math.min(index, items().length), item))
      }
      toast.message(say('{name} deleted', { name: titleOf(field, item, index) }), {
        action: { label: say('Undo'), onClick: putBack },
      })
    },
  }
}
