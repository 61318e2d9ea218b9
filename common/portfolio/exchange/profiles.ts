import { safeHref } from '../../links.ts'
import { networks, type Network, type NetworkKey, type Social } from '../networks.ts'
import { profileAddresses } from '../profile-addresses.ts'
import type { Reader } from './reader.ts'
import { clipped, webAddressOf } from './values.ts'

/** Other names, lower-case. */
const alsoCalled: Partial<Record<NetworkKey, readonly string[]>> = {
  twitter: ['x', 'x (twitter)'],
  dribbble: ['dribble'],
  behance: ['behance.net'],
}

function networkCalled(name: string): Network | undefined {
  const lower = name.trim().toLowerCase()
  return networks.find(({ key, name: own }) => own.toLowerCase() === lower || alsoCalled[key]?.includes(lower))
}

/** The network whose site an address is on. */
function networkAt(href: string): Network | undefined {
  if (!URL.canParse(href)) return undefined
  return networks.find(({ key }) => siteOf(profileAddresses[key]) === siteOf(href))
}

const siteOf = (href: string): string => new URL(href).hostname.replace(/^www\./, '')

/** The address of a user's profile. */
function profileAddress({ key }: Network, username: string): string {
  const name = username.trim().replace(/^@/, '')
  return /^[\w.-]{1,100}$/.test(name) ? (safeHref(profileAddresses[key] + name) ?? '') : ''
}

/** Profiles as links: the first one of each network that templates show, and all others by their names. */
export function profilesOf(entries: readonly Reader[]): Social {
  const social: Social = {}
  const more: NonNullable<Social['more']> = []
  for (const entry of entries) {
    const network = networkCalled(entry.peek('network')) ?? networkAt(webAddressOf(entry.peek('url')))
    const href =
      entry.take('url', webAddressOf) ||
      (network ? entry.take('username', (username) => webAddressOf(profileAddress(network, username))) : '')
    if (href === '') continue
    if (network && !social[network.key]) {
      social[network.key] = href
      entry.take('network', () => network.name)
    } else more.push({ label: entry.line('network') || new URL(href).hostname, href })
    entry.take('username', (username) => (href.includes(username.replace(/^@/, '')) ? username : ''))
  }
  return { ...social, more: clipped(more) }
}
