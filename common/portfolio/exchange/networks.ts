import type { PortfolioContent } from '../content.ts'
import { safeHref } from '../../links.ts'

type Social = Exclude<keyof NonNullable<NonNullable<PortfolioContent['contact']>['social']>, 'website' | 'more'>

interface Network {
  key: Social
  name: string
  /** Other names, lower-case. */
  also: readonly string[]
  /** Where a user name leads. */
  profile: string
}

/** The networks that templates show. */
export const networks: readonly Network[] = [
  { key: 'linkedin', name: 'LinkedIn', also: [], profile: 'https://www.linkedin.com/in/' },
  { key: 'github', name: 'GitHub', also: [], profile: 'https://github.com/' },
  { key: 'twitter', name: 'Twitter', also: ['x', 'x (twitter)'], profile: 'https://x.com/' },
  { key: 'dribbble', name: 'Dribbble', also: ['dribble'], profile: 'https://dribbble.com/' },
  { key: 'behance', name: 'Behance', also: ['behance.net'], profile: 'https://www.behance.net/' },
  { key: 'instagram', name: 'Instagram', also: [], profile: 'https://www.instagram.com/' },
  { key: '500px', name: '500px', also: [], profile: 'https://500px.com/p/' },
]

export function networkCalled(name: string): Network | undefined {
  const lower = name.trim().toLowerCase()
  return networks.find((network) => network.name.toLowerCase() === lower || network.also.includes(lower))
}

/** The address of a user's profile. */
export function profileAddress({ profile }: Network, username: string): string {
  const name = username.trim().replace(/^@/, '')
  return /^[\w.-]{1,100}$/.test(name) ? (safeHref(profile + name) ?? '') : ''
}
