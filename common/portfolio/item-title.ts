import type { ListField } from '../fields/types/list/kind.ts'
import { isObject } from './changes.ts'

type Naming = Pick<ListField, 'itemLabel' | 'titleField'>

function ownTitle({ titleField }: Naming, item: unknown): string | null {
  const title = isObject(item) ? item[titleField] : undefined
  return typeof title === 'string' && title.trim() !== '' ? title.trim() : null
}

/** The title of an item: its title field, or its number in the list. */
export const itemTitle = (list: Naming, item: unknown, index: number): string =>
  ownTitle(list, item) ?? `${list.itemLabel} ${index + 1}`

/** An item where nothing else says what it is one of, such as “Project “Lighthouse””. */
export function itemName(list: Naming, item: unknown, index: number): string {
  const title = ownTitle(list, item)
  return title === null ? itemTitle(list, item, index) : `${list.itemLabel} “${title}”`
}
