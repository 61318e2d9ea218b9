import { safeHref } from '@vitrine/common/links'
import { networks, type Social } from '@vitrine/common/portfolio/networks'
import { readableAddress } from './texts.ts'

/** What has an address of its own. */
export type ProfileKey = Exclude<keyof Social, 'more'>

const profiles: readonly { key: ProfileKey; label: string }[] = [
  { key: 'website', label: 'Website' },
  ...networks.map(({ key, name, label = name }) => ({ key, label })),
]

/**
 * The profiles that have a usable address; a lone # means “no address yet”. Those of other kinds come last.
 * @param keys those that a template has fields for; all without it
 */
export function socialEntries(
  social: Social | undefined,
  keys: readonly ProfileKey[] = profiles.map(({ key }) => key),
): { label: string; href: string }[] {
  const own = profiles.filter(({ key }) => keys.includes(key)).map(({ key, label }) => ({ label, href: social?.[key] }))
  return [...own, ...(social?.more ?? [])].flatMap(({ label, href: written }) => {
    const href = safeHref(written)
    return href && href !== '#' ? [{ label: label?.trim() || readableAddress(href), href }] : []
  })
}
