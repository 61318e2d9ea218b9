import { classNames } from '../lib/class-names.ts'

export interface ProgressBarProps {
  label: string
  /** Left out where nobody knows yet how much there is to do. */
  value?: number
  max?: number
  className?: string
}

/** How far something is. Browsers give a bar of their own colours to whoever changes its size, so it has ours. */
export const ProgressBar = ({ label, value, max = 1, className }: ProgressBarProps) => (
  <progress
    aria-label={label}
    value={value}
    max={max}
    className={classNames(
      'h-2 w-full appearance-none overflow-hidden rounded bg-line text-accent indeterminate:bg-accent motion-safe:indeterminate:animate-pulse',
      '[&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:bg-accent',
      className,
    )}
  />
)
