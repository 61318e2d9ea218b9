import {
  CAMPAIGN_MAX_LENGTH,
  LABEL_MAX_LENGTH,
  SECTION_MAX_LENGTH,
  TARGET_MAX_LENGTH,
} from '@vitrine/common/analytics/constants'
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

/**
 * The campaign that an address of a page names: `utm_source` and `utm_campaign`, or `ref`; null for none. Nothing else of the
 * query is kept, and no value with an @, because a newsletter may put the reader's address there.
 */
export function campaignOf(url: string): string | null {
  if (!URL.canParse(url)) return null
  const { searchParams } = new URL(url)
  const valueOf = (name: string) => {
    const value = cleaned(searchParams.get(name) ?? undefined, CAMPAIGN_MAX_LENGTH)
    return value?.includes('@') ? null : value
  }
  const named = [valueOf('utm_source'), valueOf('utm_campaign')].filter((part) => part !== null)
  return named.length > 0 ? named.join(' / ') : valueOf('ref')
}
