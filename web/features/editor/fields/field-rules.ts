import { safeHref } from '@vitrine/common/links'

/** Specification 1, sections 5 and 9. */
export const TEXTAREA_THRESHOLD = 100
export const TEXTAREA_ROWS = 4
const textareaKeys = ['bio', 'description', 'summary', 'text', 'excerpt']

/** Whether a text is edited in several lines: because it is long, or because its key says so. */
export function isMultiline(path: string, value: string): boolean {
  const key = path.split('.').at(-1)?.toLowerCase() ?? ''
  return value.length > TEXTAREA_THRESHOLD || textareaKeys.some((part) => key.includes(part))
}

/** A number as typed; what is none is 0. */
export function numberFrom(input: string): number {
  const value = Number.parseFloat(input.replace(',', '.'))
  return Number.isFinite(value) ? value : 0
}

const bareDomain = /^[a-z0-9-]+(\.[a-z0-9-]+)+(:\d+)?([/?#].*)?$/i

/** An address as it is kept: a bare domain gets its scheme, everything else stays as typed. */
export function completeUrl(input: string): string {
  const address = input.trim()
  return bareDomain.test(address) ? `https://${address}` : address
}

/** What is wrong with an address or a mail address while it is typed, or null. The same rules hold when publishing. */
export function fieldHint(type: 'email' | 'url', value: string): string | null {
  if (value.trim() === '' || value === '#') return null
  if (type === 'email')
    return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value) ? null : 'This is not a complete email address yet.'
  return URL.canParse(value) && safeHref(value) ? null : 'This is not a complete web address yet.'
}
