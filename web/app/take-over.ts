// Import this module with import(): it brings the app along.
import { hydrateRoot } from 'react-dom/client'
import { app } from './app.tsx'
import { PAGE_DATA, type PageData } from './page-data.ts'
import { router } from './router.tsx'

/** Makes the app of the HTML that the server sent, once all of its script is there: nothing is drawn anew. */
async function takeOver(): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no #root')
  const sent = JSON.parse(document.getElementById(PAGE_DATA)?.textContent ?? '[]') as PageData
  const { queryClient } = await import('./data-layout.tsx')
  for (const [key, data] of sent) queryClient.setQueryData(key, data)
  if (!router.state.initialized)
    await new Promise<void>((resolve) => {
      const stop = router.subscribe(({ initialized }) => {
        if (!initialized) return
        stop()
        resolve()
      })
    })
  hydrateRoot(root, app)
}

void takeOver()
