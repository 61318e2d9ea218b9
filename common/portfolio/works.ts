import type { TemplateMetadata } from '../fields/section.ts'
import { isOfType, walkFields } from '../fields/walk.ts'
import type { PortfolioContent } from './content.ts'
import { isItemList } from './item-ids.ts'
import { itemTitle } from './item-title.ts'
import { canBePrivate, isPrivate, itemRef, type PrivateList } from './private-items.ts'

/** An entry of a list that can be private, as owners choose it. */
export interface Work {
  /** As itemRef() writes it. */
  id: string
  label: string
  private?: true
}

export interface WorkList {
  path: PrivateList
  label: string
  items: Work[]
}

/** What somebody has made, as far as the template shows it: its lists that have entries. */
export const worksOf = (metadata: TemplateMetadata, content: PortfolioContent): WorkList[] =>
  walkFields(metadata, content)
    .filter(isOfType('array:object'))
    .flatMap(({ field, path, value }) => {
      if (!canBePrivate(path) || !isItemList(value) || value.length === 0) return []
      const items = value.map((item, index) => ({
        id: itemRef(path, item),
        label: itemTitle(field, item, index),
        ...(isPrivate(item) && { private: true as const }),
      }))
      return [{ path, label: field.label, items }]
    })
