import type { Language } from '@vitrine/common/languages'
import type { TemplateMetadata } from '@vitrine/common/fields/section'
import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import type { Layout } from '@vitrine/common/portfolio/design'
import { contentPath, getAt } from '@vitrine/common/portfolio/paths'
import { patternOf } from '@vitrine/common/fields/walk'
import { isBlank, keyOfText } from '@vitrine/common/portfolio/translations/keys'
import { textPatterns } from '@vitrine/common/portfolio/translations/patterns'
import { translationPath } from '@vitrine/common/portfolio/translations/place'
import { translationOf } from '@vitrine/common/portfolio/translations/texts'
import { titleKey, translatedContent, translatedLayout } from '@vitrine/common/portfolio/translations/translated'
import { sectionOfTitle } from '@vitrine/templates/parts/sources'
import type { PathValue } from '../state/document.ts'

export interface Shown {
  content: PortfolioContent
  layout: Layout
  metadata: TemplateMetadata
  /** Null for the original. */
  language: Language | null
}

/** The draft as it is shown in a language. */
export const shownIn = ({ content, layout, metadata, language }: Shown): Pick<Shown, 'content' | 'layout'> =>
  language === null
    ? { content, layout }
    : {
        content: translatedContent(content, language, textPatterns(metadata)),
        layout: translatedLayout(layout, content, language),
      }

/** Where in the document the value of a field is written in a language: what is no text is the same in all. */
export function pathIn({ content, layout, metadata, language }: Shown, path: string): string {
  if (language === null) return path
  const section = sectionOfTitle(path)
  // The template's own name of a section is in all languages.
  if (section !== null) return layout.titles?.[section] ? translationPath(language, titleKey(section)) : path
  const inContent = path.replace(/^content\./, '')
  if (contentPath(inContent) !== path || !textPatterns(metadata).has(patternOf(inContent))) return path
  return translationPath(language, keyOfText(content, inContent))
}

/** What is written of a value of a field in a language. A translation that was emptied is none. */
export function writtenIn(shown: Shown, path: string, value: unknown): PathValue {
  const target = pathIn(shown, path)
  if (target === path) return { path, value }
  const original = getAt(shown, path) as string | string[]
  const text = (value ?? '') as string | string[]
  return { path: target, value: isBlank(text) ? undefined : translationOf({ original }, text) }
}
