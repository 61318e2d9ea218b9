import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import { itemTitle } from '@vitrine/common/portfolio/item-title'
import { heard, say } from '../../../lib/words/say.ts'
import { itemsAt, listActions } from '../fields/list-actions.ts'
import type { Editor } from '../state/editor-context.ts'
import { itemAt } from './page-items.ts'

/** What can be done with the item of a source, where it is in a content; null once it is gone. */
export function itemActions(
  { store, commit, commitMany, metadata }: Pick<Editor, 'store' | 'commit' | 'commitMany' | 'metadata'>,
  source: string,
  content: PortfolioContent,
) {
  const place = itemAt(source, content, metadata)
  if (!place) return null
  const { field, list, index } = place
  const actions = listActions({ store, commit, commitMany, path: list, field })
  const items = itemsAt({ content }, list)
  const name = itemTitle({ ...field, itemLabel: heard(field.itemLabel) }, items[index], index)
  return {
    ...place,
    actions,
    items,
    name,
    /** Returns what was done, in words; nothing at either end of the list. */
    move(to: number): string {
      if (to < 0 || to >= items.length) return ''
      actions.move(index, to)
      return say('{name} is {place} of {count} now.', { name, place: to + 1, count: items.length })
    },
  }
}
