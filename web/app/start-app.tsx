import { createRoot } from 'react-dom/client'
import { app } from './app.tsx'

/** Renders the app into its document. */
export function startApp(): void {
  const root = document.getElementById('root')
  if (!root) throw new Error('The document has no #root')
  createRoot(root).render(app)
}
