import { offeredSections } from '@vitrine/common/fields/section'
import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import type { Layout } from '@vitrine/common/portfolio/design'
import type { ShownSection } from './definition.ts'

/**
 * Sections in the owner's order. The sections that `order` names change places among themselves; all others keep theirs, as do
 * fixed ones. Unknown ids are ignored.
 */
export function orderSections<S extends Pick<ShownSection, 'id' | 'fixed'>>(
  sections: readonly S[],
  order: readonly string[] = [],
): S[] {
  const named = [...new Set(order)].flatMap((id) => sections.filter((section) => section.id === id && !section.fixed))
  const inOrder = named.values()
  return sections.map((section) => (named.includes(section) ? (inOrder.next().value ?? section) : section))
}

/** The sections that a page shows, in their order: neither hidden by the owner nor empty. */
export function visibleSections<S extends ShownSection>(
  sections: readonly S[],
  content: PortfolioContent,
  layout: Layout,
): S[] {
  return orderSections(offeredSections(sections, layout), layout.order).filter((section) => !section.isEmpty(content))
}

/** A section with its names in the language of a page, unless its owner named it. */
export function inWords<S extends Pick<ShownSection, 'label' | 'heading' | 'navigation' | 'title'>>(
  section: S,
  nameOf: (name: string) => string,
): S {
  const { label, heading = label, navigation = heading, title } = section
  if (title) return section
  // The second of several sections has a number behind its name.
  const inLanguage = (name: string) =>
    name.replace(/^(.+?)( \d)?$/, (_, words: string, number?: string) => nameOf(words) + (number ?? ''))
  return {
    ...section,
    heading: heading && inLanguage(heading),
    navigation: navigation && inLanguage(navigation),
  }
}

export interface NavigationLink {
  id: string
  label: string
}

/** The links of the navigation to sections of a page. */
export function navigationOf(sections: readonly ShownSection[]): NavigationLink[] {
  return sections.flatMap(({ id, label, heading = label, navigation = heading }) =>
    navigation === null ? [] : [{ id, label: navigation }],
  )
}

/** Whether a page has more than its opening and its foot. */
export const hasBody = (sections: readonly Pick<ShownSection, 'fixed'>[]): boolean =>
  sections.some(({ fixed }) => !fixed)

export const hasSection = (sections: readonly Pick<ShownSection, 'id'>[], id: string): boolean =>
  sections.some((section) => section.id === id)
