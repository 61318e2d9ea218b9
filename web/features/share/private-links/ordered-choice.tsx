import { useState } from 'react'
import { Lock } from 'lucide-react'
import { Checkbox } from '../../../components/checkbox.tsx'
import { MoveButtons } from '../../../components/move-buttons.tsx'
import { say } from '../../../lib/words/say.ts'
import type { Choice } from './choices.ts'

interface OrderedChoiceProps {
  legend: string
  choices: readonly Choice[]
  /** The ids that are chosen, in their order. */
  value: readonly string[]
  onChange: (value: readonly string[]) => void
}

/** Boxes to tick, and arrows that order what is ticked: that comes first, in its order. */
export function OrderedChoice({ legend, choices, value, onChange }: OrderedChoiceProps) {
  const [announcement, setAnnouncement] = useState('')
  const chosen = value.flatMap((id) => choices.filter((choice) => choice.id === id))
  const others = choices.filter(({ id }) => !value.includes(id))

  function move(choice: Choice, to: number): void {
    const ids = chosen.map(({ id }) => id).filter((id) => id !== choice.id)
    onChange(ids.toSpliced(to, 0, choice.id))
    setAnnouncement(
      say('{name} is now {place} of {count}', { name: choice.label, place: to + 1, count: chosen.length }),
    )
  }

  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 text-sm font-medium">{legend}</legend>
      <ul className="grid divide-y divide-line rounded-lg border border-line">
        {[...chosen, ...others].map((choice) => {
          const place = chosen.indexOf(choice)
          return (
            <li key={choice.id} className="flex min-h-10 items-center gap-1 pr-1 pl-3">
              <Checkbox
                className="min-w-0 flex-1 py-2"
                checked={place >= 0}
                onChange={({ target }) =>
                  onChange(target.checked ? [...value, choice.id] : value.filter((id) => id !== choice.id))
                }
                label={
                  <span className="flex min-w-0 items-center gap-1.5">
                    <span className="min-w-0 break-words">{choice.label}</span>
                    {choice.private && (
                      <>
                        <Lock aria-hidden className="size-3.5 shrink-0 text-muted" />
                        <span className="sr-only">{say(', private')}</span>
                      </>
                    )}
                  </span>
                }
              />
              {place >= 0 && chosen.length > 1 && (
                <MoveButtons
                  name={choice.label}
                  index={place}
                  count={chosen.length}
                  onMove={(to) => move(choice, to)}
                />
              )}
            </li>
          )
        })}
      </ul>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </fieldset>
  )
}
