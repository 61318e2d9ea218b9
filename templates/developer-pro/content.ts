import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import { filledItems } from '../parts/emptiness.ts'
import { type ProfileKey } from '../parts/social.ts'

export const jobsOf = ({ work }: PortfolioContent) => filledItems(work, 'position', 'company', 'description')

/** The profiles that this template has fields for. */
export const profiles: readonly ProfileKey[] = ['github', 'linkedin', 'twitter', 'website']
