import { getAt } from '../portfolio/paths.ts'
import type { Holding, Inside } from './base.ts'
import type { ContainerField, Field, ValueField } from './field.ts'
import { holdingOf, insideOf, isContainer } from './kinds.ts'
import type { ListField } from './types/list/kind.ts'
import type { TemplateMetadata, TemplateSection } from './section.ts'

/** What a field is inside of: an object, or an item of a list. */
export interface Container extends Pick<Inside, 'index' | 'value'> {
  field: ContainerField
  /** Dotted path of the object or the item. */
  path: string
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

/** Of each template; the editor asks for them with every keystroke. */
const placesOf = new WeakMap<TemplateMetadata, readonly FieldPlace[]>()

/**
 * All fields of a template, nested ones after the one that holds them. With content, the fields of a list come once for each
 * of its items; without, once, and `*` stands for the item in their paths.
 */
export function walkFields(metadata: TemplateMetadata, content?: object): readonly FieldPlace[] {
  if (content) return walk(metadata, content)
  const places = placesOf.get(metadata) ?? walk(metadata)
  placesOf.set(metadata, places)
  return places
}

function walk({ sections }: TemplateMetadata, content?: object): FieldPlace[] {
  const visit = (
    field: Field,
    section: TemplateSection,
    containers: readonly Container[],
    root: unknown,
  ): FieldPlace[] => {
    const outer = containers.at(-1)
    const path = outer ? `${outer.path}.${field.path}` : field.path
    const place = { field, path, section, containers, value: getAt(root, field.path) }
    if (!isContainer(field)) return [place]
    const nested = insideOf(field, place.value, content === undefined).flatMap(({ index, fields, value }) => {
      const container = { field, index, value, path: index === null ? path : `${path}.${index}` }
      return fields.flatMap((inner) => visit(inner, section, [...containers, container], value))
    })
    return [place, ...nested]
  }
  return sections.flatMap((section) => section.fields.flatMap((field) => visit(field, section, [], content)))
}

/** Whether a place is one that is filled in as a whole, and holds no fields. */
export const isValue = (place: FieldPlace): place is FieldPlace<ValueField> => !isContainer(place.field)

/** Whether a place holds a picture, an address …, whatever the type of its field. */
export const isHolding =
  (what: Holding) =>
  (place: FieldPlace): place is FieldPlace<ValueField> =>
    isValue(place) && holdingOf(place.field) === what

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
    container.field.type === 'array:object' ? nameItem(container.field, container) : container.field.label,
  )
  // The label of a list says enough; that of a single field often does not.
  const inList = field.type === 'array:object' || containers.some(({ index }) => index !== null)
  const head = inList || section.label === field.label ? [] : [section.label]
  return [...head, ...outer, field.label].join(': ')
}
