import { useId, useRef, useState, useSyncExternalStore } from 'react'
import { ChevronDown, ChevronUp, CircleCheck, Images } from 'lucide-react'
import { BATCH_MAX_FILES } from '@vitrine/common/limits'
import { Button } from '../../../components/button.tsx'
import { Notice } from '../../../components/notice.tsx'
import { ProgressBar } from '../../../components/progress-bar.tsx'
import { classNames } from '../../../lib/class-names.ts'
import { heard, say } from '../../../lib/words/say.ts'
import { namesOf } from '../images/names-of.ts'
import { activity, announcement, summary } from './batch-texts.ts'
import { isProblem, progressOf } from './entry.ts'
import { PictureRow } from './picture-row.tsx'
import { ProblemList } from './problem-list.tsx'
import type { PictureQueue } from './queue.ts'

/** How far the pictures are that are being added, and what became of those that could not be. */
export function PicturesPanel({ queue }: { queue: PictureQueue }) {
  const { entries, leftOut, cancelled, paused, isKept } = useSyncExternalStore(queue.subscribe, queue.getState)
  const [isOpen, setOpen] = useState(false)
  const [opener] = useState(() => document.activeElement)
  const heading = useRef<HTMLHeadingElement>(null)
  const id = useId()
  const progress = progressOf(entries)
  const problems = entries.filter(isProblem)
  const isDone = progress.finished === progress.total
  const isClean = isDone && problems.length + leftOut.length + cancelled === 0

  /** The button that was pressed may be gone afterwards. */
  function keepingFocus(work: () => void): void {
    work()
    heading.current?.focus()
  }

  function close(): void {
    queue.clear()
    if (opener instanceof HTMLElement) opener.focus()
  }

  return (
    <section
      aria-labelledby={`${id}-heading`}
      className="grid max-h-[55dvh] shrink-0 grid-rows-[auto_minmax(0,1fr)] border-t border-line bg-surface"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2.5">
        <h2
          id={`${id}-heading`}
          ref={heading}
          tabIndex={-1}
          className="flex min-w-0 flex-1 basis-56 items-center gap-2 text-sm font-semibold outline-none"
        >
          {isClean ? (
            <CircleCheck aria-hidden className="size-4 shrink-0 text-success-text" />
          ) : (
            <Images aria-hidden className="size-4 shrink-0 text-muted" />
          )}
          <span className="min-w-0 sm:truncate">{isDone ? summary(progress, cancelled) : activity(entries)}</span>
        </h2>
        {!isDone && (
          <div className="flex min-w-0 flex-1 basis-64 items-center gap-3">
            <ProgressBar label={say('All pictures')} value={progress.share} className="min-w-0 flex-1" />
            <span className="text-sm whitespace-nowrap text-muted tabular-nums">
              {say('{done} of {all}', { done: progress.finished, all: progress.total })}
            </span>
          </div>
        )}
        <div className="ml-auto flex gap-2">
          {entries.length > 0 && (
            <Button
              size="sm"
              variant="ghost"
              aria-expanded={isOpen}
              aria-controls={`${id}-all`}
              icon={isOpen ? <ChevronDown aria-hidden /> : <ChevronUp aria-hidden />}
              onClick={() => setOpen(!isOpen)}
            >
              {say(isOpen ? 'Hide each' : 'Show each')}
            </Button>
          )}
          {isDone ? (
            <Button size="sm" aria-label={say('Close what was added')} onClick={close}>
              {say('Close')}
            </Button>
          ) : (
            <Button size="sm" aria-label={say('Cancel adding pictures')} onClick={() => keepingFocus(queue.cancelAll)}>
              {say('Cancel')}
            </Button>
          )}
        </div>
        <p role="status" className="sr-only">
          {announcement(entries, progress, cancelled)}
        </p>
      </div>
      <div
        tabIndex={0}
        role="group"
        aria-label={say('Each picture')}
        className={classNames(
          'grid content-start gap-3 overflow-y-auto px-4 pb-3',
          !isOpen && problems.length + leftOut.length === 0 && isKept && paused === null && 'hidden',
        )}
      >
        {paused !== null && !isDone && (
          <Notice
            action={
              <Button size="sm" onClick={() => keepingFocus(queue.goOn)}>
                {say('Try now')}
              </Button>
            }
          >
            {heard(paused).replace(/(?<![.。])$/, '.')} {say('The pictures will continue by themselves.')}
          </Notice>
        )}
        {!isKept && !isDone && (
          <Notice>
            {say(
              'This browser has no room to store the pictures until they’re uploaded. Keep this page open until then.',
            )}
          </Notice>
        )}
        {leftOut.length > 0 && (
          <Notice>
            {say('{n} pictures can be added at once. Choose these again afterwards: {names}.', {
              n: BATCH_MAX_FILES,
              names: namesOf(leftOut),
            })}
          </Notice>
        )}
        {problems.length > 0 && <ProblemList problems={problems} queue={queue} onAct={keepingFocus} />}
        <ul
          id={`${id}-all`}
          aria-label={say('All pictures')}
          hidden={!isOpen}
          className="grid gap-x-6 sm:grid-cols-2 xl:grid-cols-3"
        >
          {isOpen &&
            entries.map((entry) => (
              <PictureRow key={entry.id} entry={entry} onCancel={(one) => keepingFocus(() => queue.cancel(one))} />
            ))}
        </ul>
      </div>
    </section>
  )
}
