import type { PortfolioContent } from './content.ts'

export type Social = NonNullable<NonNullable<PortfolioContent['contact']>['social']>
export type NetworkKey = Exclude<keyof Social, 'website' | 'more'>

export interface Network {
  key: NetworkKey
  /** As résumés write it. */
  name: string
  /** What it calls itself by now. */
  label?: string
}

/** The networks that templates show, in the order in which pages show them. */
export const networks: readonly Network[] = [
  { key: 'linkedin', name: 'LinkedIn' },
  { key: 'github', name: 'GitHub' },
  { key: 'dribbble', name: 'Dribbble' },
  { key: 'behance', name: 'Behance' },
  { key: 'instagram', name: 'Instagram' },
  { key: 'twitter', name: 'Twitter', label: 'X' },
  { key: '500px', name: '500px' },
]
