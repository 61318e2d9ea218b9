import type { Field } from '../fields/field.ts'
import { problemOf } from '../fields/kinds.ts'
import type { TemplateMetadata } from '../fields/section.ts'
import type { PortfolioContent } from './content.ts'
import { getAt } from './paths.ts'
import { textWithFallback } from './fallbacks.ts'

export interface PublishIssue {
  path: string
  message: string
}

/** Problems that prevent publishing, in the order of the template's fields (specification 2, section 5). */
export function publishIssues({ sections }: TemplateMetadata, content: PortfolioContent): PublishIssue[] {
  return sections.flatMap(({ fields }) =>
    fields.flatMap((field) => {
      const value = getAt(content, field.path)
      const message = problem(field, isEmpty(value) ? textWithFallback(content, field.path) : value)
      return message ? [{ path: field.path, message }] : []
    }),
  )
}

export function publishIssuesMessage(issues: readonly PublishIssue[]): string {
  return ['Please fix these issues before publishing:', ...issues.map((issue) => `• ${issue.message}`)].join('\n')
}

function problem(field: Field, value: unknown): string | null {
  // Templates and imports use “#” for a missing address.
  if (isEmpty(value) || (field.type === 'url' && value === '#'))
    return field.required ? `${field.label} is required` : null
  return problemOf(field, value)
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null) return true
  if (typeof value === 'string') return value.trim() === ''
  return Array.isArray(value) && value.length === 0
}
