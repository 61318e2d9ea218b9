import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import { textWithFallback } from '@vitrine/common/portfolio/fallbacks'
import type { Say } from '../words/wording.ts'
import { filledItems } from './emptiness.ts'
import { filled } from './texts.ts'

/** The items that templates share, without empty ones. */

type Item<Key extends keyof PortfolioContent> =
  NonNullable<PortfolioContent[Key]> extends readonly (infer Entry)[] ? Entry : never

export type Project = Item<'projects'>
export type Position = Item<'experience'>
export type Degree = Item<'education'>

export const projectsOf = ({ projects }: PortfolioContent): Project[] =>
  filledItems(projects, 'title', 'description', 'image', 'imagePath')

export const positionsOf = ({ experience }: PortfolioContent): Position[] =>
  filledItems(experience, 'title', 'org', 'summary', 'bullets')

export const degreesOf = ({ education }: PortfolioContent): Degree[] =>
  filledItems(education, 'degree', 'school', 'highlights', 'bullets')

/** Content from another template may have a year and bullets instead of a period and highlights. */
export const periodOf = ({ period, year }: Degree): string | undefined => filled([period, year])[0]

export const highlightsOf = ({ highlights, bullets }: Degree): string[] => {
  const own = filled(highlights)
  return own.length > 0 ? own : filled(bullets)
}

/** Whose page it is, as its heading says. */
export const nameOf = (content: PortfolioContent, say: Say): string =>
  textWithFallback(content, 'hero.name') || say('Portfolio')

/** The titles under a name; content from another template may have a single one. */
export function titlesOf(hero: PortfolioContent['hero']): string[] {
  const titles = filled(hero?.titles)
  return titles.length > 0 ? titles : filled([hero?.title])
}
