import type { Field } from './field.ts'

export interface TemplateSection {
  /** Also the id of the section's element on the page and the entry in the layout settings. */
  id: string
  label: string
  /** Whether the owner may hide it; the head of a page stays. */
  hideable: boolean
  /** Part of the opening or the foot of the page: it keeps its place in whatever order the owner chooses. */
  fixed?: boolean
  fields: readonly Field[]
}

/** What the editor and the publish check know about a template's content. */
export interface TemplateMetadata {
  sections: readonly TemplateSection[]
}
