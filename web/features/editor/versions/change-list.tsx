import { changesBetween } from '@vitrine/common/portfolio/changes'
import { heard, say } from '../../../lib/words/say.ts'
import { ConflictValue } from '../screen/conflict-value.tsx'
import { useLabelOf } from '../state/use-label-of.ts'
import { useShownValue } from '../state/use-shown-value.ts'

interface ChangeListProps {
  from: object
  to: object
  /** What the two are called. */
  sides?: readonly [from: string, to: string]
  /** What is said when they are the same. */
  empty: string
}

/** The differences between two documents of the open editor, field by field. */
export function ChangeList({ from, to, sides = [say('Before'), say('After')], empty }: ChangeListProps) {
  const labelOf = useLabelOf()
  const shownValue = useShownValue()
  const changes = changesBetween(from, to)
  if (changes.length === 0) return <p className="text-sm text-muted">{empty}</p>
  return (
    <ul aria-label={say('Changes')} className="grid gap-4">
      {changes.map((change) => (
        <li key={change.path} className="grid gap-1.5 text-sm">
          <h3 className="font-medium break-words">{heard(labelOf(change.path))}</h3>
          <dl className="grid gap-2 sm:grid-cols-2">
            <Side label={sides[0]} value={shownValue(change.path, change.from)} />
            <Side label={sides[1]} value={shownValue(change.path, change.to)} />
          </dl>
        </li>
      ))}
    </ul>
  )
}

const Side = ({ label, value }: { label: string; value: unknown }) => (
  <div className="min-w-0 rounded-lg border border-line bg-sunken p-3">
    <dt className="mb-1 text-xs font-medium text-muted">{label}</dt>
    <dd>
      <ConflictValue value={value} />
    </dd>
  </div>
)
