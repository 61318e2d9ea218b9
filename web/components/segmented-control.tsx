import { useId, type ReactNode } from 'react'
import { classNames } from '../lib/class-names.ts'

export interface Segment<Value extends string> {
  value: Value
  /** Read aloud, and shown unless there is an icon. */
  label: string
  icon?: ReactNode
}

export interface SegmentedControlProps<Value extends string> {
  label: string
  value: Value
  onChange: (value: Value) => void
  segments: readonly Segment<Value>[]
  className?: string
  /** For the script of pages without React: app/entrance.ts. */
  'data-theme-switch'?: boolean
}

/** Radio buttons side by side: grid or list, device widths, price filters. */
export function SegmentedControl<Value extends string>({
  label,
  value,
  onChange,
  segments,
  className,
  ...rest
}: SegmentedControlProps<Value>) {
  const name = useId()
  return (
    <div
      {...rest}
      role="radiogroup"
      aria-label={label}
      className={classNames(
        'inline-flex max-w-full flex-wrap rounded-lg border border-line-strong bg-surface p-0.5',
        className,
      )}
    >
      {segments.map((segment) => (
        <label
          key={segment.value}
          title={segment.icon ? segment.label : undefined}
          className="relative inline-flex h-[2.125rem] flex-auto items-center justify-center gap-1.5 rounded-md px-2.5 text-sm font-medium whitespace-nowrap text-muted transition-colors duration-150 hover:text-ink has-checked:bg-accent-soft has-checked:text-accent-text has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-text [&_svg]:size-4"
        >
          <input
            type="radio"
            name={name}
            value={segment.value}
            aria-label={segment.label}
            checked={segment.value === value}
            onChange={() => onChange(segment.value)}
            className="absolute inset-0 cursor-pointer appearance-none rounded-md outline-none"
          />
          {segment.icon ?? segment.label}
        </label>
      ))}
    </div>
  )
}
