import type { Layout } from '../portfolio/design.ts'
import type { Field } from './field.ts'

/** Where sections are that keep their place in whatever order the owner chooses: above the main part, at its beginning, below it. */
export const fixedPlaces = ['header', 'opening', 'footer'] as const
export type FixedPlace = (typeof fixedPlaces)[number]

export interface TemplateSection {
  /** Also the id of the section's element on the page and the entry in the layout settings. */
  id: string
  label: string
  /** Whether the owner may hide it; the head of a page stays. */
  hideable: boolean
  fixed?: FixedPlace
  /** Shown, and edited, only once the owner has added it under Layout. */
  optional?: boolean
  fields: readonly Field[]
}

/** What the editor and the publish check know about a template's content. */
export interface TemplateMetadata {
  sections: readonly TemplateSection[]
}

type Choosable = Pick<TemplateSection, 'id' | 'optional' | 'hideable'>

/** The sections that a portfolio has: the template's own, and those that its owner has added. */
export const chosenSections = <S extends Choosable>(sections: readonly S[], { added = [] }: Layout): S[] =>
  sections.filter(({ id, optional }) => !optional || added.includes(id))

/** Those of them that the owner has not hidden. */
export const offeredSections = <S extends Choosable>(sections: readonly S[], layout: Layout): S[] =>
  chosenSections(sections, layout).filter(({ id, hideable }) => !(hideable && layout.hidden.includes(id)))
