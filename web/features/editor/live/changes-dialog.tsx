import { useCallback, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router-dom'
import { chosenSections, type TemplateMetadata } from '@vitrine/common/fields/section'
import type { ChangedPlace } from '@vitrine/common/portfolio/changed-places'
import { fieldOf, labelOf } from '@vitrine/common/portfolio/labels'
import { pageEditorPath } from '@vitrine/common/routes'
import { Button } from '../../../components/button.tsx'
import { undoKeys } from '../../../lib/keys.ts'
import { heard, say } from '../../../lib/words/say.ts'
import { focusField } from '../checks/focus-field.ts'
import { useEditor, useEditorState } from '../state/editor-context.ts'
import { ChangeChoice } from './change-choice.tsx'
import { notLive } from './not-live.ts'
import { isPageNotLive, pagesNotLive, type PageNotLive } from './pages-not-live.ts'
import { useChangeNames } from './use-change-names.ts'
import { type Undo, useDiscard } from './use-discard.ts'
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
  undo?: () => void
}

/** The changes that visitors do not see yet: to publish all or some of them, to go to their fields, to discard them. */
export function ChangesDialog({ onClose, onPublish, onUnpublish }: ChangesDialogProps) {
  const { metadata, store, saveAll, portfolioId } = useEditor()
  const navigate = useNavigate()
  const live = useLive()
  const places = useNotLive()
  const layout = useEditorState(({ history }) => history.present.layout)
  const names = useChangeNames(metadata, layout)
  const discard = useDiscard()
  const [done, setDone] = useState<Done | null>(null)
  const body = useRef<HTMLDivElement>(null)
  const undoButton = useRef<HTMLButtonElement>(null)

  const entries = useMemo(() => {
    if (!places) return null
    const form = { sections: chosenSections(metadata.sections, layout) }
    return places.map((place) => ({
      place,
      label: placeLabel(place, metadata),
      field: isPageNotLive(place) ? (place.isThere ? place.path : null) : fieldOf(place.path, form),
    }))
  }, [places, metadata, layout])

  const edit = useCallback(
    (field: string) => {
      const page = places?.filter(isPageNotLive).find(({ path }) => path === field)
      if (page) void navigate(pageEditorPath(portfolioId, page.pageId))
      else void focusField(store, field)
    },
    [store, places, navigate, portfolioId],
  )

  const bringBack = useCallback((label: string, undo: Undo) => {
    undo().then(
      () => {
        setDone({ text: say('Restored: {name}.', { name: label }) })
        body.current?.focus()
      },
      () =>
        setDone((now) => ({ ...now, text: say('{name} couldn’t be restored. Please try again.', { name: label }) })),
    )
  }, [])

  const discardAt = useCallback(
    (path: string) => {
      const place = places?.find((other) => other.path === path)
      if (!place) return
      const label = placeLabel(place, metadata)
      const neighbour = neighbourOf(body.current, path)
      discard(place).then(
        (undo) => {
          const text = isPageNotLive(place) ? pageDiscarded(place) : say('Discarded: {name}.', { name: label })
          flushSync(() => setDone({ text, undo: () => bringBack(label, undo) }))
          // The row and its button go.
          ;(neighbour ?? undoButton.current ?? body.current)?.focus()
        },
        () => setDone({ text: say('{name} couldn’t be discarded. Please try again.', { name: label }) }),
      )
    },
    [places, metadata, discard, bringBack],
  )

  /** The history of the draft, which has no other way in here. */
  function stepThroughHistory(event: KeyboardEvent): void {
    const step = undoKeys(event.nativeEvent)
    if (step) store[step]()
  }

  async function pathsOf(chosen: readonly string[]): Promise<readonly string[]> {
    // Saving may change a value, and so take a chosen change away.
    if (!(await saveAll()) || !live.data) return []
    const { history, portfolio } = store.getState()
    const draft = { templateId: portfolio.templateId, document: history.present }
    return [...notLive(live.data, draft), ...pagesNotLive(live.data)]
      .filter(({ path }) => chosen.includes(path))
      .flatMap(({ changes }) => changes.map(({ path }) => path))
  }

  return (
    <ChangeChoice
      entries={entries}
      names={names}
      error={live.error}
      onRetry={() => void live.refetch()}
      body={body}
      onKeyDown={stepThroughHistory}
      onEdit={edit}
      onDiscard={discardAt}
      onUnpublish={onUnpublish}
      pathsOf={pathsOf}
      onPublish={onPublish}
      onClose={onClose}
    >
      <div role="status" className="contents">
        {done && (
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
            <span className="wrap-anywhere">{done.text}</span>
            {done.undo && (
              <Button ref={undoButton} size="sm" onClick={done.undo}>
                {say('Undo')}
              </Button>
            )}
          </p>
        )}
      </div>
    </ChangeChoice>
  )
}

const placeLabel = (place: ChangedPlace, metadata: TemplateMetadata): string =>
  isPageNotLive(place) ? place.label : heard(labelOf(place.path, metadata))

/** What becomes of the draft of a page. */
function pageDiscarded({ label, changes: [change] }: PageNotLive): string {
  if (change?.to === 'new')
    return say('{name} is deleted. It can be restored for 30 days under Pages.', { name: label })
  return say('{name} is back to the live version. Your draft is kept among its versions.', { name: label })
}

/** The Discard button of the row after this one, or before it. */
function neighbourOf(list: HTMLElement | null, path: string): HTMLElement | null {
  const row = list?.querySelector(`[data-change="${CSS.escape(path)}"]`)
  const other = row?.nextElementSibling ?? row?.previousElementSibling
  return other?.querySelector<HTMLElement>('[data-discard]') ?? null
}
