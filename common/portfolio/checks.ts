import { isHolding, isOfType, walkFields } from '../fields/walk.ts'
import { offeredSections, type TemplateMetadata } from '../fields/section.ts'
import { safeHref } from '../links.ts'
import type { PortfolioContent } from './content.ts'
import type { Layout } from './design.ts'
import { isObject } from './changes.ts'
import { partsOf } from './item-ids.ts'
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
    ...publishIssues(metadata, content).map((issue) => ({ kind: 'required' as const, ...issue })),
    ...walkFields(visible, content)
      .filter(isHolding('picture'))
      .flatMap((place) => {
        const { alt } = picturePartsOf(place.path)
        if (!hasText(place.value) || hasText(getAt(content, alt))) return []
        const message = `${placeName(place)} has no description for people who cannot see it`
        return [{ kind: 'alt' as const, path: alt, message }]
      }),
    ...visible.sections
      .filter(({ hideable, fields }) => hideable && !fields.some(({ path }) => isFilled(getAt(content, path))))
      .map(({ id, label, fields }) => ({
        kind: 'empty' as const,
        path: fields[0]?.path ?? id,
        message: `${label} is empty and will not be seen. Fill it in, or hide it under Layout.`,
      })),
  ]
}

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

function isFilled(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(isFilled)
  if (isObject(value)) return partsOf(value).some(([, inner]) => isFilled(inner))
  return hasText(value) || typeof value === 'number' || value === true
}
