import { useLayoutEffect, useRef, useState } from 'react'
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
  // Rendering comes before the app takes the place of what the document was sent with.
  const [sent] = useState(currentPosition)
  // Effects of children come first, and React Router's is one of them.
  useLayoutEffect(() => {
    if (!isFirst.current) return
    isFirst.current = false
    const top = firstPosition(sent, keyOf(entry))
    // Otherwise the document stays at its top, or at the element that the address names.
    if (top > 0) return scrollOnceTallEnough(top)
  }, [entry, sent])
  return <ScrollRestoration storageKey={STORAGE_KEY} getKey={keyOf} />
}

interface Position {
  top: number
  /** Nobody may have scrolled there: the browser goes no further where the document is still lower than the screen will be. */
  isEnd: boolean
}

function currentPosition(): Position {
  if (import.meta.env.SSR) return { top: 0, isEnd: false }
  const { scrollHeight, clientHeight } = document.documentElement
  return { top: window.scrollY, isEnd: window.scrollY >= scrollHeight - clientHeight - 1 }
}

/** Where the document belongs: where it was left, unless somebody has scrolled it since. */
const firstPosition = ({ top, isEnd }: Position, key: string): number =>
  top > 0 && !isEnd ? top : Math.max(top, positionLeft(key))

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
