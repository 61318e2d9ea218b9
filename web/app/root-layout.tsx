import { useEffect, useRef } from 'react'
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router-dom'

/** What every screen has: scroll positions, the focus after a navigation, and a line while the next screen loads. */
export function RootLayout() {
  useHeadingFocus()
  const loading = useNavigation().state === 'loading'
  return (
    <>
      {loading && <div aria-hidden className="fixed inset-x-0 top-0 z-50 h-0.5 bg-accent motion-safe:animate-pulse" />}
      <Outlet />
      <ScrollRestoration />
    </>
  )
}

/** After a navigation the new screen's heading gets the focus, so that screen readers and the keyboard start there. */
function useHeadingFocus(): void {
  const { pathname } = useLocation()
  const before = useRef(pathname)
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    const heading = document.querySelector<HTMLElement>('main h1')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [pathname])
}
