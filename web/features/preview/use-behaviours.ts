import { useEffect, useRef } from 'react'
import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import type { Layout } from '@vitrine/common/portfolio/design'
import type { Behaviour } from '@vitrine/templates/definition'
import { debounce } from '../../lib/debounce.ts'

/** After the last change, in milliseconds. */
const RESTART_DELAY_MS = 300

const nothing = () => undefined

/** The scripts come after the page, which works without them. */
const loadStart = () =>
  import('@vitrine/templates/page-scripts/behaviours').then(
    ({ startBehaviours }) => startBehaviours,
    () => () => nothing,
  )

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
    let turn = 0
    let stop: () => void = nothing
    const begin = async (): Promise<void> => {
      const own = ++turn
      const start = await loadStart()
      if (own === turn) stop = start(names, page)
    }
    const halt = (): void => {
      turn++
      stop()
      stop = nothing
    }
    const restartSoon = debounce(RESTART_DELAY_MS, () => void begin())
    restart.current = () => {
      halt()
      restartSoon()
    }
    void begin()
    return () => {
      restart.current = null
      restartSoon.cancel()
      halt()
    }
  }, [names, page])

  // The effect above has just started the scripts when the page loads; restarting them once more is harmless.
  useEffect(() => restart.current?.(), [content, layout])
}
