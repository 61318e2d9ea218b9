import { useCallback, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router-dom'
import { chosenSections, type TemplateMetadata } from '@vitrine/common/fields/section'
import type { ChangedPlace } from '@vitrine/common/portfolio/changed-places'
import { pageEditorPath } from '@vitrine/common/routes'
import { Button } from '../../../components/button.tsx'
import { Checkbox } from '../../../components/checkbox.tsx'
import { Dialog } from '../../../components/dialog.tsx'
import { ErrorState } from '../../../components/error-state.tsx'
import { Skeleton, SkeletonGroup } from '../../../components/skeleton.tsx'
import { messageOf } from '../../../lib/api-error.ts'
import { counted } from '../../../lib/counted.ts'
import { undoKeys } from '../../../lib/keys.ts'
import { focusField } from '../checks/focus-field.ts'
import { useEditor, useEditorState } from '../state/editor-context.ts'
import { fieldOf } from '@vitrine/common/portfolio/labels'
import { versionLabelOf } from '../versions/version-texts.ts'
import { ChangeRow } from './change-row.tsx'
import { notLive } from './not-live.ts'
import { isPageNotLive, pagesNotLive, type PageNotLive } from './pages-not-live.ts'
import { useChangeNames } from './use-change-names.ts'
import { useDiscard } from './use-discard.ts'
import { useLive, useNotLive } from './use-not-live.ts'

export interface ChangesDialogProps {
  onClose: () => void
  /** @param paths of the chosen changes; undefined for all */
  onPublish: (paths: readonly string[] | undefined) => void
  onUnpublish: () => void
}

/** What the owner has done last: said in the dialog, with a way back where there is one. */
interface Done {
  text: string
  place?: ChangedPlace
}

/** The changes that visitors do not see yet: to publish all or some of them, to go to their fields, to discard them. */
export function ChangesDialog({ onClose, onPublish, onUnpublish }: ChangesDialogProps) {
  const { metadata, store, saveAll, portfolioId } = useEditor()
  const navigate = useNavigate()
  const live = useLive()
  const places = useNotLive()
  const names = useChangeNames()
  const layout = useEditorState(({ history }) => history.present.layout)
  const { discard, bringBack } = useDiscard()
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [done, setDone] = useState<Done | null>(null)
  const [busy, setBusy] = useState(false)
  const body = useRef<HTMLDivElement>(null)
  const undoButton = useRef<HTMLButtonElement>(null)
  /** What follows once the dialog has closed and the focus is back. */
  const next = useRef<() => void>(undefined)

  const rows = useMemo(() => {
    const form = { sections: chosenSections(metadata.sections, layout) }
    return places?.map((place) => ({
      place,
      label: labelOf(place, metadata),
      field: isPageNotLive(place) ? (place.isThere ? place.path : null) : fieldOf(place.path, form),
    }))
  }, [places, metadata, layout])
  const chosen = places?.filter(({ path }) => !left.has(path)) ?? []
  const all = places !== null && chosen.length === places.length

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

  const edit = useCallback(
    (field: string) => {
      const page = places?.filter(isPageNotLive).find(({ path }) => path === field)
      leaveFor(() => (page ? void navigate(pageEditorPath(portfolioId, page.pageId)) : void focusField(store, field)))
    },
    [leaveFor, store, places, navigate, portfolioId],
  )

  const discardAt = useCallback(
    (path: string) => {
      const place = places?.find((other) => other.path === path)
      if (!place) return
      const label = labelOf(place, metadata)
      const neighbour = neighbourOf(body.current, path)
      discard(place).then(
        () => {
          flushSync(() =>
            setDone(isPageNotLive(place) ? { text: pageDiscarded(place) } : { text: `Discarded: ${label}.`, place }),
          )
          // The row and its button go.
          ;(neighbour ?? undoButton.current ?? body.current)?.focus()
        },
        () => setDone({ text: `${label} couldn’t be discarded. Please try again.` }),
      )
    },
    [places, metadata, discard],
  )

  function undoDiscard(place: ChangedPlace): void {
    const label = versionLabelOf(place.path, metadata)
    bringBack(place).then(
      () => {
        setDone({ text: `Restored: ${label}.` })
        body.current?.focus()
      },
      () => setDone({ text: `${label} couldn’t be restored. Please try again.` }),
    )
  }

  /** The history of the draft, which has no other way in here. */
  function stepThroughHistory(event: KeyboardEvent): void {
    const step = undoKeys(event.nativeEvent)
    if (step) store[step]()
  }

  async function publish(): Promise<void> {
    if (all) return leaveFor(() => onPublish(undefined))
    setBusy(true)
    // Saving may change a value, and so take a chosen change away.
    const saved = await saveAll()
    const { history, portfolio } = store.getState()
    const draft = { templateId: portfolio.templateId, document: history.present }
    const now = live.data ? [...notLive(live.data, draft), ...pagesNotLive(live.data)] : []
    const paths = now
      .filter(({ path }) => chosen.some((place) => place.path === path))
      .flatMap(({ changes }) => changes.map(({ path }) => path))
    if (saved && paths.length > 0) leaveFor(() => onPublish(paths))
    else onClose()
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      onClosed={() => next.current?.()}
      size="lg"
      title={places && places.length === 0 ? 'Everything is live' : 'Changes not live'}
      description="Visitors won’t see these until you publish them."
      footer={
        <>
          <Button variant="ghost" className="mr-auto" onClick={() => leaveFor(onUnpublish)}>
            Unpublish
          </Button>
          <Button onClick={onClose}>Close</Button>
          <Button variant="primary" busy={busy} disabled={chosen.length === 0} onClick={() => void publish()}>
            {all || chosen.length === 0 ? 'Publish changes' : `Publish ${counted(chosen.length, 'change')}`}
          </Button>
        </>
      }
    >
      <div ref={body} tabIndex={-1} className="grid gap-3 outline-none" onKeyDown={stepThroughHistory}>
        <div role="status" className="contents">
          {done && (
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
              <span className="wrap-anywhere">{done.text}</span>
              {done.place && (
                <Button ref={undoButton} size="sm" onClick={() => done.place && undoDiscard(done.place)}>
                  Undo
                </Button>
              )}
            </p>
          )}
        </div>
        {live.isPending && (
          <SkeletonGroup label="Loading the live version" className="grid gap-3">
            <Skeleton className="h-16" />
            <Skeleton className="h-16" />
          </SkeletonGroup>
        )}
        {live.isError && (
          <ErrorState
            title="The live version couldn’t be loaded"
            message={messageOf(live.error, 'Please try again.')}
            safe="Your draft and your page haven’t changed."
            onRetry={() => void live.refetch()}
          />
        )}
        {places && places.length > 1 && (
          <Checkbox
            label={`All ${counted(places.length, 'change')}`}
            className="min-h-8 justify-self-start !gap-3"
            checked={all}
            ref={(box) => {
              if (box) box.indeterminate = !all && chosen.length > 0
            }}
            onChange={(event) => setLeft(new Set(event.target.checked ? [] : places.map(({ path }) => path)))}
          />
        )}
        {rows && rows.length > 0 && (
          <ul aria-label="Changes not live" className="divide-y divide-line border-y border-line">
            {rows.map((row) => (
              <ChangeRow
                key={row.place.path}
                {...row}
                names={names}
                chosen={!left.has(row.place.path)}
                onChoose={choose}
                onEdit={edit}
                onDiscard={discardAt}
              />
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  )
}

const labelOf = (place: ChangedPlace, metadata: TemplateMetadata): string =>
  isPageNotLive(place) ? place.label : versionLabelOf(place.path, metadata)

/** What becomes of the draft of a page. */
function pageDiscarded({ label, changes: [change] }: PageNotLive): string {
  if (change?.to === 'new') return `${label} is deleted. It can be restored for 30 days under Pages.`
  return `${label} is what is live again. Its draft is among its versions.`
}

/** The Discard button of the row after this one, or before it. */
function neighbourOf(list: HTMLElement | null, path: string): HTMLElement | null {
  const row = list?.querySelector(`[data-change="${CSS.escape(path)}"]`)
  const other = row?.nextElementSibling ?? row?.previousElementSibling
  return other?.querySelector<HTMLElement>('[data-discard]') ?? null
}
