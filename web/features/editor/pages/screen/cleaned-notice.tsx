import { Button } from '../../../../components/button.tsx'
import { heard, say } from '../../../../lib/words/say.ts'
import { ConflictValue } from '../../screen/conflict-value.tsx'
import { useFacts } from '../state/page-facts.ts'
import type { PageSession } from '../state/page-session.ts'
import { useLabelOf } from '../../state/use-label-of.ts'

/** What the server stored otherwise than it was written, with both versions. */
export function CleanedNotice({ session: { facts } }: { session: PageSession }) {
  const labelOf = useLabelOf()
  const cleaned = useFacts(facts, (state) => state.cleaned)
  if (cleaned.length === 0) return null
  return (
    <section
      role="status"
      aria-label={say('Cleaned text')}
      className="max-h-[40dvh] shrink-0 overflow-y-auto border-b border-line bg-warning-soft px-4 py-3 text-sm text-warning-text"
    >
      <div className="flex flex-wrap items-start gap-3">
        <div className="min-w-0 flex-1 basis-64">
          <h2 className="font-semibold">{say('Some formatting isn’t allowed on a page')}</h2>
          <p>{say('These texts were saved without it.')}</p>
        </div>
        <Button size="sm" onClick={facts.dismissCleaned}>
          {say('Understood')}
        </Button>
      </div>
      <ul className="mt-3 grid gap-3">
        {cleaned.map(({ path, sent, stored }, index) => (
          <li key={`${path} ${index}`} className="grid gap-1.5">
            <h3 className="font-medium">{heard(labelOf(path))}</h3>
            <dl className="grid gap-2 text-ink sm:grid-cols-2">
              <Side label={say('As you wrote it')} value={sent} />
              <Side label={say('As saved')} value={stored} />
            </dl>
          </li>
        ))}
      </ul>
    </section>
  )
}

const Side = ({ label, value }: { label: string; value: unknown }) => (
  <div className="min-w-0 rounded-lg border border-line bg-surface p-3">
    <dt className="mb-1 text-xs font-medium text-muted">{label}</dt>
    <dd className="break-words whitespace-pre-wrap">
      {typeof value === 'string' ? value : <ConflictValue value={value} />}
    </dd>
  </div>
)
