import { useEffect } from 'react'

export const documentTitle = (title: string | null): string =>
  title ? `${title} – Vitrine` : 'Vitrine – a portfolio website of your own'

/** For a screen that knows a better title than lib/screens.ts. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = documentTitle(title)
  }, [title])
}
