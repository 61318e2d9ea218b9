import type { Section, TemplateData } from './definition.ts'
import { withOptional } from './shared-sections/sections.ts'
import { withFields } from './shared-sections/shared-fields.ts'

/** A template's data, with the sections that all templates share, and what of them the editor is sent. */
export function templateData(data: Omit<TemplateData, 'metadata'>): TemplateData {
  const sections = withOptional(data.sections).map(withFields)
  return { ...data, sections, metadata: { sections: sections.map(metadataOf) } }
}

const metadataOf = ({ id, label, heading, navigation, hideable, fixed, optional, fields }: Section) => ({
  id,
  label,
  ...(heading !== undefined && { heading }),
  ...(navigation !== undefined && { navigation }),
  hideable,
  ...(fixed && { fixed }),
  ...(optional && { optional }),
  fields,
})
