import { useEffect } from 'react'

export function usePageTitle(title: string | null): void {
  useEffect(() => {
    document.title = title ? `${title} – Vitrine` : 'Vitrine – a portfolio website of your own'
  }, [title])
}
