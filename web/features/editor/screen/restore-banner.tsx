import { History } from 'lucide-react'
import { Button } from '../../../components/button.tsx'
import { appLanguage } from '../../../lib/words/language.ts'
import { say } from '../../../lib/words/say.ts'
import { useDocumentEditor } from '../state/editor-context.ts'
import type { AnyDocument } from '../state/document.ts'
import type { JournalEntry } from '../state/editor-state.ts'

/** Offers edits that an earlier visit could not save. */
export function RestoreBanner({ entry }: { entry: JournalEntry<AnyDocument> }) {
  const { journal } = useDocumentEditor()
  const time = new Date(entry.savedAt).toLocaleString(appLanguage() === 'en' ? 'en-GB' : appLanguage(), {
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
  })
  return (
    <div
      role="status"
      className="flex shrink-0 flex-wrap items-center gap-x-3 gap-y-2 border-b border-line bg-warning-soft px-4 py-2 text-sm text-warning-text"
    >
      <History aria-hidden className="size-4 shrink-0" />
      <p className="min-w-0 flex-1 basis-56">{say('You have unsaved changes from {time}.', { time })}</p>
      <div className="flex gap-2">
        <Button size="sm" variant="primary" onClick={() => journal.restore(entry)}>
          {say('Restore')}
        </Button>
        <Button size="sm" onClick={() => journal.discard(entry)}>
          {say('Discard')}
        </Button>
      </div>
    </div>
  )
}
