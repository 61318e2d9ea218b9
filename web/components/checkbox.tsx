import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../lib/class-names.ts'

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode
}

export function Checkbox({ label, className, ...input }: CheckboxProps) {
  return (
    <label className={classNames('inline-flex min-h-6 cursor-pointer items-center gap-2 text-sm text-ink', className)}>
      <input type="checkbox" {...input} className="size-4 shrink-0 cursor-pointer accent-accent" />
      {label}
    </label>
  )
}
