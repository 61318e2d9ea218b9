import { useCallback, useRef, useState, type KeyboardEventHandler, type ReactNode, type Ref } from 'react'
import { Button } from '../../../components/button.tsx'
import { Checkbox } from '../../../components/checkbox.tsx'
import { Dialog } from '../../../components/dialog.tsx'
import { ErrorState } from '../../../components/error-state.tsx'
import { Skeleton, SkeletonGroup } from '../../../components/skeleton.tsx'
import type { ChangeNames } from '@vitrine/common/portfolio/change-words'
import { messageOf } from '../../../lib/api-error.ts'
import { saidCount, say } from '../../../lib/words/say.ts'
import { ChangeRow, type ChangeEntry } from './change-row.tsx'

export interface ChangeChoiceProps {
  /** Null until they are known. */
  entries: readonly ChangeEntry[] | null
  names: ChangeNames
  /** Why they are not known. */
  error: unknown
  onRetry: () => void
  /** Above the list. */
  children?: ReactNode
  body?: Ref<HTMLDivElement>
  onKeyDown?: KeyboardEventHandler
  /** Goes to where a change is edited. */
  onEdit: (field: string) => void
  /** Missing where changes cannot be discarded. */
  onDiscard?: (path: string) => void
  onUnpublish?: () => void
  /** The paths of chosen changes for the server, once all is saved. Nothing where none of them is left. */
  pathsOf: (chosen: readonly string[]) => Promise<readonly string[]>
  /** @param paths of the chosen changes; undefined for all */
  onPublish: (paths: readonly string[] | undefined) => void
  onClose: () => void
}

/** The changes that visitors do not see yet, to publish all or some of them. What is chosen happens once the dialog has closed. */
export function ChangeChoice({
  entries,
  names,
  error,
  onRetry,
  children,
  body,
  onKeyDown,
  onEdit,
  onDiscard,
  onUnpublish,
  pathsOf,
  onPublish,
  onClose,
}: ChangeChoiceProps) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [busy, setBusy] = useState(false)
  const next = useRef<() => void>(undefined)
  const chosen = entries?.filter(({ place }) => !left.has(place.path)) ?? []
  const all = entries !== null && chosen.length === entries.length

  const leaveFor = useCallback(
    (action: () => void) => {
      next.current = action
      onClose()
    },
    [onClose],
  )

  const choose = useCallback((path: string, isChosen: boolean) => {
    setLeft((paths) => {
      const kept = new Set(paths)
      if (isChosen) kept.delete(path)
      else kept.add(path)
      return kept
    })
  }, [])

  const edit = useCallback((field: string) => leaveFor(() => onEdit(field)), [leaveFor, onEdit])

  async function publish(): Promise<void> {
    if (all) return leaveFor(() => onPublish(undefined))
    setBusy(true)
    const paths = await pathsOf(chosen.map(({ place }) => place.path))
    if (paths.length > 0) leaveFor(() => onPublish(paths))
    else onClose()
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      onClosed={() => next.current?.()}
      size="lg"
      title={say(entries?.length === 0 ? 'Everything is live' : 'Changes not live')}
      description={say('Visitors won’t see these until you publish them.')}
      footer={
        <>
          {onUnpublish && (
            <Button variant="ghost" className="mr-auto" onClick={() => leaveFor(onUnpublish)}>
              {say('Unpublish')}
            </Button>
          )}
          <Button onClick={onClose}>{say('Close')}</Button>
          <Button variant="primary" busy={busy} disabled={chosen.length === 0} onClick={() => void publish()}>
            {all || chosen.length === 0
              ? say('Publish changes')
              : saidCount(chosen.length, 'Publish 1 change', 'Publish {n} changes')}
          </Button>
        </>
      }
    >
      <div ref={body} tabIndex={-1} className="grid gap-3 outline-none" onKeyDown={onKeyDown}>
        {children}
        {error ? (
          <ErrorState
            title={say('The live version couldn’t be loaded')}
            message={messageOf(error, say('Please try again.'))}
            safe={say('Your draft and your page haven’t changed.')}
            onRetry={onRetry}
          />
        ) : (
          !entries && (
            <SkeletonGroup label={say('Loading the live version')} className="grid gap-3">
              <Skeleton className="h-16" />
              <Skeleton className="h-16" />
            </SkeletonGroup>
          )
        )}
        {entries && entries.length > 1 && (
          <Checkbox
            label={say('All {n} changes', { n: entries.length })}
            className="min-h-8 justify-self-start !gap-3"
            checked={all}
            ref={(box) => {
              if (box) box.indeterminate = !all && chosen.length > 0
            }}
            onChange={(event) => setLeft(new Set(event.target.checked ? [] : entries.map(({ place }) => place.path)))}
          />
        )}
        {entries && entries.length > 0 && (
          <ul aria-label={say('Changes not live')} className="divide-y divide-line border-y border-line">
            {entries.map((entry) => (
              <ChangeRow
                key={entry.place.path}
                {...entry}
                names={names}
                chosen={!left.has(entry.place.path)}
                onChoose={choose}
                onEdit={edit}
                onDiscard={onDiscard}
              />
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  )
}
