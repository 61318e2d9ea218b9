import type { ComponentType } from 'react'
import type { Section, SectionProps, TemplateDefinition } from './definition.ts'
import { SharedSection } from './shared-sections/shared-section.tsx'
import { isListOfTexts, withOptional } from './shared-sections/sections.ts'

interface Own<Sections extends readonly Section[]> extends Omit<TemplateDefinition, 'sections'> {
  sections: Sections
  /** The component of each of them: without one, or with one too many, it does not compile. */
  components: Readonly<Record<Sections[number]['id'], ComponentType<SectionProps>>>
}

/** A template's definition, with the sections that all templates share. */
export function defineTemplate<const Sections extends readonly Section[]>({
  sections,
  components,
  ...definition
}: Own<Sections>): TemplateDefinition {
  const own: Readonly<Record<string, ComponentType<SectionProps>>> = components
  return {
    ...definition,
    sections: withOptional(sections).map((section) => ({
      ...section,
      Component: own[section.id] ?? (isListOfTexts(section.id) ? SharedSection : undefined),
    })),
  }
}
