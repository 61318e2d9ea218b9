/** Types of a single control. A type that starts with `array` is a list (specification 2, section 2). */
export const fieldTypes = [
  'string',
  'text',
  'richtext',
  'email',
  'url',
  'image',
  'number',
  'boolean',
  'date',
  'color',
  'select',
  'array:string',
  'object',
  'array:object',
] as const
export type FieldType = (typeof fieldTypes)[number]

export interface Field {
  /** Dotted path into the content, or into one item for the fields of a repeater. */
  path: string
  label: string
  type: FieldType
  placeholder?: string
  help?: string
  required?: boolean
  /** The choices of a select. */
  options?: readonly { value: string; label: string }[]
  /** Of an object, or of each entry of an `array:object`; their paths begin there. The first one names a collapsed entry. */
  fields?: readonly Field[]
  /** One entry of an `array:object`, as in “Add document”. */
  itemLabel?: string
}

/** A list of objects that the owner adds to, orders and removes from. */
export interface Repeater {
  arrayPath: string
  label: string
  /** One item, as in “Add project”. */
  itemLabel: string
  /** The field of an item that names it in the collapsed list. */
  titleField: string
  fields: readonly Field[]
}

export interface TemplateSection {
  /** Also the id of the section's element on the page and the entry in the layout settings. */
  id: string
  label: string
  /** Whether the owner may hide it; the head of a page stays. */
  hideable: boolean
  /** Part of the opening or the foot of the page: it keeps its place in whatever order the owner chooses. */
  fixed?: boolean
  fields: readonly Field[]
  repeaters: readonly Repeater[]
}

/** What the editor and the publish check know about a template's content. */
export interface TemplateMetadata {
  sections: readonly TemplateSection[]
}

export const allFields = (metadata: TemplateMetadata): Field[] => metadata.sections.flatMap((section) => section.fields)
export const allRepeaters = (metadata: TemplateMetadata): Repeater[] =>
  metadata.sections.flatMap((section) => section.repeaters)
