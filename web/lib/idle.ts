/** Idle time is not waited for longer than this, in milliseconds. */
const TIMEOUT_MS = 2_000

/** Resolves when the browser is idle, after two seconds at the latest. Safari has no requestIdleCallback. */
export const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: TIMEOUT_MS })
    else setTimeout(resolve, TIMEOUT_MS)
  })

/** A loader for `lazy` that lets the first screen go first. */
export const whenIdle =
  <T>(load: () => Promise<T>) =>
  async (): Promise<T> => {
    await idle()
    return load()
  }
