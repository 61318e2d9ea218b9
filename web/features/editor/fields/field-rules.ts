import { safeHref } from '@vitrine/common/links'

/** Specification 1, sections 5 and 9. */
export const TEXTAREA_THRESHOLD = 100
export const TEXTAREA_ROWS = 4
const textareaKeys = ['bio', 'description', 'summary', 'text', 'excerpt']

/** Whether a text gets a textarea: because it is long, or by its key. */
export function isMultiline(path: string, value: string): boolean {
  const key = path.split('.').at(-1)?.toLowerCase() ?? ''
  return value.length > TEXTAREA_THRESHOLD || textareaKeys.some((part) => key.includes(part))
}

/** Parses a number as typed; 0 if it is none. */
export function numberFrom(input: string): number {
  const value = Number.parseFloat(input.replace(',', '.'))
  return Number.isFinite(value) ? value : 0
}

const bareDomain = /^[a-z0-9-]+(\.[a-z0-9-]+)+(:\d+)?([/?#].*)?$/i

/** Adds the scheme to a bare domain. Every other address stays as typed. */
export function completeUrl(input: string): string {
  const address = input.trim()
  return bareDomain.test(address) ? `https://${address}` : address
}

/** A hint about an incomplete web or email address, or null. Publishing applies the same rules. */
export function fieldHint(type: 'email' | 'url', value: string): string | null {
  if (value.trim() === '' || value === '#') return null
  if (type === 'email')
    return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value) ? null : 'This isn’t a complete email address yet.'
  return URL.canParse(value) && safeHref(value) ? null : 'This isn’t a complete web address yet.'
}
