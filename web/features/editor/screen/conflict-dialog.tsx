import { useState } from 'react'
import { Button } from '../../../components/button.tsx'
import { Dialog } from '../../../components/dialog.tsx'
import { useEditor, useEditorState } from '../state/editor-context.ts'
import { labelOf } from '../state/labels.ts'
import type { Conflict, Side } from '../state/merge.ts'
import type { OpenConflict } from '../state/store.ts'
import { ConflictValue } from './conflict-value.tsx'

/** Shown when the same places were changed here and elsewhere. Nothing is overwritten before it is decided. */
export function ConflictDialog({ onDecided }: { onDecided: () => void }) {
  const conflict = useEditorState((state) => state.conflict)
  return conflict ? (
    <OpenConflictDialog key={conflict.theirs.revision} conflict={conflict} onDecided={onDecided} />
  ) : null
}

function OpenConflictDialog({ conflict, onDecided }: { conflict: OpenConflict; onDecided: () => void }) {
  const { store, saver } = useEditor()
  const [choices, setChoices] = useState<Readonly<Record<string, Side>>>({})
  const undecided = conflict.conflicts.filter(({ path }) => !choices[path]).length

  function settle(decided: Readonly<Record<string, Side>>): void {
    store.settle(decided)
    onDecided()
    if (store.getState().pending.length > 0) void saver.save()
  }
  const all = (side: Side) => settle(Object.fromEntries(conflict.conflicts.map(({ path }) => [path, side])))

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && store.set({ conflict: null })}
      size="lg"
      title="This portfolio was changed elsewhere"
      description="Another tab or device changed the same places. Choose what to keep; everything else of both sides is kept anyway."
      footer={
        <>
          <Button onClick={() => all('mine')}>Keep all mine</Button>
          <Button onClick={() => all('theirs')}>Keep all theirs</Button>
          <Button variant="primary" disabled={undecided > 0} onClick={() => settle(choices)}>
            {undecided > 0 ? `${undecided} to decide` : 'Save my choices'}
          </Button>
        </>
      }
    >
      <ul className="grid gap-6">
        {conflict.conflicts.map((entry) => (
          <ConflictRow
            key={entry.path}
            conflict={entry}
            choice={choices[entry.path]}
            onChoose={(side) => setChoices({ ...choices, [entry.path]: side })}
          />
        ))}
      </ul>
    </Dialog>
  )
}

const sides = [
  { side: 'mine', label: 'Mine' },
  { side: 'theirs', label: 'Theirs' },
] as const

function ConflictRow({
  conflict,
  choice,
  onChoose,
}: {
  conflict: Conflict
  choice: Side | undefined
  onChoose: (side: Side) => void
}) {
  const { metadata } = useEditor()
  return (
    <li>
      <fieldset>
        <legend className="mb-2 text-sm font-medium">{labelOf(conflict.path, metadata)}</legend>
        <div className="grid gap-2 sm:grid-cols-2">
          {sides.map(({ side, label }) => (
            <label
              key={side}
              className="flex cursor-pointer items-start gap-2 rounded-lg border border-line-strong p-3 text-sm has-checked:border-accent-text has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-text"
            >
              <input
                type="radio"
                name={conflict.path}
                checked={choice === side}
                onChange={() => onChoose(side)}
                className="mt-0.5 size-4 shrink-0 accent-accent outline-none"
              />
              <span className="min-w-0 flex-1">
                <span className="block font-medium">{label}</span>
                <ConflictValue value={conflict[side]} />
              </span>
            </label>
          ))}
        </div>
      </fieldset>
    </li>
  )
}
