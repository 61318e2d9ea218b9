import { useId, type ReactNode } from 'react'
import { classNames } from '../lib/class-names.ts'

interface SwitchState {
  checked: boolean
  onChange: (checked: boolean) => void
  disabled?: boolean
}

export interface ToggleProps extends SwitchState {
  label: ReactNode
  hint?: ReactNode
  className?: string
}

/** A switch with its label before it. */
export function Toggle({ label, hint, className, ...state }: ToggleProps) {
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
      <Switch id={id} describedBy={hint ? `${id}-hint` : undefined} {...state} />
    </div>
  )
}

interface SwitchProps extends SwitchState {
  id?: string
  describedBy?: string
  /** Where it has no label beside it. */
  'aria-label'?: string
}

/** A button is a switch with two attributes; in a form it sends nothing. */
export const Switch = ({ checked, onChange, describedBy, ...rest }: SwitchProps) => (
  <button
    {...rest}
    type="button"
    role="switch"
    aria-checked={checked}
    onClick={() => onChange(!checked)}
    aria-describedby={describedBy}
    className="group relative h-6 w-10 shrink-0 cursor-pointer rounded-full border border-line-strong bg-sunken transition-colors duration-150 disabled:cursor-not-allowed disabled:opacity-55 aria-checked:border-accent aria-checked:bg-accent"
  >
    <span className="block size-4 translate-x-1 rounded-full bg-muted transition-transform duration-150 group-aria-checked:translate-x-5 group-aria-checked:bg-on-accent" />
  </button>
)
