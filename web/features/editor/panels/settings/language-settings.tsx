import { useEffect, useState } from 'react'
import { ownLanguageName } from '@vitrine/common/language-names'
import { DEFAULT_LANGUAGE, languages, type Language } from '@vitrine/common/languages'
import { textsIn } from '@vitrine/common/portfolio/texts'
import { Button } from '../../../../components/button.tsx'
import { Notice } from '../../../../components/notice.tsx'
import { Select } from '../../../../components/select.tsx'
import { idle } from '../../../../lib/idle.ts'
import { say } from '../../../../lib/words/say.ts'
import { useDebouncedEditorState, useEdit, useText } from '../../state/editor-context.ts'
import { languageWord } from '../../translations/language-word.ts'

const PATH = 'content.meta.language'

const options = languages.map((language) => ({ value: language, label: ownLanguageName(language) }))

/** The language that the portfolio is in. Until its owner has chosen one, that of the texts is offered. */
export function LanguageSettings() {
  const chosen = useText(PATH)
  const edit = useEdit(PATH)
  return (
    <div className="grid gap-2" data-field={PATH}>
      <Select
        label={say('Language')}
        hint={say('Of your texts. Headings, buttons and dates of your page follow it, unless you named them.')}
        options={options}
        value={chosen || DEFAULT_LANGUAGE}
        onChange={(event) => edit(event.target.value)}
      />
      {chosen === '' && <Offer onAccept={edit} />}
    </div>
  )
}

function Offer({ onAccept }: { onAccept: (language: Language) => void }) {
  const guess = useGuess()
  if (guess === null || guess === DEFAULT_LANGUAGE) return null
  const language = languageWord(guess)
  return (
    <Notice
      action={
        <Button size="sm" onClick={() => onAccept(guess)}>
          {say('Use {language}', { language })}
        </Button>
      }
    >
      {say('Your texts seem to be in {language}.', { language })}
    </Notice>
  )
}

/** The language of what is written; null until that is known, and where it is not clear. */
function useGuess(): Language | null {
  const content = useDebouncedEditorState(({ history }) => history.present.content)
  const [guess, setGuess] = useState<Language | null>(null)
  useEffect(() => {
    let isCurrent = true
    // All texts are looked through: not between two keystrokes.
    idle()
      .then(() => (isCurrent ? import('@vitrine/common/portfolio/guess-language') : null))
      .then((guesses) => {
        if (isCurrent && guesses) setGuess(guesses.guessLanguage(textsIn({ ...content, translations: undefined })))
      })
      // Without it nothing is offered; the list is there.
      .catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [content])
  return guess
}
