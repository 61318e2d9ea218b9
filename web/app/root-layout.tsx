import { useEffect, useLayoutEffect, useRef } from 'react'
import { matchPath, Outlet, useLocation, useNavigation } from 'react-router-dom'
import { CloudOff } from 'lucide-react'
import { appRoutes } from '@vitrine/common/routes'
import { firstScreenShown } from '../lib/first-screen.ts'
import { documentTitle, setDescription } from '../lib/page-title.ts'
import { screenAt } from '../lib/screen-at.ts'
import { useOnline } from '../lib/use-online.ts'
import { say } from '../lib/words/say.ts'
import { useAppLanguage } from '../lib/words/use-app-language.ts'
import { watchLinks } from './come-near.ts'
import { screenArrived } from './load-screen.ts'
import { ScrollPositions } from './scroll-positions.tsx'

/** What every screen has: scroll positions, the focus after a navigation, a line while the next screen loads, and word of a lost connection. */
export function RootLayout() {
  useHeadingFocus()
  useScreenFacts()
  const { pathname } = useLocation()
  useEffect(screenArrived, [pathname])
  // The screens that begin with data say so themselves once it is there.
  const withData = [appRoutes.dashboard, appRoutes.editor].some((path) => matchPath(path, pathname))
  useEffect(() => {
    if (!withData) firstScreenShown()
  }, [withData])
  useEffect(watchLinks, [])
  const loading = useNavigation().state === 'loading'
  return (
    <>
      {loading && <div aria-hidden className="fixed inset-x-0 top-0 z-50 h-0.5 bg-accent motion-safe:animate-pulse" />}
      <Outlet />
      <OfflineHint />
      <ScrollPositions />
    </>
  )
}

/** The editor says so itself, beside what it keeps on the device meanwhile. */
function OfflineHint() {
  const online = useOnline()
  const { pathname } = useLocation()
  const hidden = online || matchPath(appRoutes.editor, pathname) !== null
  return (
    <p role="status" className="pointer-events-none fixed inset-x-4 bottom-4 z-50 flex justify-center">
      {!hidden && (
        <span className="inline-flex items-center gap-2 rounded-lg border border-line bg-surface px-4 py-2.5 text-sm shadow-float">
          <CloudOff aria-hidden className="size-4 shrink-0 text-warning-text" />
          {say('You’re offline. Some things will wait until you’re back online.')}
        </span>
      )}
    </p>
  )
}

/** Title and description of the screen. First of all: a screen that knows better says so in an effect. */
function useScreenFacts(): void {
  const { pathname } = useLocation()
  const language = useAppLanguage()
  useLayoutEffect(() => {
    const screen = screenAt(pathname)
    if (!screen) return
    document.title = documentTitle(screen.title && say(screen.title))
    setDescription(say(screen.description))
  }, [pathname, language])
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
