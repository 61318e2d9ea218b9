import { useEffect, useRef } from 'react'
import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import type { Layout } from '@vitrine/common/portfolio/design'
import type { Behaviour } from '@vitrine/templates/definition'
import { startBehaviours } from '@vitrine/templates/page-scripts/behaviours'
import { debounce } from '../../lib/debounce.ts'

/** After the last change, in milliseconds. */
const RESTART_DELAY_MS = 300

const nothing = () => undefined

/**
 * Runs the scripts of a page. They read the page when they start, so each change stops them, and they start again when
 * typing pauses.
 */
export function useBehaviours(
  names: readonly Behaviour[],
  page: Document | null,
  content: PortfolioContent,
  layout: Layout,
): void {
  const restart = useRef<(() => void) | null>(null)

  useEffect(() => {
    if (!page) return
    let stop = startBehaviours(names, page)
    const restartSoon = debounce(RESTART_DELAY_MS, () => {
      stop = startBehaviours(names, page)
    })
    restart.current = () => {
      stop()
      stop = nothing
      restartSoon()
    }
    return () => {
      restart.current = null
      restartSoon.cancel()
      stop()
    }
  }, [names, page])

  // The effect above has just started the scripts when the page loads; restarting them once more is harmless.
  useEffect(() => restart.current?.(), [content, layout])
}
