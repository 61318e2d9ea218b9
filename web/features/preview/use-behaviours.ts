import { useEffect, useRef } from 'react'
import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import type { Layout } from '@vitrine/common/portfolio/design'
import type { Behaviour } from '@vitrine/templates/definition'
import { startBehaviours } from '@vitrine/templates/enhance/behaviours'

/** How long nothing changes before the page's script starts again, in milliseconds. */
const SETTLED_MS = 300

const atRest = () => undefined

/**
 * Runs the script of a page. It reads what it works on when it starts, so it rests while somebody types and starts again
 * in the pause: what it moves would be laid out and painted between the keystrokes.
 */
export function useBehaviours(names: readonly Behaviour[], page: Document | null, content: PortfolioContent, layout: Layout): void {
  const stop = useRef<(() => void) | null>(null)

  useEffect(() => {
    if (!page) return
    const start = () => {
      stop.current = startBehaviours(names, page)
    }
    if (!stop.current) return start()
    stop.current()
    stop.current = atRest
    const timer = setTimeout(start, SETTLED_MS)
    return () => clearTimeout(timer)
  }, [names, page, content, layout])

  useEffect(
    () => () => {
      stop.current?.()
      stop.current = null
    },
    [names, page],
  )
}
