import { useState } from 'react'
import { toast } from '../../../lib/toast.ts'
import { ownLanguageName } from '@vitrine/common/language-names'
import { appLanguages } from '@vitrine/common/languages'
import { Notice } from '../../../components/notice.tsx'
import { Select } from '../../../components/select.tsx'
import { chooseLanguage } from '../../../lib/words/switch-language.ts'
import { say } from '../../../lib/words/say.ts'
import { useAppLanguage } from '../../../lib/words/use-app-language.ts'
import { updateOwnProfile } from '../../auth/index.ts'
import { Section } from '../section.tsx'

const options = appLanguages.map((language) => ({ value: language, label: ownLanguageName(language) }))

/** The language of the app, and of the mails to its owner. */
export function LanguageSection() {
  const language = useAppLanguage()
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)

  async function choose(value: string): Promise<void> {
    const next = appLanguages.find((one) => one === value)
    if (!next) return
    setFailed(false)
    setBusy(true)
    try {
      await updateOwnProfile({ language: next })
      await chooseLanguage(next)
      toast.success(say('Your language has been saved.'))
    } catch {
      setFailed(true)
    } finally {
      setBusy(false)
    }
  }

  return (
    <Section
      title={say('Language')}
      description={say(
        'The app and our mails to you are in this language. The language of a portfolio is set in its editor.',
      )}
    >
      {failed && <Notice tone="danger">{say('Your language couldn’t be saved. Please try again.')}</Notice>}
      <Select
        label={say('Language of the app')}
        options={options}
        value={language}
        disabled={busy}
        onChange={(event) => void choose(event.target.value)}
      />
    </Section>
  )
}
