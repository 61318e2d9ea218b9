import { ownLanguageName } from '@vitrine/common/language-names'
import { languageOf, languages, otherLanguagesOf } from '@vitrine/common/languages'
import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import { Select } from '../../../components/select.tsx'
import { say } from '../../../lib/words/say.ts'
import { useDocumentEditor, useDocumentState } from '../state/editor-context.ts'
import { languageWord } from './language-word.ts'

/** Which language the form and the preview are in. @param content of the home page, which says which there are */
export function LanguageBar({ content }: { content: Pick<PortfolioContent, 'meta'> }) {
  const { store } = useDocumentEditor()
  const language = useDocumentState((state) => state.language)
  const original = languageOf(content)
  const options = [
    { value: '', label: say('{language} (original)', { language: ownLanguageName(original) }) },
    ...otherLanguagesOf(content).map((other) => ({ value: other, label: ownLanguageName(other) })),
  ]
  return (
    <div className="border-b border-line px-5 py-3">
      <Select
        label={say('Write in')}
        options={options}
        value={language ?? ''}
        onChange={({ target }) => store.editLanguage(languages.find((one) => one === target.value) ?? null)}
        hint={
          language &&
          say('You are writing the {language} texts. Everything else is the same in all languages.', {
            language: languageWord(language),
          })
        }
      />
    </div>
  )
}
