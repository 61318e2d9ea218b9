import type { Field } from '../fields/field.ts'
import { problemOf } from '../fields/kinds.ts'
import type { TemplateMetadata } from '../fields/section.ts'
import { walkFields, type FieldPlace } from '../fields/walk.ts'
import { placeName } from './place-name.ts'
import { textWithFallback } from './fallbacks.ts'

export interface PublishIssue {
  path: string
  message: string
}

/**
 * Problems that prevent publishing, in the order of the template's fields (specification 2, section 5). In the entries of lists
 * nothing is required, but what is filled in has to be valid there, too.
 */
export function publishIssues(metadata: TemplateMetadata, content: object): PublishIssue[] {
  return walkFields(metadata, content).flatMap((place) => {
    const message =
      place.containers.length === 0 ? problem(place.field, ownValue(place, content)) : problemInside(place)
    return message ? [{ path: place.path, message }] : []
  })
}

const ownValue = ({ path, value }: FieldPlace, content: object): unknown =>
  isEmpty(value) ? textWithFallback(content, path) : value

const problemInside = (place: FieldPlace): string | null =>
  problem({ ...place.field, label: placeName(place), required: false }, place.value)

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
