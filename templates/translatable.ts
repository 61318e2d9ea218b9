import { textPatterns } from '@vitrine/common/portfolio/translations/patterns'
import { catalogue } from './catalogue.ts'

/** The texts of home pages that can be translated, in any template: what was translated for one is so in another. */
export const translatable = textPatterns(...Object.values(catalogue).map(({ metadata }) => metadata))
