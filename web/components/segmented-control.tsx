import type { ReactNode } from 'react'
import { ToggleGroup } from 'radix-ui'
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
}

/** One of a few, side by side: grid or list, device widths, price filters. */
export function SegmentedControl<Value extends string>({ label, value, onChange, segments, className }: SegmentedControlProps<Value>) {
  return (
    <ToggleGroup.Root
      type="single"
      aria-label={label}
      value={value}
      // A second click on the chosen one reports '': it stays chosen.
      onValueChange={(next) => next && onChange(next as Value)}
      className={classNames('inline-flex rounded-lg border border-line-strong bg-surface p-0.5', className)}
    >
      {segments.map((segment) => (
        <ToggleGroup.Item
          key={segment.value}
          value={segment.value}
          aria-label={segment.label}
          title={segment.icon ? segment.label : undefined}
          className="inline-flex h-[2.125rem] min-w-9 flex-1 items-center justify-center gap-1.5 rounded-md px-2.5 text-sm font-medium whitespace-nowrap text-muted transition-colors duration-150 hover:text-ink data-[state=on]:bg-accent-soft data-[state=on]:text-accent-text [&_svg]:size-4"
        >
          {segment.icon ?? segment.label}
        </ToggleGroup.Item>
      ))}
    </ToggleGroup.Root>
  )
}
