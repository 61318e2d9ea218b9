/** How long nothing may arrive, and nothing be worked on, for a page to count as there, in milliseconds. */
const QUIET_MS = 400
/** A timer that is later than this had to wait for work. */
const LATE_MS = 50
/** What waits for a page that never comes to rest waits no longer than this. */
const AT_MOST_MS = 10_000

let callsUnderWay = 0

/** Passes a call on that the page is waiting for. */
export async function busyWith<T>(call: Promise<T>): Promise<T> {
  callsUnderWay += 1
  try {
    return await call
  } finally {
    callsUnderWay -= 1
  }
}

let settling: Promise<void> | null = null

/** Resolves once the first screen has what it needs to be used: for the scripts of what comes afterwards. */
export function settled(): Promise<void> {
  return (settling ??= new Promise((resolve) => {
    const waiting = new PerformanceObserver(() => wait())
    const limit = setTimeout(finish, AT_MOST_MS)
    let due = performance.now() + QUIET_MS
    let quiet = setTimeout(rest, QUIET_MS)
    waiting.observe({ type: 'resource' })

    function wait(): void {
      clearTimeout(quiet)
      due = performance.now() + QUIET_MS
      quiet = setTimeout(rest, QUIET_MS)
    }
    function rest(): void {
      if (callsUnderWay > 0 || performance.now() > due + LATE_MS) wait()
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
export const afterwards =
  <T>(load: () => Promise<T>) =>
  async (): Promise<T> => {
    await settled()
    return load()
  }

/** Calls back once a page that is there has been at rest and was laid out since. Gives how to have it not called any more. */
export function onceLaidOut(page: Document, then: () => void): () => void {
  let wanted = true
  void Promise.all([settled(), page.fonts.ready]).then(() => {
    // A timer that is set in a frame is over after it.
    requestAnimationFrame(() => setTimeout(() => wanted && then()))
  })
  return () => {
    wanted = false
  }
}
