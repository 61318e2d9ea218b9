import { safeHref } from '@vitrine/common/links'

/** What is written in a list of texts, without its blanks. */
export function filled(texts: readonly (string | undefined)[] | undefined): string[] {
  return (texts ?? []).map((text) => text?.trim() ?? '').filter((text) => text !== '')
}

/** An address that can be linked to; a lone # means “no address yet”. */
export function addressOf(url: string | undefined): string | null {
  const href = safeHref(url)
  return href === '#' ? null : href
}

const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** The address of a mail link, or null for what is not one yet. */
export function emailOf(email: string | undefined): string | null {
  const address = email?.trim() ?? ''
  return emailPattern.test(address) ? address : null
}

/** The address of a call, or null for what has no digits. */
export function phoneAddress(phone: string | undefined): string | null {
  const digits = phone?.replace(/[^\d+]/g, '')
  return digits ? `tel:${digits}` : null
}

/** An address as one would say it: no scheme, no www, no slash at its end, and letters as letters. */
export function readableAddress(href: string): string {
  const address = href.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')
  try {
    return decodeURI(address)
  } catch {
    return address
  }
}
