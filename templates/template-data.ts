import { sharedFields } from './shared-sections/fields.ts'
import { withSharedSections } from './shared-sections/sections.ts'
import type { FieldsOf, Section, TemplateData } from './definition.ts'

/** A template's data with the metadata for the editor. */
export function templateData<const Sections extends readonly Section[]>({
  fields: fieldsOf,
  ...data
}: Omit<TemplateData, 'metadata' | 'sections'> & { sections: Sections; fields: FieldsOf<Sections> }): TemplateData {
  const sections = withSharedSections(data.sections)
  const metadata = {
    sections: sections.map(({ id, label, hideable, fixed, optional }) => ({
      id,
      label,
      hideable,
      ...(fixed && { fixed }),
      ...(optional && { optional }),
      fields: (optional ? sharedFields[id] : fieldsOf[id as Sections[number]['id']]) ?? [],
    })),
  }
  return { ...data, sections, metadata }
}
