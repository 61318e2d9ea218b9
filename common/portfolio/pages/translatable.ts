import { textPatterns } from '../translations/patterns.ts'
import { pageMetadata } from './page-content.ts'

/** The texts of pages that can be translated. Apart from their schema, which browsers load without the fields. */
export const translatableOfPages = textPatterns(pageMetadata())
