import { cutText } from '../../cut-text.ts'
import { safeHref } from '../../links.ts'

/** Values as both formats take them, within the limits of the content schema. Each function leaves its own results alone. */

export const LINE_MAX = 1_000
export const TEXT_MAX = 20_000
const URL_MAX = 2_048
const LIST_MAX = 500

const cut = (value: unknown, length: number) => {
  if (typeof value !== 'string') return ''
  return cutText(value.trim(), length).trim()
}

export const lineOf = (value: unknown) => cut(value, LINE_MAX)
export const textOf = (value: unknown) => cut(value, TEXT_MAX)

export function linesOf(value: unknown): string[] {
  return Array.isArray(value)
    ? value
        .map(textOf)
        .filter((text) => text !== '')
        .slice(0, LIST_MAX)
    : []
}

export const shortLinesOf = (value: unknown): string[] => [...new Set(linesOf(value).map(lineOf))]

export const clipped = <T>(list: readonly T[]): T[] => list.slice(0, LIST_MAX)

/** Characters that browsers let stand in an address, and the format of URIs does not. */
const encoded = (address: string) =>
  address.replace(/[^\w\-.~:/?#@!$&'()*+,;=%]/gu, (character) => encodeURIComponent(character))

/** An http(s) address as every reader takes it, or nothing. */
export function webAddressOf(value: unknown): string {
  if (typeof value !== 'string' || !value.isWellFormed()) return ''
  const href = safeHref(value)
  if (!href || !/^https?:/.test(href)) return ''
  const address = encoded(href)
  // A bare %, a second #, a user name or an address in brackets is nothing that a portfolio links to.
  const isPlain =
    /^https?:\/\/[\w-]+(\.[\w-]+)+(:\d+)?(?=[/?#]|$)/.test(address) &&
    !/%(?![0-9a-f]{2})/i.test(address) &&
    address.split('#').length <= 2
  return isPlain && address.length <= URL_MAX ? address : ''
}

const atom = "[\\w!#$%&'*+/=?^`{|}~-]+"
const host = '[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?'
const mailbox = new RegExp(`^${atom}(?:\\.${atom})*@(?:${host}\\.)+[a-zA-Z]{2,24}$`)

/** An email address that every reader takes for one, or nothing. */
export function mailboxOf(value: unknown): string {
  const text = lineOf(value)
  return mailbox.test(text) ? text : ''
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** Plain text as rich text: a paragraph a block, a break a line. */
export function richTextOf(text: string): string {
  const escaped = text.replace(/[&<>]/g, (character) => entities[character] ?? character)
  return escaped
    .split(/\n\s*\n/)
    .filter((block) => block.trim() !== '')
    .map((block) => `<p>${block.trim().replace(/\n/g, '<br>')}</p>`)
    .join('')
}

/** Without the parts that are empty, however deep. */
export function pruned<T>(value: T): T {
  if (Array.isArray(value)) return (value as unknown[]).map(pruned).filter((item) => !isEmpty(item)) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, inner]: [string, unknown]) => [key, pruned(inner)])
      .filter(([, inner]) => !isEmpty(inner)),
  ) as T
}

export function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true
  if (Array.isArray(value)) return value.length === 0
  return typeof value === 'object' && Object.keys(value).length === 0
}
