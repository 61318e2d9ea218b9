import { callsUnderWay } from './calls.ts'

/** How long nothing may arrive for a page to count as there, in milliseconds. */
const QUIET_MS = 400
/** What waits for a page that never comes to rest waits no longer than this. */
const AT_MOST_MS = 10_000

let settling: Promise<void> | null = null

/** Resolves once the first screen has what it needs to be used: for the scripts of what comes afterwards. */
export function settled(): Promise<void> {
  return (settling ??= new Promise((resolve) => {
    const waiting = new PerformanceObserver(() => wait())
    const limit = setTimeout(finish, AT_MOST_MS)
    let quiet = setTimeout(rest, QUIET_MS)
    waiting.observe({ type: 'resource' })

    function wait(): void {
      clearTimeout(quiet)
      quiet = setTimeout(rest, QUIET_MS)
    }
    function rest(): void {
      if (callsUnderWay() > 0) wait()
      else finish()
    }
    function finish(): void {
      waiting.disconnect()
      clearTimeout(quiet)
      clearTimeout(limit)
      resolve()
    }
  }))
}

/** A loader that lets the first screen go first. */
export const afterwards = <T>(load: () => Promise<T>) => async (): Promise<T> => {
  await settled()
  return load()
}
