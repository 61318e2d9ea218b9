import { useState } from 'react'
import { classNames } from '../lib/class-names.ts'
import { say } from '../lib/words/say.ts'
import { controlClass, Field } from './field.tsx'

const hexColor = /^#[0-9a-f]{6}$/i

export interface ColorFieldProps {
  label: string
  hint?: string
  required?: boolean
  /** #rrggbb. */
  value: string
  onChange: (value: string) => void
}

/** A colour, chosen with the browser's picker or typed as #rrggbb. */
export function ColorField({ label, hint, required, value, onChange }: ColorFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const text = typed ?? value
  const wrong = typed !== null && !hexColor.test(typed)
  return (
    <Field
      label={label}
      hint={hint}
      required={required}
      error={wrong ? say('A colour is # and six digits or letters from a to f.') : undefined}
    >
      {(control) => (
        <div className="flex gap-2">
          <input
            type="color"
            aria-label={say('{label}, picker', { label })}
            value={hexColor.test(value) ? value : '#000000'}
            onChange={(event) => {
              setTyped(null)
              onChange(event.target.value)
            }}
            className="h-10 w-12 shrink-0 cursor-pointer rounded-lg border border-line-strong bg-surface p-1"
          />
          <input
            {...control}
            type="text"
            spellCheck={false}
            value={text}
            onChange={(event) => {
              setTyped(event.target.value)
              if (hexColor.test(event.target.value)) onChange(event.target.value)
            }}
            onBlur={() => setTyped(null)}
            className={classNames(controlClass, 'h-10 max-w-40 uppercase')}
          />
        </div>
      )}
    </Field>
  )
}
