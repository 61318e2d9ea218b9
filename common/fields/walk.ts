import { getAt } from '../portfolio/paths.ts'
import type { Field } from './field.ts'
import type { ListField } from './list.ts'
import type { ObjectField } from './object.ts'
import type { TemplateMetadata, TemplateSection } from './section.ts'

/** What a field is inside of: an object, or an item of a list. */
export interface Container {
  field: ObjectField | ListField
  /** Place of the item in its list; `*` where every item is meant. Null in an object. */
  index: number | '*' | null
  value: unknown
}

/** A field in its place. */
export interface FieldPlace<F extends Field = Field> {
  field: F
  /** Dotted path of the content. */
  path: string
  section: TemplateSection
  /** The outermost first; empty for a field of the section itself. */
  containers: readonly Container[]
  value: unknown
}

/**
 * All fields of a template, nested ones after the one that holds them. With content, the fields of a list come once for each
 * of its items; without, once, and `*` stands for the item in their paths.
 */
export function walkFields({ sections }: TemplateMetadata, content?: object): FieldPlace[] {
  const visit = (
    field: Field,
    section: TemplateSection,
    containers: readonly Container[],
    inside: string,
    root: unknown,
  ): FieldPlace[] => {
    const path = `${inside}${field.path}`
    const value = getAt(root, field.path)
    const nested = (index: Container['index'], inner: unknown): FieldPlace[] => {
      if (field.type !== 'object' && field.type !== 'array:object') return []
      const within = [...containers, { field, index, value: inner }]
      const start = index === null ? `${path}.` : `${path}.${index}.`
      return field.fields.flatMap((next) => visit(next, section, within, start, inner))
    }
    const place = { field, path, section, containers, value }
    if (field.type === 'object') return [place, ...nested(null, value)]
    if (field.type !== 'array:object') return [place]
    if (!content) return [place, ...nested('*', undefined)]
    return [place, ...(Array.isArray(value) ? value.flatMap((item: unknown, index) => nested(index, item)) : [])]
  }
  return sections.flatMap((section) => section.fields.flatMap((field) => visit(field, section, [], '', content)))
}

export const isOfType =
  <T extends Field['type']>(type: T) =>
  (place: FieldPlace): place is FieldPlace<Extract<Field, { type: T }>> =>
    place.field.type === type

/** A path with `*` for the places in lists, as `walkFields` gives it without content. */
export const patternOf = (path: string): string => path.replace(/(?<=\.)\d+(?=\.|$)/g, '*')

/** What a field is called with all that it is inside of, such as “Contact: Email” or “Projects, 2: Title”. */
export function labelOfPlace(
  { field, section, containers }: Pick<FieldPlace, 'field' | 'section' | 'containers'>,
  nameItem: (list: ListField, container: Container) => string,
): string {
  const outer = containers.map((container) =>
    container.field.type === 'object' ? container.field.label : nameItem(container.field, container),
  )
  // The label of a list says enough; that of a single field often does not.
  const inList = field.type === 'array:object' || containers.some(({ index }) => index !== null)
  const head = inList || section.label === field.label ? [] : [section.label]
  return [...head, ...outer, field.label].join(': ')
}
