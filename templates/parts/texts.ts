import { isEmail } from '@vitrine/common/fields/types/email/kind'
import { safeHref } from '@vitrine/common/links'

/** The non-blank texts of a list, trimmed. */
export function filled(texts: readonly (string | undefined)[] | undefined): string[] {
  return (texts ?? []).map((text) => text?.trim() ?? '').filter((text) => text !== '')
}

/** The fields of an item that hold a text, each with that, trimmed. */
export function filledFields<Item extends object, Key extends keyof Item & string>(
  item: Item,
  ...fields: readonly Key[]
): { field: Key; text: string }[] {
  return fields.flatMap((field) => {
    const value = item[field]
    const text = typeof value === 'string' ? value.trim() : ''
    return text === '' ? [] : [{ field, text }]
  })
}

/** An address that can be linked to; a lone # means “no address yet”. */
export function addressOf(url: string | undefined): string | null {
  const href = safeHref(url)
  return href === '#' ? null : href
}

/** A mail address, or null if the text is none. */
export function emailOf(email: string | undefined): string | null {
  const address = email?.trim() ?? ''
  return isEmail(address) ? address : null
}

/** A telephone link, or null without digits. */
export function phoneAddress(phone: string | undefined): string | null {
  const digits = phone?.replace(/[^\d+]/g, '')
  return digits ? `tel:${digits}` : null
}

/** An address for display: without scheme, www and trailing slash, decoded. */
export function readableAddress(href: string): string {
  const address = href.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')
  try {
    return decodeURI(address)
  } catch {
    return address
  }
}
