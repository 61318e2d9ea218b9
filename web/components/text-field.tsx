import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../lib/class-names.ts'
import { controlClass, Field, type FieldFrameProps } from './field.tsx'

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'className'>, FieldFrameProps {
  /** Shown inside the control, at its end. */
  suffix?: ReactNode
}

export function TextField({ label, hint, error, className, id, suffix, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} required={input.required} className={className} id={id}>
      {(control) => (
        <div className="relative">
          <input
            type="text"
            {...input}
            {...control}
            className={classNames(controlClass, 'block h-10', suffix ? 'pr-16' : false)}
          />
          {suffix && (
            <div className="absolute inset-y-0 right-0 flex items-center pr-3 text-sm text-muted">{suffix}</div>
          )}
        </div>
      )}
    </Field>
  )
}

export interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'className'>, FieldFrameProps {}

/** As high as what is written in it, from `rows` lines up to a part of the window; a browser that cannot do that scrolls. */
export function TextArea({ label, hint, error, className, id, rows = 4, ...textarea }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error} required={textarea.required} className={className} id={id}>
      {(control) => (
        <textarea
          rows={rows}
          {...textarea}
          {...control}
          style={{ minHeight: `calc(${rows} * 1.5rem + 1rem + 2px)` }}
          className={classNames(controlClass, 'field-sizing-content max-h-[60dvh] py-2 leading-6')}
        />
      )}
    </Field>
  )
}
