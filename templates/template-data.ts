import type { TemplateData } from './definition.ts'

/** A template's data, with what the editor is told of its sections. */
export function templateData(source: Omit<TemplateData, 'metadata'>): TemplateData {
  const sections = source.sections.map(({ id, label, hideable, fixed, fields = [], repeaters = [] }) => ({
    id,
    label,
    hideable,
    ...(fixed && { fixed }),
    fields,
    repeaters,
  }))
  return { ...source, metadata: { sections } }
}
