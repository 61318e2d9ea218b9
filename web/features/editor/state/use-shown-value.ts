import { isTranslation } from '@vitrine/common/portfolio/changes'
import { contentFieldOf } from '@vitrine/common/portfolio/labels'
import { translatedText } from '@vitrine/common/portfolio/translations/place'
import { heard } from '../../../lib/words/say.ts'
import { useDocumentEditor } from './editor-context.ts'

/** How the form shows a value of the open document: one that was chosen from a list by its label, a translation without what it is of. */
export function useShownValue(): (path: string, value: unknown) => unknown {
  const { metadata } = useDocumentEditor()
  return (path, value) => {
    if (isTranslation(path)) return translatedText(value)
    const field = contentFieldOf(path, metadata)?.field
    const option = field?.type === 'select' ? field.options.find((one) => one.value === value) : undefined
    return option ? heard(option.label) : value
  }
}
