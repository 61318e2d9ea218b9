import type { CDPSession, Locator, Page } from '@playwright/test'

declare global {
  interface Window {
    /** Milliseconds from a key going down to the frame in which the preview shows what it did. */
    benchSamples: number[]
    /** By how many milliseconds the page's clock leaps whenever it is looked at. */
    benchLeap?: number
  }
}

/** Waits until the preview shows the projects. Gives when it did, by the page's own clock: whoever asks from outside hears of it later. */
export const shown = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const look = () => {
          const headings = [
            ...(document.querySelector('iframe')?.contentDocument?.querySelectorAll('h1, h2, h3, h4') ?? []),
          ]
          if (headings.some(({ textContent }) => textContent === 'Project number 1')) resolve(performance.now())
          else requestAnimationFrame(look)
        }
        look()
      }),
  )

/** What a page says when a sample was taken: asking it would be work between the key and the paint. */
const PAINTED = 'bench: painted'

/**
 * Watches a text field and the frame of a preview, in which it can be itself: from a key going down until the preview holds the
 * field's new text and has been painted. The same for every editor, whatever it does in between.
 */
export async function watch(field: Locator): Promise<void> {
  await field.evaluate((input: HTMLElement, painted) => {
    const textOf = () =>
      input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement ? input.value : input.textContent
    const top = window.top ?? window
    top.benchSamples = []
    const preview = top.document.querySelector('iframe')?.contentDocument
    if (!preview) throw new Error('There is no preview')
    let pressed: { at: number; value: string } | null = null
    document.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Control') pressed = { at: event.timeStamp, value: textOf() }
      },
      true,
    )
    const observer = new MutationObserver((mutations) => {
      const value = textOf()
      if (!pressed || value === pressed.value || !mutations.some(({ target }) => target.textContent?.includes(value)))
        return
      const { at } = pressed
      pressed = null
      requestAnimationFrame(() => {
        // A message comes after the paint of this frame.
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => {
          top.benchSamples.push(performance.now() - at)
          console.debug(painted)
        }
        port2.postMessage(null)
      })
    })
    observer.observe(preview, { subtree: true, childList: true, characterData: true })
  }, PAINTED)
}

/** Presses keys one after the other, each when the preview shows what the one before did. Gives what each took. */
export async function press(page: Page, keys: readonly string[]): Promise<number[]> {
  const first = await page.evaluate(() => window.benchSamples.length)
  for (const key of keys) {
    const painted = page.waitForEvent('console', (message) => message.text() === PAINTED)
    await page.keyboard.press(key)
    await painted
  }
  return page.evaluate((from) => window.benchSamples.slice(from), first)
}

/** For how long a page has nothing to do before it counts as at rest, in milliseconds. */
const QUIET_MS = 1_000

/**
 * Waits until a page has done what it does after its first screen, or once it is seen again: a page that is covered by
 * another puts that off, and would do it between the keystrokes.
 */
export async function rest(page: Page): Promise<void> {
  await page.evaluate(
    (quiet) =>
      new Promise<void>((resolve) => {
        let timer = setTimeout(resolve, quiet)
        const observer = new PerformanceObserver(() => {
          clearTimeout(timer)
          timer = setTimeout(resolve, quiet)
        })
        observer.observe({ type: 'resource' })
        observer.observe({ type: 'longtask' })
      }),
    QUIET_MS,
  )
}

/** A page and the session that slows it down; what a session sets ends with it. */
export interface Subject {
  page: Page
  session: CDPSession
}

/** Gives the machine to one of several pages, and that page time to wake: its processor so many times slower than it is, the others stopped. */
export async function rouse(subject: Subject, all: readonly Subject[], slowdown: number): Promise<void> {
  for (const { page, session } of all) {
    const roused = page === subject.page
    await session.send('Emulation.setCPUThrottlingRate', { rate: roused ? slowdown : 1 })
    await session.send('Page.setWebLifecycleState', { state: roused ? 'active' : 'frozen' })
  }
  await subject.page.bringToFront()
  await rest(subject.page)
}

/** Bytes in use after a garbage collection. */
export async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  await session.send('HeapProfiler.collectGarbage')
  return (await session.send('Runtime.getHeapUsage')).usedSize
}
