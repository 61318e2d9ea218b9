import { useEffect, useRef } from 'react'
import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import type { Layout } from '@vitrine/common/portfolio/design'
import type { Behaviour } from '@vitrine/templates/definition'
import { startBehaviours } from '@vitrine/templates/page-scripts/behaviours'
import { debounce } from '../../lib/debounce.ts'

/** How long nothing changes before the page's script starts again, in milliseconds. */
const SETTLED_MS = 300

const atRest = () => undefined

/**
 * Runs the script of a page. It reads what it works on when it starts, so it rests while somebody types and starts again
 * in the pause: what it moves would be laid out and painted between the keystrokes.
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
    const startAgain = debounce(SETTLED_MS, () => {
      stop = startBehaviours(names, page)
    })
    restart.current = () => {
      stop()
      stop = atRest
      startAgain()
    }
    return () => {
      restart.current = null
      startAgain.cancel()
      stop()
    }
  }, [names, page])

  // Where the page is there from the start, its script starts twice; frames come later.
  useEffect(() => restart.current?.(), [content, layout])
}
