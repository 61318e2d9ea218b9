import type { Styled } from '../styles.ts'
import formsCss from '../parts/forms.css?inline'
import customSectionsCss from './custom-sections.css?inline'
import richSectionsCss from './rich-sections.css?inline'

/** What the markup of a page has that shows one of these sections, and the rules that it then has. */
const rules = [
  { mark: 'class="entries custom', css: customSectionsCss },
  { mark: 'class="entries rich', css: richSectionsCss },
  // Only in templates without a form of their own, which have no rules for one.
  { mark: 'class="entries rich form', css: formsCss },
] as const

/**
 * What a home page is styled by, with the rules for sections that few have where it shows one.
 * @param markup of the page; a preview, whose page changes, always has the rules
 */
export const withLateRules = ({ design, css }: Styled, markup?: string): Styled => ({
  design,
  css: rules.flatMap((rule) => (markup === undefined || markup.includes(rule.mark) ? rule.css : [])).join('') + css,
})
