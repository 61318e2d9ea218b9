import { CircleAlert, CopyCheck, RefreshCw } from 'lucide-react'
import { Button } from '../../../components/button.tsx'
import { heard, say } from '../../../lib/words/say.ts'
import type { Entry } from './entry.ts'
import type { PictureQueue } from './queue.ts'

interface ProblemListProps {
  problems: readonly Entry[]
  queue: PictureQueue
  /** Does what a button says, which may be gone then. */
  onAct: (work: () => void) => void
}

/** The pictures that were not added, why, and what can be done. */
export function ProblemList({ problems, queue, onAct }: ProblemListProps) {
  const retryable = problems.filter(({ step, canRetry }) => step === 'failed' && canRetry)
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-sm font-medium">{say('Not added')}</h3>
        <div className="flex gap-2">
          {retryable.length > 1 && (
            <Button size="sm" icon={<RefreshCw aria-hidden />} onClick={() => onAct(queue.retryAll)}>
              {say('Retry all {n}', { n: retryable.length })}
            </Button>
          )}
          {problems.length > 1 && (
            <Button size="sm" variant="ghost" onClick={() => onAct(() => queue.dismiss(problems.map(({ id }) => id)))}>
              {say('Dismiss all')}
            </Button>
          )}
        </div>
      </div>
      <ul aria-label={say('Not added')} className="grid gap-2">
        {problems.map((entry) => (
          <Problem key={entry.id} entry={entry} queue={queue} onAct={onAct} />
        ))}
      </ul>
    </div>
  )
}

function Problem({ entry, queue, onAct }: { entry: Entry } & Omit<ProblemListProps, 'problems'>) {
  const { id, name, step, message, canRetry } = entry
  const isDuplicate = step === 'duplicate'
  const of = <span className="sr-only"> {name}</span>
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg border border-line bg-sunken px-3 py-2 text-sm">
      <div className="flex min-w-0 flex-1 basis-64 items-start gap-2">
        {isDuplicate ? (
          <CopyCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-muted" />
        ) : (
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-danger-text" />
        )}
        <div className="min-w-0">
          <p className="font-medium break-words">{name}</p>
          <p className="text-muted">{heard(message)}</p>
        </div>
      </div>
      <div className="ml-auto flex gap-2">
        {isDuplicate && (
          <Button size="sm" onClick={() => onAct(() => queue.addAnyway(id))}>
            {say('Add anyway')}
            {of}
          </Button>
        )}
        {!isDuplicate && canRetry && (
          <Button size="sm" icon={<RefreshCw aria-hidden />} onClick={() => onAct(() => queue.retry([id]))}>
            {say('Retry')}
            {of}
          </Button>
        )}
        <Button size="sm" variant="ghost" onClick={() => onAct(() => queue.dismiss([id]))}>
          {say('Dismiss')}
          {of}
        </Button>
      </div>
    </li>
  )
}
