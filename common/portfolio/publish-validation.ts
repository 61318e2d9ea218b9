import { safeHref } from '../links.ts'
import { allFields, type Field, type TemplateMetadata } from '../templates/fields.ts'
import type { PortfolioContent } from './content.ts'
import { getAt } from './paths.ts'
import { shownText } from './stand-ins.ts'

export interface PublishIssue {
  path: string
  message: string
}

/** The simple pattern of the specification: something, @, something, a dot, something. */
const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** What keeps a portfolio from being published, in the order of the template's fields (specification 2, section 5). */
export function publishIssues(metadata: TemplateMetadata, content: PortfolioContent): PublishIssue[] {
  return allFields(metadata).flatMap((field) => {
    const value = getAt(content, field.path)
    const message = problem(field, isEmpty(value) ? shownText(content, field.path) : value)
    return message ? [{ path: field.path, message }] : []
  })
}

export function publishIssuesMessage(issues: readonly PublishIssue[]): string {
  return ['Please fix these issues before publishing:', ...issues.map((issue) => `• ${issue.message}`)].join('\n')
}

function problem(field: Field, value: unknown): string | null {
  // A lone # is how templates and imports write “no address yet”.
  if (isEmpty(value) || (field.type === 'url' && value === '#'))
    return field.required ? `${field.label} is required` : null
  if (field.type === 'email' && !emailPattern.test(String(value))) return `${field.label} must be a valid email`
  if (field.type === 'url' && !isUrl(String(value))) return `${field.label} must be a valid URL`
  if (field.type.startsWith('array') && !Array.isArray(value)) return `${field.label} must be an array`
  return null
}

/**
 * An address that parses as a URL and that pages link to. One without a scheme counts as what pages make of it, with
 * https:// before it (specification 2, section 2), when it begins with a domain.
 */
function isUrl(value: string): boolean {
  const href = safeHref(value)
  if (href === null || !URL.canParse(href)) return false
  return URL.canParse(value) || new URL(href).hostname.includes('.')
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null) return true
  if (typeof value === 'string') return value.trim() === ''
  return Array.isArray(value) && value.length === 0
}
