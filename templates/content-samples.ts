import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import { setAt } from '@vitrine/common/portfolio/paths'
import { allFields, allRepeaters, type Field, type TemplateMetadata } from '@vitrine/common/templates/fields'

/** A value for a field that its type allows and that carries what a test puts in. */
export function sampleValue(field: Field, text: string): unknown {
  if (field.fields) {
    const entry = field.fields.reduce((item, inner) => setAt(item, inner.path, sampleValue(inner, text)), {})
    return field.type === 'object' ? entry : [entry, entry]
  }
  if (field.type.startsWith('array')) return [text, text]
  return field.type === 'number' ? 50 : field.type === 'boolean' ? true : text
}

/**
 * Content with something in every field of a template, and `count` entries in every list; what tests over all templates
 * are made of. @param valueOf what a field holds; undefined leaves it out
 */
export function sampleContent(
  metadata: TemplateMetadata,
  valueOf: (field: Field, index: number) => unknown,
  count: number,
): PortfolioContent {
  const fill = <T extends object>(empty: T, fields: readonly Field[], index: number): T =>
    fields.reduce((item, field) => {
      const value = valueOf(field, index)
      return value === undefined ? item : setAt(item, field.path, value)
    }, empty)
  const content = fill<PortfolioContent>({}, allFields(metadata), 0)
  return allRepeaters(metadata).reduce(
    (whole, { arrayPath, fields }) =>
      setAt(
        whole,
        arrayPath,
        Array.from({ length: count }, (_, index) => fill({}, fields, index)),
      ),
    content,
  )
}
