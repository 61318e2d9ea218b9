import { fillFields } from '../../fields/fill.ts'
import type { ValueField } from '../../fields/field.ts'
import type { FieldPlace } from '../../fields/walk.ts'
import { blockTypes } from './block-types.ts'
import { pageContentSchema, pageMetadata, type PageContent } from './page-content.ts'

/**
 * A page with a block of each type and a value in each of their fields: for tests that look for a text in every one.
 * @param valueOf what a field holds; undefined leaves it out
 */
export function filledPage(valueOf: (place: FieldPlace<ValueField>) => unknown): PageContent {
  const fill = (id: string, fields: Parameters<typeof fillFields>[0]['sections'][number]['fields']) =>
    fillFields({ sections: [{ id, label: id, hideable: false, fields }] }, 2, valueOf)
  const [head] = pageMetadata({ blocks: [] }).sections
  const blocks = Object.entries(blockTypes).map(([type, { fields }]) => ({ itemId: type, type, ...fill(type, fields) }))
  return pageContentSchema.parse({ ...fill('page', head?.fields ?? []), blocks })
}
