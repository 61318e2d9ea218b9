import { History } from 'lucide-react'
import { Button } from '../../../components/button.tsx'
import { useDocumentEditor } from '../state/editor-context.ts'
import type { AnyDocument } from '../state/document.ts'
import type { JournalEntry } from '../state/editor-state.ts'

const moment = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' })

/** Offers edits that an earlier visit could not save. */
export function RestoreBanner({ entry }: { entry: JournalEntry<AnyDocument> }) {
  const { journal } = useDocumentEditor()
  return (
    <div
      role="status"
      className="flex shrink-0 flex-wrap items-center gap-x-3 gap-y-2 border-b border-line bg-warning-soft px-4 py-2 text-sm text-warning-text"
    >
      <History aria-hidden className="size-4 shrink-0" />
      <p className="min-w-0 flex-1 basis-56">You have unsaved changes from {moment.format(new Date(entry.savedAt))}.</p>
      <div className="flex gap-2">
        <Button size="sm" variant="primary" onClick={() => journal.restore(entry)}>
          Restore
        </Button>
        <Button size="sm" onClick={() => journal.discard(entry)}>
          Discard
        </Button>
      </div>
    </div>
  )
}
