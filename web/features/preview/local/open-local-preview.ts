import { previewPath } from '@vitrine/common/routes'
import { toast } from '../../../lib/toast.ts'
import { storeLocalPreview, type LocalPreview } from './local-preview.ts'

/** Opens a page as it is now, saved or not, in another tab. */
export function openLocalPreview(preview: Omit<LocalPreview, 'timestamp'>): void {
  if (!preview.portfolioId || !preview.templateId)
    return toast.error('Portfolio data not ready. Please wait and try again.')
  const id = crypto.randomUUID()
  try {
    storeLocalPreview(localStorage, id, { ...preview, timestamp: Date.now() })
  } catch {
    return toast.error('Failed to create preview. Please try again.')
  }
  openTab(previewPath(id))
}

function openTab(address: string): void {
  try {
    // With noopener it would not be known whether a tab was opened.
    const tab = window.open(address, '_blank')
    if (tab) tab.opener = null
    else toast.error('Please allow pop-ups to view the preview in a new tab.')
  } catch {
    toast.error('Failed to open preview. Please try again.')
  }
}
