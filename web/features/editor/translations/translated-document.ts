import type { Language } from '@vitrine/common/languages'
import type { TemplateMetadata } from '@vitrine/common/fields/section'
import type { EditorDocument } from '../state/document.ts'
import { shownIn } from './in-language.ts'

/** What the preview shows of a draft in another language. */
export const translatedDocument = (
  { content, layout }: Pick<EditorDocument, 'content' | 'layout'>,
  metadata: TemplateMetadata,
  language: Language,
): Pick<EditorDocument, 'content' | 'layout'> => shownIn({ content, layout, metadata, language })
