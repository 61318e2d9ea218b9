import { useId, type ReactNode } from 'react'
import { Switch } from 'radix-ui'
import { classNames } from '../lib/class-names.ts'

export interface ToggleProps {
  label: ReactNode
  hint?: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  disabled?: boolean
  className?: string
}

/** A switch with its label before it. */
export function Toggle({ label, hint, checked, onChange, disabled, className }: ToggleProps) {
  const id = useId()
  return (
    <div className={classNames('flex items-center justify-between gap-4', className)}>
      <div className="min-w-0">
        <label htmlFor={id} className="text-sm font-medium text-ink">
          {label}
        </label>
        {hint && (
          <p id={`${id}-hint`} className="text-sm text-muted">
            {hint}
          </p>
        )}
      </div>
      <Switch.Root
        id={id}
        checked={checked}
        onCheckedChange={onChange}
        disabled={disabled}
        aria-describedby={hint ? `${id}-hint` : undefined}
        className="relative h-6 w-10 shrink-0 cursor-pointer rounded-full border border-line-strong bg-sunken transition-colors duration-150 disabled:cursor-not-allowed disabled:opacity-55 data-[state=checked]:border-accent data-[state=checked]:bg-accent"
      >
        <Switch.Thumb className="block size-4 translate-x-1 rounded-full bg-muted transition-transform duration-150 data-[state=checked]:translate-x-5 data-[state=checked]:bg-on-accent" />
      </Switch.Root>
    </div>
  )
}
