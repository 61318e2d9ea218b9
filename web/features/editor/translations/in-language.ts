import type { Language } from '@vitrine/common/languages'
import type { TemplateMetadata } from '@vitrine/common/fields/section'
import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import { contentPath, getAt } from '@vitrine/common/portfolio/paths'
import { patternOf } from '@vitrine/common/fields/walk'
import { isBlank, keyOfText } from '@vitrine/common/portfolio/translations/keys'
import { textPatterns } from '@vitrine/common/portfolio/translations/patterns'
import { translationPath } from '@vitrine/common/portfolio/translations/place'
import type { TextValue } from '@vitrine/common/portfolio/translations/text-hash'
import { translationOf } from '@vitrine/common/portfolio/translations/texts'
import { translatedContent } from '@vitrine/common/portfolio/translations/translated'
import type { PathValue } from '../state/document.ts'

export interface Shown {
  content: PortfolioContent
  metadata: TemplateMetadata
  /** Null for the original. */
  language: Language | null
}

/** The draft as it is shown in a language. */
export const contentIn = ({ content, metadata, language }: Shown): PortfolioContent =>
  language === null ? content : translatedContent(content, language, textPatterns(metadata))

/** Where in the document the value of a field is written in a language: what is no text is the same in all. */
export function pathIn({ content, metadata, language }: Shown, path: string): string {
  const inContent = path.replace(/^content\./, '')
  if (language === null || contentPath(inContent) !== path || !textPatterns(metadata).has(patternOf(inContent)))
    return path
  return translationPath(language, keyOfText(content, inContent))
}

/** What is written of a value of a field in a language. A translation that was emptied is none. */
export function writtenIn(shown: Shown, path: string, value: unknown): PathValue {
  const target = pathIn(shown, path)
  if (target === path) return { path, value }
  const original = getAt({ content: shown.content }, path) as TextValue
  const text = value as string | string[]
  return { path: target, value: isBlank(text) ? undefined : translationOf({ original }, text) }
}
