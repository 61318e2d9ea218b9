import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import type { Design, Layout } from '@vitrine/common/portfolio/design'
import { say } from '../../../lib/words/say.ts'

/** What the editor passes to the preview in another tab: the page with its unsaved edits. */
export interface LocalPreview {
  portfolioId: string
  templateId: string
  content: PortfolioContent
  design?: Design
  layout?: Layout
  /** In milliseconds since 1970-01-01. */
  timestamp: number
  portfolioName: string
}

/** Specification 2, sections 4 and 9. */
const PREVIEW_KEPT_MS = 900_000
const KEY = 'preview_'

/**
 * Stores a preview on this device under an id, and removes previews that are older than 15 minutes.
 * @throws where the browser refuses to store it
 */
export function storeLocalPreview(storage: Storage, id: string, preview: LocalPreview): void {
  removeOldPreviews(storage, preview.timestamp, PREVIEW_KEPT_MS)
  const text = JSON.stringify(preview)
  try {
    storage.setItem(KEY + id, text)
  } catch {
    // Storage is full: this preview matters more than older ones.
    removeOldPreviews(storage, preview.timestamp, 0)
    storage.setItem(KEY + id, text)
  }
}

/** Removes damaged previews, and those that are older than `age` in milliseconds, by default an hour. */
export function removeOldPreviews(storage: Storage, now: number, age = 3_600_000): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
  for (const key of keys.filter((name) => name.startsWith(KEY))) {
    if (!(now - timestampOf(storage.getItem(key)) < age)) storage.removeItem(key)
  }
}

function timestampOf(text: string | null): number {
  try {
    return Number((JSON.parse(text ?? '') as Partial<LocalPreview> | null)?.timestamp)
  } catch {
    return Number.NaN
  }
}

/** Reads the preview that the fragment of an address names. @throws Error with a message for the user */
export function readLocalPreview(storage: Pick<Storage, 'getItem'>, fragment: string): LocalPreview {
  const id = fragment.replace(/^#/, '')
  if (id === '') throw new Error(say('No preview token provided'))
  const preview = stored(storage, id)
  if (preview === null) throw new Error(say('Preview data not found. Please return to the editor and try again.'))
  const { portfolioId, templateId, content } = preview
  if (!portfolioId || !templateId || typeof content !== 'object') throw new Error(say('Invalid preview data'))
  return { timestamp: 0, portfolioName: '', ...preview, portfolioId, templateId, content }
}

function stored(storage: Pick<Storage, 'getItem'>, id: string): Partial<LocalPreview> | null {
  try {
    const text = storage.getItem(KEY + decodeURIComponent(id))
    return text === null ? null : ((JSON.parse(text) ?? {}) as Partial<LocalPreview>)
  } catch {
    throw new Error(say('Failed to load preview. Please try again from the editor.'))
  }
}
