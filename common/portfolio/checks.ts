import { safeHref } from '../links.ts'
import type { Field, TemplateMetadata } from '../templates/fields.ts'
import type { PortfolioContent } from './content.ts'
import type { Layout } from './design.ts'
import { isObject } from './changes.ts'
import { getAt } from './paths.ts'
import { publishIssues } from './publish-validation.ts'

/** Something to look at before publishing; only what is required keeps a portfolio from it. */
export interface CheckFinding {
  kind: 'required' | 'alt' | 'empty' | 'link'
  /** The field that would mend it, as a dotted path of the content; of an empty section or list its first. */
  path: string
  message: string
}

/** What can be said of a portfolio without asking anybody else, in the order of the template's sections. */
export function checkContent(metadata: TemplateMetadata, content: PortfolioContent, layout: Layout): CheckFinding[] {
  const shown = { sections: metadata.sections.filter(({ id }) => !layout.hidden.includes(id)) }
  return [
    ...publishIssues(metadata, content).map((issue) => ({ kind: 'required' as const, ...issue })),
    ...fieldsOf(shown, content).flatMap(({ field, path, label }) => {
      if (field.type !== 'image' || !hasText(getAt(content, path)) || hasText(getAt(content, altPathOf(path))))
        return []
      return [
        {
          kind: 'alt' as const,
          path: altPathOf(path),
          message: `${label} has no description for people who cannot see it`,
        },
      ]
    }),
    ...shown.sections
      .filter(({ hideable }) => hideable)
      .flatMap((section) => {
        const paths = [
          ...section.fields.map(({ path }) => path),
          ...section.repeaters.map(({ arrayPath }) => arrayPath),
        ]
        return paths.some((path) => isFilled(getAt(content, path)))
          ? []
          : [
              {
                kind: 'empty' as const,
                path: paths[0] ?? section.id,
                message: `${section.label} is empty and will not be seen. Fill it in, or hide it under Layout.`,
              },
            ]
      }),
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
  const shown = { sections: metadata.sections.filter(({ id }) => !layout.hidden.includes(id)) }
  return fieldsOf(shown, content).flatMap(({ field, path, label }) => {
    const value = field.type === 'url' ? getAt(content, path) : undefined
    const href = typeof value === 'string' ? safeHref(value) : null
    return href && /^https?:/.test(href) ? [{ path, label, href }] : []
  })
}

/** Where the alternative text of a picture is. */
const altPathOf = (path: string) => (path.endsWith('.src') ? path.replace(/src$/, 'alt') : `${path}Alt`)

/** Every field with its place, those of the items of lists among them. */
function fieldsOf(
  { sections }: TemplateMetadata,
  content: PortfolioContent,
): { field: Field; path: string; label: string }[] {
  return sections.flatMap((section) => [
    ...section.fields.map((field) => ({ field, path: field.path, label: `${section.label}: ${field.label}` })),
    ...section.repeaters.flatMap(({ arrayPath, itemLabel, titleField, fields }) => {
      const items = getAt(content, arrayPath)
      return (Array.isArray(items) ? (items as unknown[]) : []).flatMap((item, index) => {
        const title =
          isObject(item) && hasText(item[titleField])
            ? `${itemLabel} “${String(item[titleField]).trim()}”`
            : `${itemLabel} ${index + 1}`
        return fields.map((field) => ({
          field,
          path: `${arrayPath}.${index}.${field.path}`,
          label: `${title}: ${field.label}`,
        }))
      })
    }),
  ])
}

const hasText = (value: unknown) => typeof value === 'string' && value.trim() !== ''

function isFilled(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(isFilled)
  if (isObject(value)) return Object.values(value).some(isFilled)
  return hasText(value) || typeof value === 'number' || value === true
}
