import { isHolding, isOfType, walkFields } from '../fields/walk.ts'
import { chosenMetadata, offeredSections, type TemplateMetadata, type TemplateSection } from '../fields/section.ts'
import { safeHref } from '../links.ts'
import type { PortfolioContent } from './content.ts'
import { customKindOf } from './custom-sections.ts'
import type { Layout } from './design.ts'
import { getAt } from './paths.ts'
import { picturePartsOf } from './picture-parts.ts'
import { placeName } from './place-name.ts'
import { publishIssues } from './publish-validation.ts'

/** Something to look at before publishing; only what is required keeps a portfolio from it. */
export interface CheckFinding {
  kind: 'required' | 'alt' | 'empty'
  /** The field that would mend it, as a dotted path of the content; of an empty section or list its first. */
  path: string
  message: string
}

/** What can be said of a portfolio without asking anybody else, in the order of the template's sections. */
export function checkContent(metadata: TemplateMetadata, content: PortfolioContent, layout: Layout): CheckFinding[] {
  const visible = withoutHidden(metadata, layout)
  return [
    ...publishIssues(chosenMetadata(metadata, layout), content).map((issue) => ({
      kind: 'required' as const,
      ...issue,
    })),
    ...walkFields(visible, content)
      .filter(isHolding('picture'))
      .flatMap((place) => {
        const { alt } = picturePartsOf(place.path)
        if (!hasText(place.value) || hasText(getAt(content, alt))) return []
        const message = `${placeName(place)} has no description for people who cannot see it`
        return [{ kind: 'alt' as const, path: alt, message }]
      }),
  ]
}

interface FillableSection extends Omit<TemplateSection, 'fields'> {
  /** Whether the page leaves it out. */
  isEmpty: (content: PortfolioContent) => boolean
}

/**
 * The sections that nobody will see, because there is nothing in them that the page shows.
 * @param sections of the page
 */
export const emptySections = (
  metadata: TemplateMetadata,
  sections: readonly FillableSection[],
  content: PortfolioContent,
  layout: Layout,
): CheckFinding[] =>
  offeredSections(sections, layout)
    .filter(({ hideable, isEmpty }) => hideable && isEmpty(content))
    .map(({ id, label }) => ({
      kind: 'empty',
      path: metadata.sections.find((section) => section.id === id)?.fields[0]?.path ?? id,
      message:
        customKindOf(id) === 'pages'
          ? `${label} has no pages to list and will not be seen. Write some, or hide it under Layout.`
          : `${label} is empty and will not be seen. Fill it in, or hide it under Layout.`,
    }))

export interface CheckedLink {
  path: string
  label: string
  /** As the page links to it. */
  href: string
}

/** The addresses of other sites to which the shown sections link. */
export function linksOf(metadata: TemplateMetadata, content: PortfolioContent, layout: Layout): CheckedLink[] {
  return walkFields(withoutHidden(metadata, layout), content)
    .filter(isOfType('url'))
    .flatMap((place) => {
      const href = typeof place.value === 'string' ? safeHref(place.value) : null
      return href && /^https?:/.test(href) ? [{ path: place.path, label: placeName(place), href }] : []
    })
}

const withoutHidden = ({ sections }: TemplateMetadata, layout: Layout): TemplateMetadata => ({
  sections: offeredSections(sections, layout),
})

const hasText = (value: unknown) => typeof value === 'string' && value.trim() !== ''
