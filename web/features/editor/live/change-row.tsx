import { memo } from 'react'
import { PencilLine, Undo2 } from 'lucide-react'
import type { ChangedPlace } from '@vitrine/common/portfolio/changed-places'
import { Button } from '../../../components/button.tsx'
import { appLocale } from '../../../lib/words/language.ts'
import { say } from '../../../lib/words/say.ts'
import type { Word } from '../../../lib/words/words.ts'
import { wordsOf, type ChangeNames, type ChangeSpeech } from '@vitrine/common/portfolio/change-words'
import { isPageNotLive } from './pages-not-live.ts'

/** A change in the list. */
export interface ChangeEntry {
  place: ChangedPlace
  label: string
  /** Where it is edited; null where there is nothing to edit it with. */
  field: string | null
}

export interface ChangeRowProps extends ChangeEntry {
  names: ChangeNames
  chosen: boolean
  onChoose: (path: string, chosen: boolean) => void
  onEdit: (field: string) => void
  /** Missing where it cannot be discarded. */
  onDiscard?: (path: string) => void
}

/** One change that is not live. Rows outside the window are not laid out: there may be hundreds. */
export const ChangeRow = memo(function ChangeRow({
  place,
  label,
  names,
  field,
  chosen,
  onChoose,
  onEdit,
  onDiscard,
}: ChangeRowProps) {
  const { path } = place
  return (
    <li
      data-change={path}
      className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 gap-y-1 py-3 [contain-intrinsic-size:auto_5rem] [content-visibility:auto]"
    >
      <label className="flex min-h-8 cursor-pointer items-center gap-3 text-sm font-medium">
        <input
          type="checkbox"
          checked={chosen}
          onChange={(event) => onChoose(path, event.target.checked)}
          className="size-4 shrink-0 cursor-pointer accent-accent"
        />
        <span className="min-w-0 wrap-anywhere">{label}</span>
      </label>
      <div className="flex gap-1">
        {field !== null && (
          <Button
            size="sm"
            variant="ghost"
            icon={<PencilLine aria-hidden />}
            title={say(isPageNotLive(place) ? 'Open the page' : 'Go to its field')}
            aria-label={say('Edit {name}', { name: label })}
            className="max-sm:w-8 max-sm:px-0"
            onClick={() => onEdit(field)}
          >
            <span className="max-sm:sr-only">{say('Edit')}</span>
          </Button>
        )}
        {onDiscard && (
          <Button
            size="sm"
            variant="ghost"
            icon={<Undo2 aria-hidden />}
            title={say('Reset to the live version')}
            aria-label={say('Discard {name}', { name: label })}
            className="max-sm:w-8 max-sm:px-0"
            data-discard
            onClick={() => onDiscard(path)}
          >
            <span className="max-sm:sr-only">{say('Discard')}</span>
          </Button>
        )}
      </div>
      <Words place={place} names={names} />
    </li>
  )
})

const sayChange: ChangeSpeech['say'] = (word, values) => (say as (word: Word, values?: object) => string)(word, values)

function Words({ place, names }: Pick<ChangeRowProps, 'place' | 'names'>) {
  const words = isPageNotLive(place)
    ? { summary: place.summary }
    : wordsOf(place, names, { say: sayChange, locale: appLocale() })
  if ('summary' in words) return <p className="col-span-2 pl-7 text-sm text-muted">{words.summary}</p>
  return (
    <dl className="col-span-2 grid grid-cols-[minmax(3rem,auto)_minmax(0,1fr)] gap-x-2 pl-7 text-sm">
      <Side term={say('Live')} text={words.live} />
      <Side term={say('Draft')} text={words.draft} />
    </dl>
  )
}

const Side = ({ term, text }: { term: string; text: string }) => (
  <>
    <dt className="text-muted">{term}</dt>
    <dd className="line-clamp-3 wrap-anywhere">{text || <span className="text-muted italic">{say('Empty')}</span>}</dd>
  </>
)
