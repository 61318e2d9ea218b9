import { useState } from 'react'
import { Button } from '../../../components/button.tsx'
import { Dialog } from '../../../components/dialog.tsx'
import { heard, say } from '../../../lib/words/say.ts'
import { useDocumentEditor, useDocumentState } from '../state/editor-context.ts'
import { useLabelOf } from '../state/use-label-of.ts'
import { useShownValue } from '../state/use-shown-value.ts'
import type { Conflict, Side } from '../state/merge-types.ts'
import type { AnyDocument } from '../state/document.ts'
import type { OpenConflict } from '../state/editor-state.ts'
import { ConflictValue } from './conflict-value.tsx'

/** Opens when the same fields were changed here and elsewhere. Nothing is overwritten before the owner has chosen. */
export function ConflictDialog() {
  const conflict = useDocumentState((state) => state.conflict)
  return conflict && <OpenConflictDialog key={conflict.theirs.revision} conflict={conflict} />
}

function OpenConflictDialog({ conflict }: { conflict: OpenConflict<AnyDocument> }) {
  const { store, resolveConflict, labels } = useDocumentEditor()
  const [choices, setChoices] = useState<Readonly<Record<string, Side>>>({})
  const undecided = conflict.conflicts.filter(({ path }) => !choices[path]).length

  const chooseAll = (side: Side) =>
    resolveConflict(Object.fromEntries(conflict.conflicts.map(({ path }) => [path, side])))

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && store.dismissConflict()}
      size="lg"
      title={say(
        labels.subject === 'page' ? 'This page was changed elsewhere' : 'This portfolio was changed elsewhere',
      )}
      description={say(
        'Another tab or device changed the same parts. Choose what to keep; all other changes from both sides are kept.',
      )}
      footer={
        <>
          <Button onClick={() => chooseAll('mine')}>{say('Keep all mine')}</Button>
          <Button onClick={() => chooseAll('theirs')}>{say('Keep all theirs')}</Button>
          <Button variant="primary" disabled={undecided > 0} onClick={() => resolveConflict(choices)}>
            {undecided > 0 ? say('{n} to decide', { n: undecided }) : say('Save my choices')}
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
  const labelOf = useLabelOf()
  const shownValue = useShownValue()
  return (
    <li>
      <fieldset>
        <legend className="mb-2 text-sm font-medium">{heard(labelOf(conflict.path))}</legend>
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
                <span className="block font-medium">{say(label)}</span>
                <ConflictValue value={shownValue(conflict.path, conflict[side])} />
              </span>
            </label>
          ))}
        </div>
      </fieldset>
    </li>
  )
}
