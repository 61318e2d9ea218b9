import type { RichTextWriter } from './rich-text-writer.tsx'

let loaded: typeof RichTextWriter | null = null

/** What rich texts are written in, once it has loaded: it then begins within the click or key that asks for it. */
export const richTextWriter = (): typeof RichTextWriter | null => loaded

export async function loadRichTextWriter(): Promise<void> {
  loaded = (await import('./rich-text-writer.tsx')).RichTextWriter
}
