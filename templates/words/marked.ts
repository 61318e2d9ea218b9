import { Parser } from 'htmlparser2'
import { type Catalogue, type Wording, wordingOf } from './wording.ts'

/** For tests: a language whose words are all marked. What is not marked, and is none of the content, is in English in every language. */
export const markedWording = <All extends string>(words: readonly All[]): Wording<All> =>
  wordingOf(
    'en',
    Object.fromEntries(
      words.map((word) => [word, word.replace(/(?<![{\w])[\p{L}]+(?![}\w])/gu, '#')]),
    ) as Catalogue<All>,
  )

/** What has the same name everywhere, the initials of a canary, and the letters of what there is more of than there are letters. */
const proper =
  /\S*@\S*|canary[\w.-]*|Vitrine|LinkedIn|GitHub|Dribbble|Behance|Instagram|500px|YouTube|\bISO\b|\bX\b|\b[A-Z]\b|\bCN\b|(?<=^# )[A-Z]{2}$|\bKB\b|\bs\b|\bf\/|[A-Z][a-z]+ \d+, \d+|https?:\S+/g

/** Of texts those that are in English. The content is “canary”. */
export const inEnglish = (texts: readonly string[]): string[] =>
  texts.map((text) => text.replace(proper, '').trim()).filter((text) => /\p{L}{2,}/u.test(text))

/** The words that visitors read, or hear, of a page. */
export function textsOf(html: string): string[] {
  const texts: string[] = []
  const said = ['aria-label', 'alt', 'title', 'data-label', 'data-done', 'data-failed', 'label', 'placeholder']
  let isStyle = false
  new Parser({
    ontext: (text) => {
      if (!isStyle) texts.push(text)
    },
    onopentag: (name, attributes) => {
      isStyle = name === 'style'
      texts.push(...said.map((attribute) => attributes[attribute] ?? ''))
    },
    onclosetag: () => {
      isStyle = false
    },
  }).end(html)
  return texts
}
