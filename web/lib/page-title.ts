import { useEffect } from 'react'
import { say } from './words/say.ts'

export const documentTitle = (title: string | null): string =>
  title ? `${title} – Vitrine` : say('Vitrine – a portfolio website of your own')

/** For a screen that knows a better title than lib/screens.ts. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = documentTitle(title)
  }, [title])
}

export const setDescription = (description: string): void =>
  document.querySelector('meta[name=description]')?.setAttribute('content', description)
