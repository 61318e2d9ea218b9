// Import this module with import(): it brings the app along.
import { createElement, useEffect, type ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { speakPreferred } from '../lib/words/switch-language.ts'
import { appLanguage } from '../lib/words/language.ts'
import { app } from './app.tsx'
import { keepTyped } from './keep-typed.ts'
import { ScreenUnavailable } from './load-screen.ts'
import { PAGE_DATA, type PageData } from './page-data.ts'
import { router, routerReady } from './router.tsx'

/**
 * Makes the app of the HTML that the server sent, once all of its script is there. Nothing is drawn anew, unless the app speaks another
 * language than the HTML is in. Resolves when it answers. Where the screen's script is missing the HTML stays, with what was typed.
 */
async function takeOver(): Promise<void> {
  const root = document.getElementById('root')!
  const sent = document.getElementById(PAGE_DATA)?.textContent
  if (sent) {
    const { queryClient } = await import('./data-layout.tsx')
    for (const [key, data] of JSON.parse(sent) as PageData) queryClient.setQueryData(key, data)
  }
  const sentIn = document.documentElement.lang
  await speakPreferred()
  await routerReady()
  if (router.state.errors)
    throw new ScreenUnavailable('The app cannot take over', { cause: Object.values(router.state.errors) })
  const giveBack = appLanguage() === sentIn ? undefined : keepTyped(root)
  await new Promise<void>((resolve) => {
    const takenOver = createElement(TakenOver, { tell: resolve }, app)
    if (giveBack) createRoot(root).render(takenOver)
    else hydrateRoot(root, takenOver)
  })
  giveBack?.()
}

function TakenOver({ tell, children }: { tell: () => void; children?: ReactNode }): ReactNode {
  useEffect(tell, [tell])
  return children
}

export const takenOver = takeOver()
