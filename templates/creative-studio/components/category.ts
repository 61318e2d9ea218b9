import type { Say } from '../../words/wording.ts'

/** The default category of projects, and the filter's initial one (specification 2, section 9). */
export const DEFAULT_CATEGORY = 'Design'

export const categoryOf = ({ category }: { category?: string }, say: Say): string =>
  category?.trim() || say(DEFAULT_CATEGORY)
