import { lazy, useRef, useState } from 'react'
import { Trash2 } from 'lucide-react'
import { ownLanguageName } from '@vitrine/common/language-names'
import { languageOf, languages, otherLanguagesOf, type Language } from '@vitrine/common/languages'
import { planOf, plans } from '@vitrine/common/plans'
import { translationPath } from '@vitrine/common/portfolio/translations/place'
import { stateOf } from '@vitrine/common/portfolio/translations/texts'
import { Button } from '../../../../components/button.tsx'
import { LazyPart, MissingDialog } from '../../../../components/lazy-part.tsx'
import { Select } from '../../../../components/select.tsx'
import { toast } from '../../../../lib/toast.ts'
import { say } from '../../../../lib/words/say.ts'
import { useAuth } from '../../../auth/index.ts'
import { focusField } from '../../checks/focus-field.ts'
import { useEditor, useEditorState } from '../../state/editor-context.ts'
import { textsOfHome } from '../../translations/document-texts.ts'
import { languageWord } from '../../translations/language-word.ts'

const TextsFileDialog = lazy(async () => ({
  default: (await import('../../translations/texts-file-dialog.tsx')).TextsFileDialog,
}))

const PATH = 'content.meta.languages'

/** The languages that a portfolio is to be read in besides its own. */
export function OtherLanguages() {
  const { metadata, store } = useEditor()
  const { profile } = useAuth()
  const meta = useEditorState(({ history }) => history.present.content.meta)
  const original = languageOf({ meta })
  const others = otherLanguagesOf({ meta })
  const most = plans[planOf(profile)].languages - 1
  const choice = useRef<HTMLDivElement>(null)
  const [hasFile, setFile] = useState(false)
  const set = (next: Language[]) => store.setValues([{ path: PATH, value: next.length > 0 ? next : undefined }])

  function remove(language: Language): void {
    set(others.filter((other) => other !== language))
    if (store.getState().language === language) store.editLanguage(null)
    choice.current?.querySelector('select')?.focus()
    toast.message(
      say('{language} is removed. Its texts are kept in case you add it again.', { language: languageWord(language) }),
      { action: { label: say('Undo'), onClick: () => set(others) } },
    )
  }

  const free = languages.filter((language) => language !== original && !others.includes(language))
  return (
    <div className="grid gap-3" data-field={PATH}>
      <h3 className="text-sm font-medium">{say('Other languages')}</h3>
      {others.length > 0 && (
        <ul className="divide-y divide-line rounded-lg border border-line">
          {others.map((language, index) => (
            <li key={language} className="flex flex-wrap items-center gap-2 p-2 pl-3">
              <span className="min-w-0 flex-1 text-sm">
                <span lang={language}>{ownLanguageName(language)}</span>
                {index >= most && (
                  <span className="block text-muted">{say('Visitors can read it with the Pro plan.')}</span>
                )}
              </span>
              <Button size="sm" onClick={() => translate(language)}>
                {say('Translate')}
                <span className="sr-only"> {say('to {language}', { language: languageWord(language) })}</span>
              </Button>
              <Button
                size="sm"
                square
                variant="ghost"
                aria-label={say('Remove {name}', { name: languageWord(language) })}
                onClick={() => remove(language)}
              >
                <Trash2 aria-hidden />
              </Button>
            </li>
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <Button size="sm" className="justify-self-start" onClick={() => setFile(true)}>
          {say('Texts as a file')}
        </Button>
      )}
      {hasFile && (
        <LazyPart missing={<MissingDialog name={say('The file of texts')} onClose={() => setFile(false)} />}>
          <TextsFileDialog onClose={() => setFile(false)} />
        </LazyPart>
      )}
      <div ref={choice}>
        <Select
          label={say('Add a language')}
          value=""
          disabled={others.length >= most}
          options={[
            { value: '', label: say('Choose a language') },
            ...free.map((language) => ({ value: language, label: ownLanguageName(language) })),
          ]}
          onChange={({ target }) => {
            const language = languages.find((one) => one === target.value)
            if (language) set([...others, language])
          }}
          hint={
            others.length >= most
              ? say('The Free plan has two languages for each portfolio. With Pro, add as many as you like.')
              : say('Each has its own address. What isn’t translated is shown in your own language.')
          }
        />
      </div>
    </div>
  )

  function translate(language: Language): void {
    const { content, layout } = store.getState().history.present
    const texts = textsOfHome(metadata, content, layout)
    const next = texts.find((text) => stateOf(text, content.translations?.[language]) === 'missing') ?? texts[0]
    if (next) void focusField(store, translationPath(language, next.key))
    else store.editLanguage(language)
  }
}
