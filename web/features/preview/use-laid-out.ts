import { useEffect } from 'react'
import { onceLaidOut } from '../../lib/settled.ts'

/** Says on a page, as `data-laid-out`, that everything on it has been laid out with these styles at this width. */
export function useLaidOut(page: Document | null, css: string, width: number | undefined): void {
  useEffect(() => {
    if (!page || width === undefined) return
    const root = page.documentElement
    const cancel = onceLaidOut(page, () => {
      root.dataset.laidOut = ''
    })
    return () => {
      cancel()
      delete root.dataset.laidOut
    }
  }, [page, css, width])
}
