import { safeHref } from '../../../links.ts'
import { textKind, type FieldBase, type ValueKind } from '../../base.ts'

export interface UrlField extends FieldBase {
  type: 'url'
}

/**
 * An address that parses as a URL and that pages link to. One without a scheme counts as what pages make of it, with
 * https:// before it (specification 2, section 2), when it begins with a domain.
 */
export function isUrl(value: string): boolean {
  const href = safeHref(value)
  if (href === null || !URL.canParse(href)) return false
  return URL.canParse(value) || new URL(href).hostname.includes('.')
}

export const addressProblem = (value: unknown, { label }: FieldBase): string | null =>
  isUrl(String(value)) ? null : `${label} must be a valid URL`

export const urlKind: ValueKind<UrlField> = {
  ...textKind,
  type: 'url',
  placeholder: () => undefined,
  holds: 'address',
  problem: addressProblem,
}
