import { LABEL_MAX_LENGTH, SECTION_MAX_LENGTH, TARGET_MAX_LENGTH } from '@vitrine/common/analytics/constants'
import { safeHref } from '@vitrine/common/links'

/** Control characters, and those that change the direction of what follows. */
const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu

function cleaned(text: string | undefined, maxLength: number): string | null {
  const plain = (text ?? '').replace(invisible, ' ').trim()
  return [...plain].slice(0, maxLength).join('').trim() || null
}

export const cleanLabel = (label: string | undefined) => cleaned(label, LABEL_MAX_LENGTH)
export const cleanSection = (section: string | undefined) => cleaned(section, SECTION_MAX_LENGTH)

/** The address that a click led to, or null where no link of a page leads there. */
export function cleanTarget(target: string): string | null {
  const href = safeHref(target)
  return href === null || href.startsWith('#') ? null : cleaned(href, TARGET_MAX_LENGTH)
}

/** The site that a visitor came from; null for none, and for the page's own site. */
export function referrerHost(referrer: string, url: string): string | null {
  const host = hostOf(referrer)
  return host === null || host === hostOf(url) ? null : host
}

function hostOf(address: string): string | null {
  if (!URL.canParse(address)) return null
  const { protocol, hostname } = new URL(address)
  const host = hostname.replace(/^www\./, '')
  return /^https?:$/.test(protocol) && host !== '' && host.length <= 100 ? host : null
}
