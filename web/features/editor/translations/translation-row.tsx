import { useId } from 'react'
import type { Language } from '@vitrine/common/languages'
import { isRightToLeft } from '@vitrine/common/languages'
import { languageName } from '@vitrine/common/language-names'
import type { ValueField } from '@vitrine/common/fields/field'
import { isObject } from '@vitrine/common/portfolio/changes'
import { isBlank } from '@vitrine/common/portfolio/translations/keys'
import { translationPath } from '@vitrine/common/portfolio/translations/place'
import { stateOf, translationOf, type OriginalText } from '@vitrine/common/portfolio/translations/texts'
import type { Translation } from '@vitrine/common/portfolio/translations/shape'
import { textOf } from '@vitrine/common/portfolio/value-text'
import { Button } from '../../../components/button.tsx'
import { classNames } from '../../../lib/class-names.ts'
import { appLanguage } from '../../../lib/words/language.ts'
import { say } from '../../../lib/words/say.ts'
import { controls, FieldForm } from '../fields/field-row.tsx'
import { useDocumentEditor, useValue } from '../state/editor-context.ts'
import { languageWord } from './language-word.ts'

interface TranslationRowProps {
  text: OriginalText
  language: Language
  /** The language that it is translated from. */
  original: Language
}

/** A text, and below it what it says in another language. */
export function TranslationRow({ text, language, original }: TranslationRowProps) {
  const { store } = useDocumentEditor()
  const path = translationPath(language, text.key)
  const value = useValue(path)
  const heading = useId()
  const stored = isObject(value) ? (value as Translation) : undefined
  const state = stateOf(text, stored && { [text.key]: stored })
  const field = { path: text.path, label: languageName(language, appLanguage()), type: text.type } as ValueField
  const Control = controls[text.type]

  function write(next: Translation['text']): void {
    store.type(path, isBlank(next) ? undefined : translationOf(text, next))
  }

  return (
    <div role="group" aria-labelledby={heading} className="grid gap-2">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h3 id={heading} className="text-sm font-medium wrap-anywhere">
          {text.label}
        </h3>
        {(state === 'missing' || state === 'outdated') && (
          <span
            className={classNames(
              'rounded px-1.5 text-xs font-medium',
              state === 'missing' ? 'bg-sunken text-muted' : 'bg-warning-soft text-warning-text',
            )}
          >
            {say(state === 'missing' ? 'Not translated' : 'The original has changed')}
          </span>
        )}
      </div>
      <Original text={text} language={original} />
      <div
        lang={language}
        className={isRightToLeft(language) ? '[&_:is(input,textarea,[contenteditable])]:[direction:rtl]' : undefined}
      >
        <FieldForm path={path} label={text.label}>
          <Control field={field} path={text.path} value={stored?.text} onChange={(next) => write(textIn(next, text))} />
        </FieldForm>
      </div>
      {state === 'missing' && (
        <Button size="sm" variant="ghost" className="justify-self-start" onClick={() => write(copyOf(text.original))}>
          {say('Same in {language}', { language: languageWord(language) })}
          <span className="sr-only">: {text.label}</span>
        </Button>
      )}
      {state === 'outdated' && stored && (
        <Button
          size="sm"
          className="justify-self-start"
          onClick={() => store.setValues([{ path, value: translationOf(text, stored.text) }])}
        >
          {say('Still right')}
          <span className="sr-only">: {text.label}</span>
        </Button>
      )}
    </div>
  )
}

function Original({ text: { original }, language }: { text: OriginalText; language: Language }) {
  const lines = typeof original === 'string' ? [textOf(original)] : original
  return (
    <div
      lang={language}
      dir="auto"
      className="grid max-h-48 gap-1 overflow-y-auto rounded-lg bg-sunken px-3 py-2 text-sm text-muted wrap-anywhere whitespace-pre-line"
    >
      {lines.map((line, index) => (
        <p key={index}>{line}</p>
      ))}
    </div>
  )
}

/** A control gives a value of its own type. */
const textIn = (value: unknown, { original }: OriginalText): Translation['text'] =>
  typeof original === 'string'
    ? typeof value === 'string'
      ? value
      : ''
    : Array.isArray(value)
      ? value.filter((line) => typeof line === 'string')
      : []

const copyOf = (original: OriginalText['original']): Translation['text'] =>
  typeof original === 'string' ? original : [...original]
