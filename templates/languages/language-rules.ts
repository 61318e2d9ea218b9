import type { Styled } from '../styles.ts'
import languagesCss from './languages.css?inline'

/** What the markup of a page has that can be read in several languages. */
const SWITCH = 'class="languages"'

/** What a page is styled by, with the rules for its switch of languages where it has one. */
export const withLanguageRules = ({ design, css }: Styled, markup: string): Styled => ({
  design,
  css: markup.includes(SWITCH) ? languagesCss + css : css,
})
