import type { AppLanguage } from '@vitrine/common/languages'

/** The folder in which Hosting looks for a document in a language of the visitor: firebase.json names it. */
export const LOCALIZED = 'localized'

/**
 * Where a document is in a language. English is there, too, beside the document that everybody else gets: otherwise who reads English first
 * and German second would get German.
 */
export const localizedFile = (language: AppLanguage, file: string): string => `${LOCALIZED}/${language}/${file}`

/** What a document says in its head. */
export interface DocumentTexts {
  title: string
  /** By name or property. */
  metas: Readonly<Record<string, string>>
}

/** An English document with its head in another language, or for another screen. */
export const withTexts = (html: string, language: AppLanguage, { title, metas }: DocumentTexts): string =>
  fill(html, [
    [/(<html lang=")[^"]*/, language],
    [/(<title>)[^<]*/, title],
    ...Object.entries(metas).map(
      ([name, text]): Filling => [new RegExp(`(<meta (?:name|property)="${name}" content=")[^"]*`), text],
    ),
  ])

/** A text, and where it goes: its place begins after the first group. */
type Filling = readonly [place: RegExp, text: string]

export function fill(html: string, fillings: readonly Filling[]): string {
  return fillings.reduce((filled, [place, text]) => {
    if (!place.test(filled)) throw new Error(`A document of the build lacks ${place.source}`)
    return filled.replace(place, (_, start: string) => start + escaped(text))
  }, html)
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
