import type { PortfolioContent } from './content.ts'

export type Social = NonNullable<NonNullable<PortfolioContent['contact']>['social']>

export interface Network {
  key: Exclude<keyof Social, 'website' | 'more'>
  /** As résumés write it. */
  name: string
  /** What it calls itself by now. */
  label?: string
  /** Other names, lower-case. */
  also?: readonly string[]
  /** Where a user name leads. */
  profile: string
}

/** The networks that templates show, in the order in which pages show them. */
export const networks: readonly Network[] = [
  { key: 'linkedin', name: 'LinkedIn', profile: 'https://www.linkedin.com/in/' },
  { key: 'github', name: 'GitHub', profile: 'https://github.com/' },
  { key: 'dribbble', name: 'Dribbble', also: ['dribble'], profile: 'https://dribbble.com/' },
  { key: 'behance', name: 'Behance', also: ['behance.net'], profile: 'https://www.behance.net/' },
  { key: 'instagram', name: 'Instagram', profile: 'https://www.instagram.com/' },
  { key: 'twitter', name: 'Twitter', label: 'X', also: ['x', 'x (twitter)'], profile: 'https://x.com/' },
  { key: '500px', name: '500px', profile: 'https://500px.com/p/' },
]
