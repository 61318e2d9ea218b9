import { getAt } from '@vitrine/common/portfolio/paths'
import { pathIn, shownIn, writtenIn, type Shown } from '../translations/in-language.ts'
import type { PathValue } from '../state/document.ts'
import { pathOfText, type PageText } from './page-texts.ts'

/** A text of the page in the language that is written. */
export interface ShownText {
  /** What it says: what is stored, or what the page falls back to. */
  value: unknown
  /** Where in the document that is stored: in the original, or with the translations. */
  path: string
  /** What is stored there; nothing of what is not translated, or not named by its owner. */
  stored: unknown
  /** Whether the page shows something else where nothing is stored: the original of a translation, the template's name of a section. */
  fallsBack: boolean
  /** What to store of another value. */
  written: (value: unknown) => PathValue
}

/** @returns null if the item of the text is gone */
export function shownText(text: PageText, draft: Shown): ShownText | null {
  const shown = shownIn(draft)
  const original = pathOfText(text, { metadata: draft.metadata, ...shown })
  if (original === null) return null
  const path = pathIn(draft, original)
  return {
    value: getAt(shown, original) ?? text.fallback,
    path,
    stored: getAt(draft, path),
    fallsBack: path !== original || text.fallback !== undefined,
    written: (value) => writtenIn(draft, original, value),
  }
}
