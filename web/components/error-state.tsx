import type { ReactNode } from 'react'
import { CircleAlert, RotateCw } from 'lucide-react'
import { say } from '../lib/words/say.ts'
import { Button } from './button.tsx'

export interface ErrorStateProps {
  /** What happened. */
  title: string
  message?: string
  /** What was not lost. */
  safe?: string
  onRetry?: () => void
  retryLabel?: string
  actions?: ReactNode
}

/** Shown in place of something that failed to load. */
export function ErrorState({ title, message, safe, onRetry, retryLabel = say('Retry'), actions }: ErrorStateProps) {
  return (
    <div
      role="alert"
      className="grid justify-items-center gap-3 rounded-lg border border-line bg-surface px-6 py-14 text-center"
    >
      <CircleAlert aria-hidden className="size-7 text-danger-text" />
      <h2 className="text-lg font-semibold">{title}</h2>
      {message && <p className="max-w-prose break-words text-ink">{message}</p>}
      {safe && <p className="max-w-prose text-muted">{safe}</p>}
      {(onRetry || actions) && (
        <div className="mt-2 flex flex-wrap justify-center gap-2">
          {onRetry && (
            <Button variant="primary" icon={<RotateCw aria-hidden />} onClick={onRetry}>
              {retryLabel}
            </Button>
          )}
          {actions}
        </div>
      )}
    </div>
  )
}
