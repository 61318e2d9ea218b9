import type { Language } from '@vitrine/common/languages'
import type { TemplateMetadata } from '@vitrine/common/fields/section'
import { originalTexts, stateOf, translationOf } from '@vitrine/common/portfolio/translations/texts'
import type { TranslatedTexts } from '@vitrine/common/portfolio/translations/shape'

/** What texts say in another language, by their keys; null for those that say the same. */
export type Texts = Readonly<Record<string, string | string[] | null>>

function translated(metadata: TemplateMetadata, content: object, texts: Texts): TranslatedTexts {
  const originals = originalTexts({ metadata, content })
  const all = Object.fromEntries(
    originals.flatMap((original) => {
      const text = texts[original.key]
      return text === undefined ? [] : [[original.key, translationOf(original, text ?? copyOf(original.original))]]
    }),
  )
  const missing = originals.filter((original) => stateOf(original, all) === 'missing').map(({ key }) => key)
  const unknown = Object.keys(texts).filter((key) => !(key in all))
  if (missing.length + unknown.length > 0)
    throw new Error(`Not translated: ${missing.join(', ')}. Of no text: ${unknown.join(', ')}`)
  return all
}

const copyOf = (text: string | readonly string[]) => (typeof text === 'string' ? text : [...text])

/** A content with all of its texts in another language, too. @throws where one is missing, or is of nothing */
export const inOtherLanguage = <C extends object>(
  content: C,
  metadata: TemplateMetadata,
  language: Language,
  texts: Texts,
): C & { translations: Partial<Record<Language, TranslatedTexts>> } => ({
  ...content,
  translations: { [language]: translated(metadata, content, texts) },
})
