import type { Layout } from '../portfolio/design.ts'
import type { Field } from './field.ts'

/** Where sections are that keep their place in whatever order the owner chooses: above the main part, at its beginning, below it. */
export const fixedPlaces = ['header', 'opening', 'footer'] as const
export type FixedPlace = (typeof fixedPlaces)[number]

export interface TemplateSection {
  /** Also the id of the section's element on the page and the entry in the layout settings. */
  id: string
  label: string
  /** Its heading on the page, where that differs from `label`; null for one without, or whose heading is a field. */
  heading?: string | null
  /** Text of its link in the navigation, where that differs from its heading; null for none. */
  navigation?: string | null
  /** The name that its owner gave it, which then is its label, its heading and its link, too. */
  title?: string
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

type Nameable = Pick<TemplateSection, 'id' | 'label' | 'heading' | 'navigation' | 'title'>
type Choosable = Nameable & Pick<TemplateSection, 'optional' | 'hideable'>

/** What visitors read of a section's name: its heading, or else its link; null where they read neither. */
export const shownName = ({ label, heading = label, navigation = null }: Omit<Nameable, 'id'>): string | null =>
  heading ?? navigation

/** A section under the name that its owner gave it, if any. */
export function withTitle<S extends Nameable>(section: S, { titles }: Pick<Layout, 'titles'>): S {
  const title = titles?.[section.id]?.trim()
  if (!title || shownName(section) === null) return section
  const { heading, navigation } = section
  return {
    ...section,
    title,
    label: title,
    heading: heading === null ? null : title,
    navigation: navigation === null ? null : title,
  }
}

/** The sections that a portfolio has, under its owner's names: the template's own, and those that its owner has added. */
export const chosenSections = <S extends Choosable>(sections: readonly S[], layout: Layout): S[] =>
  sections
    .filter(({ id, optional }) => !optional || layout.added?.includes(id))
    .map((section) => withTitle(section, layout))

/** What a portfolio is filled in by. What is kept in sections that its owner has not added is no part of it. */
export const chosenMetadata = ({ sections }: TemplateMetadata, layout: Layout): TemplateMetadata => ({
  sections: chosenSections(sections, layout),
})

/** Those of them that the owner has not hidden. */
export const offeredSections = <S extends Choosable>(sections: readonly S[], layout: Layout): S[] =>
  chosenSections(sections, layout).filter(({ id, hideable }) => !(hideable && layout.hidden.includes(id)))
