import { editorPath } from '@vitrine/common/routes'
import { keptToken } from '../lib/kept-token.ts'
import { readEarly } from '../lib/portfolio-reads.ts'

/* The first script of the editor's document: asks for what the editor begins with, and only then begins the app. */

/** The app never waits longer for the device than this, in milliseconds. */
const PATIENCE_MS = 300

const id = location.pathname.slice(editorPath('').length).replace(/\/$/, '')
if (id) {
  readEarly(decodeURIComponent(id))
  // A phone takes half a second to begin the app. Whatever arrives from the device meanwhile, the token included, is only heard after that.
  await Promise.race([keptToken(), new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))])
}
const { startApp } = await import('./start-app.tsx')
await startApp()
