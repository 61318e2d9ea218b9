import { createRoot } from 'react-dom/client'
import { speakPreferred } from '../lib/words/switch-language.ts'
import { app } from './app.tsx'
import { routerReady } from './router.tsx'

/** Renders the app into its document, in the language of who reads it. */
export async function startApp(): Promise<void> {
  const root = document.getElementById('root')!
  await speakPreferred()
  // Documents with an outline ask for the script of their screen themselves. It is rendered once it is there, in one go: what React
  // renders after a fallback, it renders in slices.
  if (root.hasChildNodes()) await routerReady()
  createRoot(root).render(app)
}
