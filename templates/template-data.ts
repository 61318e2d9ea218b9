import type { FieldsOf, Section, TemplateData } from './definition.ts'

/** A template's data, with what the editor is told of its sections. */
export function templateData<const Sections extends readonly Section[]>({
  fields: fieldsOf,
  ...data
}: Omit<TemplateData, 'metadata' | 'sections'> & { sections: Sections; fields: FieldsOf<Sections> }): TemplateData {
  const sections = data.sections.map(({ id, label, hideable, fixed }) => {
    return { id, label, hideable, ...(fixed && { fixed }), fields: fieldsOf[id as Sections[number]['id']] }
  })
  return { ...data, metadata: { sections } }
}
