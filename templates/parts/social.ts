import { safeHref } from '@vitrine/common/links'
import { networks, type Social } from '@vitrine/common/portfolio/networks'
import { readableAddress } from './texts.ts'

/** What has an address of its own. */
export type ProfileKey = Exclude<keyof Social, 'more'>

const profiles: readonly { key: ProfileKey; label: string }[] = [
  { key: 'website', label: 'Website' },
  ...networks.map(({ key, name, label = name }) => ({ key, label })),
]

export const profileKeys: readonly ProfileKey[] = profiles.map(({ key }) => key)

type More = NonNullable<Social['more']>[number]

/** A profile, and where it is in the content: a field of its own, or an item with a label. */
export type SocialEntry = { label: string; href: string } & ({ social: Social; network: ProfileKey } | { item: More })

/**
 * The profiles that have a usable address; a lone # means “no address yet”. Those of other kinds come last.
 * @param keys those that a template has fields for; all without it
 */
export function socialEntries(social: Social | undefined, keys: readonly ProfileKey[] = profileKeys): SocialEntry[] {
  if (!social) return []
  const own = profiles.filter(({ key }) => keys.includes(key))
  return [
    ...own.flatMap(({ key, label }) => usable(social[key], (href) => ({ label, href, social, network: key }))),
    ...(social.more ?? []).flatMap((item) =>
      usable(item.href, (href) => ({
        label: item.label?.trim() || readableAddress(href),
        href,
        item,
      })),
    ),
  ]
}

function usable(written: string | undefined, entryOf: (href: string) => SocialEntry): SocialEntry[] {
  const href = safeHref(written)
  return href && href !== '#' ? [entryOf(href)] : []
}
