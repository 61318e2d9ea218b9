import type { ComponentProps } from 'react'
import { ChevronDown } from 'lucide-react'
import { classNames } from '../lib/class-names.ts'
import { controlClass, Field, type FieldFrameProps } from './field.tsx'

export interface SelectProps extends Omit<ComponentProps<'select'>, 'className' | 'children'>, FieldFrameProps {
  options: readonly { value: string; label: string }[]
}

/** The native select: it works best on phones and with screen readers. */
export function Select({ label, hint, error, className, id, options, ...select }: SelectProps) {
  return (
    <Field label={label} hint={hint} error={error} required={select.required} className={className} id={id}>
      {(control) => (
        <div className="relative">
          <select
            {...select}
            {...control}
            className={classNames(controlClass, 'h-10 cursor-pointer appearance-none pr-9')}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown aria-hidden className="pointer-events-none absolute top-3 right-3 size-4 text-muted" />
        </div>
      )}
    </Field>
  )
}
