import type { Styled } from '../styles.ts'
import customSectionsCss from './custom-sections.css?inline'

/** What the markup of a page has that shows a custom section. */
const CUSTOM = 'class="entries custom'

/**
 * What a home page is styled by, with the rules for custom sections where it shows one.
 * @param markup of the page; a preview, whose page changes, always has the rules
 */
export const withCustomRules = ({ design, css }: Styled, markup = CUSTOM): Styled => ({
  design,
  css: markup.includes(CUSTOM) ? customSectionsCss + css : css,
})
