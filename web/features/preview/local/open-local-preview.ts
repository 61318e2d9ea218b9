import { previewPath } from '@vitrine/common/routes'
import { toast } from '../../../lib/toast.ts'
import { say } from '../../../lib/words/say.ts'
import { storeLocalPreview, type LocalPreview } from './local-preview.ts'

/** Opens a page with its unsaved edits in another tab. */
export function openLocalPreview(preview: Omit<LocalPreview, 'timestamp'>): void {
  if (!preview.portfolioId || !preview.templateId)
    return toast.error(say('Portfolio data not ready. Please wait and try again.'))
  const id = crypto.randomUUID()
  if (!isStored(id, { ...preview, timestamp: Date.now() }))
    return toast.error(say('Failed to create preview. Please try again.'))
  openTab(previewPath(id))
}

/** Uses the session storage if the local storage is full: a tab opened from here starts with a copy of it. */
function isStored(id: string, preview: LocalPreview): boolean {
  for (const storage of [() => localStorage, () => sessionStorage]) {
    try {
      storeLocalPreview(storage(), id, preview)
      return true
    } catch {
      // Try the next one.
    }
  }
  return false
}

function openTab(address: string): void {
  try {
    // With `noopener` window.open returns null even when it has opened a tab.
    const tab = window.open(address, '_blank')
    if (tab) tab.opener = null
    else toast.error(say('Please allow pop-ups to view the preview in a new tab.'))
  } catch {
    toast.error(say('Failed to open preview. Please try again.'))
  }
}
