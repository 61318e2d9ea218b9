import type { Language } from '@vitrine/common/languages'

const isoDate = /^\d{4}-\d{2}-\d{2}$/

/** As people write dates there; Arabic in the digits that the rest of the page has. */
const locales: Partial<Record<Language, string>> = { en: 'en-US', pt: 'pt-BR', ar: 'ar-u-nu-latn' }

/** Created on first use, because it takes as long as rendering the page. */
const formats = new Map<Language, Intl.DateTimeFormat>()

function longDate(day: string, language: Language): string {
  const format =
    formats.get(language) ??
    new Intl.DateTimeFormat(locales[language] ?? language, { dateStyle: 'long', timeZone: 'UTC' })
  formats.set(language, format)
  return format.format(Date.parse(day))
}

/** A formatted date; free text (“Spring 2025”) is kept and has no `day`. */
export function dateOf(date = '', language: Language): { text: string; day: string | undefined } {
  const text = date.trim()
  return isDay(text) ? { text: longDate(text, language), day: text } : { text, day: undefined }
}

/** Whether a text is a calendar date; Date.parse alone accepts the 30th of February. */
function isDay(text: string): boolean {
  const time = isoDate.test(text) ? Date.parse(text) : Number.NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}
