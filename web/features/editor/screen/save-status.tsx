import { Cloud, CloudOff, LoaderCircle, TriangleAlert } from 'lucide-react'
import { useOnline } from '../../../lib/use-online.ts'
import { say } from '../../../lib/words/say.ts'
import { useDocumentState } from '../state/editor-context.ts'

export interface SaveStatusInput {
  pending: number
  saving: boolean
  savedAt: Date | null
  failed: boolean
  online: boolean
  /** Whether unsaved edits are stored on this device. */
  stored: boolean
}

/** The save status in words. */
export function saveStatusText({ pending, saving, savedAt, failed, online, stored }: SaveStatusInput): string {
  if (saving) return say('Saving...')
  if (!online && pending > 0)
    return say(stored ? 'Offline, kept on this device' : 'Offline, not kept: leave this page open')
  if (failed && pending > 0) return say('Not saved')
  if (pending > 0) return say('{n} pending', { n: pending })
  if (savedAt)
    return say('Saved {time}', { time: savedAt.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' }) })
  return say('All changes saved')
}

export function SaveStatus() {
  const pending = useDocumentState((state) => state.pending.length)
  const saving = useDocumentState((state) => state.saving)
  const savedAt = useDocumentState((state) => state.savedAt)
  const failed = useDocumentState((state) => state.problem !== null)
  const stored = useDocumentState((state) => state.storedOnDevice)
  const online = useOnline()
  const Icon = saving ? LoaderCircle : !online ? CloudOff : failed && pending > 0 ? TriangleAlert : Cloud
  return (
    <p role="status" className="flex items-center gap-1.5 text-sm text-muted lg:whitespace-nowrap">
      <Icon aria-hidden className={saving ? 'size-4 shrink-0 motion-safe:animate-spin' : 'size-4 shrink-0'} />
      {saveStatusText({ pending, saving, savedAt, failed, online, stored })}
    </p>
  )
}
