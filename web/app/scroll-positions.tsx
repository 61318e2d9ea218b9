import { useCallback, useLayoutEffect, useRef } from 'react'
import { ScrollRestoration, useLocation, type Location } from 'react-router-dom'

const STORAGE_KEY = 'vitrine-scroll-positions'

/** Entries of the history that were opened as documents all have the key `default`: their address tells them apart. */
const keyOf = ({ key, pathname, search }: Location) => (key === 'default' ? pathname + search : key)

/**
 * Scroll positions across navigations. React Router knows them within the app, but scrolls to the top when it first
 * renders: what was scrolled to before the app was there, and where a reloaded document was left, are kept here.
 */
export function ScrollPositions() {
  const entry = useLocation()
  const isFirst = useRef(true)
  const seen = useRef(0)
  const note = useCallback((top: number) => {
    seen.current = top
  }, [])
  // Effects of children come first, and React Router's is one of them.
  useLayoutEffect(() => {
    if (!isFirst.current) return
    isFirst.current = false
    const top = firstPosition(seen.current, keyOf(entry))
    // Otherwise the document stays at its top, or at the element that the address names.
    if (top > 0) return scrollOnceTallEnough(top)
  }, [entry])
  return (
    <>
      <PositionBefore tell={note} />
      <ScrollRestoration storageKey={STORAGE_KEY} getKey={keyOf} />
    </>
  )
}

/** Tells where the document is scrolled to before the effects of its next sibling. */
function PositionBefore({ tell }: { tell: (top: number) => void }) {
  useLayoutEffect(() => tell(window.scrollY), [tell])
  return null
}

/** Where the document belongs: where it was left, unless somebody has scrolled it since. */
function firstPosition(seen: number, key: string): number {
  const { scrollHeight, clientHeight } = document.documentElement
  const isScrolled = seen > 0 && seen < scrollHeight - clientHeight - 1
  return isScrolled ? seen : Math.max(seen, positionLeft(key))
}

/** Where the document was scrolled to when it was left, if it is there again by reloading or through the history. */
function positionLeft(key: string): number {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (visit?.type !== 'reload' && visit?.type !== 'back_forward') return 0
  try {
    const positions = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}') as Record<string, unknown>
    return Number(positions[key] ?? 0) || 0
  } catch {
    return 0
  }
}

/** Scrolls down as soon as there is enough to scroll, until somebody does something. Returns what ends it. */
function scrollOnceTallEnough(top: number): () => void {
  const end = new AbortController()
  const sizes = new ResizeObserver(() => {
    window.scrollTo(0, top)
    if (window.scrollY >= top - 1) end.abort()
  })
  end.signal.addEventListener('abort', () => sizes.disconnect())
  for (const type of ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const)
    window.addEventListener(type, () => end.abort(), { signal: end.signal, passive: true })
  window.scrollTo(0, top)
  if (window.scrollY < top - 1) sizes.observe(document.body)
  else end.abort()
  return () => end.abort()
}
