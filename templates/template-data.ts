import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import type { TemplateMetadata } from '@vitrine/common/templates/fields'
import type { Section, TemplateData } from './definition.ts'

interface Source {
  sections: readonly Section[]
  /** The fields of each section. */
  fields: TemplateMetadata
  example: PortfolioContent
}

/** A template's data, with what editors are told of its sections. */
export function templateData({ sections, fields, example }: Source): TemplateData {
  const metadata = {
    sections: sections.flatMap(({ id, label, hideable, fixed }) =>
      fields.sections
        .filter((section) => section.id === id)
        .map(({ fields: own, repeaters }) => ({
          id,
          label,
          hideable,
          ...(fixed && { fixed }),
          fields: own,
          repeaters,
        })),
    ),
  }
  return { metadata, sections, example }
}
