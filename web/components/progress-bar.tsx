import { classNames } from '../lib/class-names.ts'

export interface ProgressBarProps {
  label: string
  /** Undefined if the total is unknown. */
  value?: number
  max?: number
  className?: string
}

/** A progress bar. Native bars lose their styles when resized, so it is fully styled here. */
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
