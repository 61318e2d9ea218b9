import { textOf, textsOf } from '@vitrine/common/fields/control-props'
import type { ValueField } from '@vitrine/common/fields/field'
import { holdingOf, isContainer } from '@vitrine/common/fields/kinds'
import { richTextKind } from '@vitrine/common/fields/types/rich-text/kind'
import { areSentences } from '@vitrine/common/fields/types/string-list/sentences'
import { isMultiline } from '@vitrine/common/fields/types/string/multiline'
import { completeUrl } from '@vitrine/common/fields/types/url/complete-url'
import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import { SECTION_TITLE_MAX, sectionTitleOf, type Layout } from '@vitrine/common/portfolio/design'
import { contentFieldOf } from '@vitrine/common/portfolio/labels'
import { contentPath, getAt } from '@vitrine/common/portfolio/paths'
import type { TemplateMetadata } from '@vitrine/common/fields/section'
import { sectionOfTitle, SOURCE } from '@vitrine/templates/parts/sources'
import { pathOfSource } from '@vitrine/templates/parts/source-path'
import { heard } from '../../../lib/words/say.ts'
import { withValue } from '../state/document.ts'
import type { Shown } from '../translations/in-language.ts'
import { elementsOf, SAME, sourceOf } from './marked-elements.ts'

/** A text of the page that is written in place: as it is stored, in whatever form the page shows it. */
export interface PageText {
  source: string
  /** Which of the elements with this source shows it. */
  nth: number
  field: ValueField
  /** The place in a list of texts of the one that is shown; null where the element shows the whole list, or is no list. */
  entry: number | null
  multiline: boolean
  maxLength?: number
  /** What the page shows where nothing is stored: the template's name of a section. */
  fallback?: string
}

interface Described {
  metadata: TemplateMetadata
  content: PortfolioContent
  layout: Layout
}

/** The text that an element shows; null for a picture, for a link whose words are not its address, and for what has parts. */
export function textOn(element: HTMLElement, described: Described & Pick<Shown, 'language'>): PageText | null {
  const source = sourceOf(element)
  const section = sectionOfTitle(source)
  if (section !== null) return titleOn(element, section, described)
  const { metadata, content } = described
  const place = contentFieldOf(contentPath(pathOfSource(content, source)), metadata)
  if (!place || isContainer(place.field) || element.localName === 'img' || element.querySelector(`[${SOURCE}]`))
    return null
  const { field, path } = place
  const value = getAt({ content }, path)
  const holding = holdingOf(field)
  const nth = elementsOf(element.ownerDocument, source).indexOf(element)
  if (holding === 'html') return { source, nth, field, entry: null, multiline: true }
  if (holding === 'lines') {
    const entry = entryOf(element, textsOf(value))
    const multiline = entry === null || (textsOf(value)[entry] ?? '').includes('\n')
    return { source, nth, field, entry, multiline }
  }
  if (holding !== 'text' && holding !== 'address' && field.type !== 'date') return null
  const stored = textOf(value)
  // The words of a link can be the template's own, such as “Visit”.
  if ((holding === 'address' || element.localName === 'a') && !shows(element, stored)) return null
  const multiline = field.type === 'text' || isMultiline(path, stored) || stored.includes('\n')
  return { source, nth, field, entry: null, multiline: multiline && holding === 'text' }
}

/**
 * The name of a section, if it can be seen, and in a translation if it is one of the owner's: the template's own is in all languages.
 */
function titleOn(
  element: HTMLElement,
  section: string,
  { metadata, layout, language }: Described & Pick<Shown, 'language'>,
): PageText | null {
  const title = layout.titles?.[section]
  if ((language !== null && !title) || isOnlyHeard(element)) return null
  const source = sourceOf(element)
  const { label, heading = label } = metadata.sections.find(({ id }) => id === section) ?? {
    label: element.textContent,
  }
  return {
    source,
    nth: elementsOf(element.ownerDocument, source).indexOf(element),
    field: { path: source, label, type: 'string' },
    entry: null,
    multiline: false,
    maxLength: SECTION_TITLE_MAX,
    fallback: title ? heard(heading ?? label) : element.textContent,
  }
}

/** A heading that is there for screen readers alone has a box of one pixel. */
function isOnlyHeard(element: HTMLElement): boolean {
  const { width } = element.getBoundingClientRect()
  return width > 0 && width <= SAME
}

const wordsOf = (element: Element) => element.textContent.trim().toLowerCase()

function shows(element: Element, stored: string): boolean {
  const words = wordsOf(element)
  return words !== '' && stored.toLowerCase().includes(words)
}

/** Which text of a list an element shows: it is one of as many elements as there are texts that are not blank. */
function entryOf(element: HTMLElement, texts: readonly string[]): number | null {
  const siblings = [...(element.parentElement?.children ?? [])].filter((one) => sourceOf(one) === sourceOf(element))
  const filled = texts.flatMap((text, index) => (text.trim() === '' ? [] : index))
  const index = filled[siblings.indexOf(element)]
  return index !== undefined && wordsOf(element) === texts[index]?.trim().toLowerCase() ? index : null
}

/** Where in the document a text is now; null if its item is gone. */
export function pathOfText({ source, field }: PageText, { metadata, content, layout }: Described): string | null {
  const section = sectionOfTitle(source)
  if (section !== null) return isOnPage(section, { metadata, layout }) ? source : null
  const place = contentFieldOf(contentPath(pathOfSource(content, source)), metadata)
  return place?.field === field ? place.path : null
}

const isOnPage = (section: string, { metadata, layout }: Pick<Described, 'metadata' | 'layout'>): boolean =>
  !metadata.sections.some(({ id, optional }) => id === section && optional) || layout.added?.includes(section) === true

/** Whether a text is written with its emphasis, links and lists. */
export const isRich = ({ field }: PageText): boolean => holdingOf(field) === 'html'

/** What is written of a value; null if it is no longer there. A whole list is written a line for each of its texts. */
export function readText({ field, entry }: PageText, value: unknown): string | null {
  if (holdingOf(field) !== 'lines') return textOf(value)
  const texts = textsOf(value)
  return entry === null ? texts.join('\n') : (texts[entry] ?? null)
}

/** The value with what was written. */
export function withWritten({ field, entry, fallback }: PageText, value: unknown, text: string): unknown {
  if (fallback !== undefined) return sectionTitleOf(text)
  if (holdingOf(field) !== 'lines') return text
  if (entry !== null) return textsOf(value).with(entry, text)
  return text === '' ? [] : text.split('\n')
}

/** The value with letters in place of all that was written. */
export function withLetters(text: PageText, value: unknown, letters: string): unknown {
  if (isRich(text))
    return letters === ''
      ? ''
      : letters
          .split('\n')
          .map((line) => richTextKind.placeholder(line))
          .join('')
  return withWritten(text, value, text.multiline ? letters : oneLine(letters))
}

/** A text without its line breaks, which a field of one line does not have. */
export const oneLine = (text: string): string => text.replaceAll(/\s*\n\s*/g, ' ')

/** The value once somebody has finished, as the field's control in the form leaves it. */
export function finished({ field }: PageText, value: unknown): unknown {
  if (field.type === 'url') return textOf(value) === '' ? value : completeUrl(textOf(value))
  if (holdingOf(field) !== 'lines') return value
  if (areSentences(field.path)) return filled(textsOf(value))
  return [...new Set(filled(textsOf(value).flatMap((text) => text.split(','))))]
}

const filled = (texts: readonly string[]) => texts.map((text) => text.trim()).filter((text) => text !== '')

/** Content in which a text that somebody has emptied to write another is still shown by something: by the name of its field. */
export function keptVisible(text: PageText, content: PortfolioContent, path: string): PortfolioContent {
  const value = getAt({ content }, path)
  if (readText(text, value)?.trim() !== '') return content
  return withValue({ content }, path, withLetters(text, value, heard(text.field.placeholder ?? text.field.label)))
    .content
}
