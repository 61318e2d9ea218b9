import { createRoot } from 'react-dom/client'
import { speakPreferred } from '../lib/words/switch-language.ts'
import { app } from './app.tsx'

/** Renders the app into its document, in the language of who reads it. */
export async function startApp(): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('The document has no #root')
  await speakPreferred()
  createRoot(root).render(app)
}
