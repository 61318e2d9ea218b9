import type { Untranslated } from '@vitrine/common/portfolio/translations/translated'
import { elementTexts } from './element-texts.ts'

/**
 * Says of the elements of a translated page that show texts of the original in which language they are, as screen readers pronounce them
 * and browsers hyphenate them by that.
 * @param markup as React renders it
 */
export function markUntranslated(markup: string, all: readonly (Untranslated | undefined)[]): string {
  const [untranslated] = all.filter((each) => each !== undefined)
  const texts = new Set(all.flatMap((each) => each?.texts ?? []).flatMap(pieces))
  if (!untranslated || texts.size === 0) return markup
  let marked = ''
  let end = 0
  for (const { at, attributes, text } of elementTexts(markup)) {
    if (attributes.lang || ![text, attributes.alt ?? ''].some((shown) => texts.has(shown.trim()))) continue
    marked += `${markup.slice(end, at)} lang="${untranslated.language}"`
    end = at
  }
  return marked + markup.slice(end)
}

/** A text as elements show it: a rich text is that of several. Without letters, a text is in no language. */
const pieces = (text: string): string[] =>
  [text, ...(text.includes('<') ? elementTexts(text).map((element) => element.text) : [])]
    .map((piece) => piece.trim())
    .filter((piece) => /\p{L}/u.test(piece))
