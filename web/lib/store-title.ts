import type { TemplateSummary } from '@vitrine/common/api/shapes'
import { heard, say } from './words/say.ts'

/** The category of an address, if there are templates of it: the store has a page of its own for each. */
export const knownCategory = (templates: readonly TemplateSummary[], category: string | null) =>
  templates.find((template) => template.category === category)?.category

/** The title of the store, which its HTML and the app that takes it over share. */
export const storeTitle = (category: TemplateSummary['category'] | undefined): string =>
  category ? say('{category} portfolio templates', { category: heard(category) }) : say('Portfolio templates')
