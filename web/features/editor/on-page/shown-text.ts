import { getAt } from '@vitrine/common/portfolio/paths'
import { contentIn, pathIn, writtenIn, type Shown } from '../translations/in-language.ts'
import type { PathValue } from '../state/document.ts'
import { pathOfText, type PageText } from './page-texts.ts'

/** A text of the page in the language that is written. */
export interface ShownText {
  /** What it says: its translation, or what that falls back to. */
  value: unknown
  /** Where in the document that is stored: in the original, or with the translations. */
  path: string
  /** What is stored there; nothing of what is not translated. */
  stored: unknown
  isTranslation: boolean
  /** What to store of another value. */
  written: (value: unknown) => PathValue
}

/** @returns null if the item of the text is gone */
export function shownText(text: PageText, draft: Shown): ShownText | null {
  const content = contentIn(draft)
  const original = pathOfText(text, { metadata: draft.metadata, content })
  if (original === null) return null
  const path = pathIn(draft, original)
  return {
    value: getAt({ content }, original),
    path,
    stored: getAt({ content: draft.content }, path),
    isTranslation: path !== original,
    written: (value) => writtenIn(draft, original, value),
  }
}
