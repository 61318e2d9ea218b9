import { X } from 'lucide-react'
import { Button } from '../../../components/button.tsx'
import { heard, saidCount, say } from '../../../lib/words/say.ts'
import { useDocumentEditor, useDocumentState } from '../state/editor-context.ts'
import { useLabelOf } from '../state/use-label-of.ts'
import { contentPath } from '@vitrine/common/portfolio/paths'

/** Says why saving or publishing failed. Edits stay pending. */
export function ProblemBox({
  publishFailure,
  onDismissPublish,
}: {
  publishFailure: string | null
  onDismissPublish: () => void
}) {
  const { store, saver } = useDocumentEditor()
  const labelOf = useLabelOf()
  const problem = useDocumentState((state) => state.problem)
  const pending = useDocumentState((state) => state.pending.length)
  if (!problem && !publishFailure) return null

  function dismiss(): void {
    store.dismissProblem()
    onDismissPublish()
  }

  return (
    <div
      role="alert"
      className="max-h-[40dvh] shrink-0 overflow-y-auto border-b border-danger-line bg-danger-soft px-4 py-3 text-sm text-danger-text"
    >
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <h2 className="font-semibold">{say('Validation / Save Error')}</h2>
          <p className="break-words whitespace-pre-line">{heard(problem?.message ?? publishFailure ?? '')}</p>
          {problem && problem.issues.length > 0 && (
            <ul className="mt-1 list-disc pl-5">
              {problem.issues.map((issue) => (
                <li key={`${issue.path} ${issue.message}`} className="break-words">
                  {say('{label}: {text}', {
                    label: heard(labelOf(contentPath(issue.path))),
                    text: heard(issue.message),
                  })}
                </li>
              ))}
            </ul>
          )}
          {problem && pending > 0 && (
            <p className="mt-1">
              {saidCount(
                pending,
                'Your change is kept and not saved yet.',
                'Your {n} changes are kept and not saved yet.',
              )}
            </p>
          )}
        </div>
        {problem && pending > 0 && (
          <Button size="sm" onClick={() => void saver.save()}>
            {say('Retry')}
          </Button>
        )}
        <button
          type="button"
          aria-label={say('Dismiss')}
          onClick={dismiss}
          className="grid size-8 shrink-0 place-items-center rounded hover:bg-surface"
        >
          <X aria-hidden className="size-4" />
        </button>
      </div>
    </div>
  )
}
