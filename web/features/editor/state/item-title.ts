import type { ListField } from '@vitrine/common/fields/types/list/kind'
import { isObject } from '@vitrine/common/portfolio/changes'

/** The title of an item: its title field, or its number in the list. */
export function itemTitle(
  { itemLabel, titleField }: Pick<ListField, 'itemLabel' | 'titleField'>,
  item: unknown,
  index: number,
): string {
  const title = isObject(item) ? item[titleField] : undefined
  return typeof title === 'string' && title.trim() !== '' ? title : `${itemLabel} ${index + 1}`
}
