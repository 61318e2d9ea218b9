import type { Field } from '@vitrine/common/fields/field'
import type { TemplateMetadata } from '@vitrine/common/fields/section'
import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import { setAt } from '@vitrine/common/portfolio/paths'

/**
 * Content with something in every field of a template, and `count` items in every list of a section; what tests over all
 * templates are made of.
 * @param valueOf what a field holds, of the item at `index` where it is in a list; undefined leaves it out
 */
export function sampleContent(
  { sections }: TemplateMetadata,
  valueOf: (field: Field, index: number) => unknown,
  count: number,
): PortfolioContent {
  const fill = <T extends object>(empty: T, fields: readonly Field[], index: number): T =>
    fields.reduce((filled, field) => {
      const value =
        field.type === 'array:object' && index < 0
          ? Array.from({ length: count }, (_, place) => fill({}, field.fields, place))
          : valueOf(field, Math.max(index, 0))
      return value === undefined ? filled : setAt(filled, field.path, value)
    }, empty)
  return fill<PortfolioContent>(
    {},
    sections.flatMap(({ fields }) => fields),
    -1,
  )
}
