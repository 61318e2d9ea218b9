import { useState } from 'react'
import { Eye, EyeOff } from 'lucide-react'
import { classNames } from '../lib/class-names.ts'
import { say } from '../lib/words/say.ts'
import { controlClass, Field } from './field.tsx'
import type { TextFieldProps } from './text-field.tsx'

/** A password with a button that shows and hides it. */
export function PasswordField({
  label,
  hint,
  error,
  className,
  id,
  ...input
}: Omit<TextFieldProps, 'type' | 'suffix'>) {
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  return (
    <Field label={label} hint={hint} error={error} required={input.required} className={className} id={id}>
      {(control) => (
        <div className="relative">
          <input
            {...input}
            {...control}
            type={shown ? 'text' : 'password'}
            className={classNames(controlClass, 'h-10 pr-11')}
          />
          <button
            type="button"
            aria-pressed={shown}
            aria-label={say('Show password')}
            aria-controls={control.id}
            className="absolute inset-y-0 right-0 grid w-10 place-items-center rounded-r-lg text-muted hover:text-ink"
            onClick={() => setShown(!shown)}
          >
            <Icon aria-hidden className="size-4" />
          </button>
        </div>
      )}
    </Field>
  )
}
