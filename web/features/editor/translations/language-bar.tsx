import { languageName, ownLanguageName } from '@vitrine/common/language-names'
import { languageOf, languages, otherLanguagesOf } from '@vitrine/common/languages'
import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import { Select } from '../../../components/select.tsx'
import { useDocumentEditor, useDocumentState } from '../state/editor-context.ts'

/** Which language the form and the preview are in. @param content of the home page, which says which there are */
export function LanguageBar({ content }: { content: Pick<PortfolioContent, 'meta'> }) {
  const { store } = useDocumentEditor()
  const language = useDocumentState((state) => state.language)
  const original = languageOf(content)
  const options = [
    { value: '', label: `${ownLanguageName(original)} (original)` },
    ...otherLanguagesOf(content).map((other) => ({ value: other, label: ownLanguageName(other) })),
  ]
  return (
    <div className="border-b border-line px-5 py-3">
      <Select
        label="Write in"
        options={options}
        value={language ?? ''}
        onChange={({ target }) => store.editLanguage(languages.find((one) => one === target.value) ?? null)}
        hint={
          language &&
          `You are writing the ${languageName(language)} texts. Everything else is the same in all languages.`
        }
      />
    </div>
  )
}
