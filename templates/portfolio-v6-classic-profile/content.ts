import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import { filledItems } from '../parts/emptiness.ts'

export const skillsOf = ({ skills }: PortfolioContent) => filledItems(skills?.items, 'name')
