import type { Page } from '@playwright/test'
import { templateIds } from '@vitrine/common/templates/ids'
import { expect, test } from './support/test.ts'

/** What was painted largest so far: the address of a picture, or the element and how its text begins. */
interface Largest {
  what: string
  picture: string | null
}

interface PaintEntry extends PerformanceEntry {
  url: string
  element: Element | null
}

async function watchPaints(page: Page): Promise<() => Promise<Largest | null>> {
  await page.addInitScript(() => {
    const seen = window as Window & { largest?: Largest }
    new PerformanceObserver((list) => {
      for (const { url, element } of list.getEntries() as PaintEntry[]) {
        const text = `${element?.localName} ${element?.textContent.trim().slice(0, 40)}`
        seen.largest = { what: url || text, picture: url || null }
      }
    }).observe({ type: 'largest-contentful-paint', buffered: true })
  })
  return () => page.evaluate(() => (window as Window & { largest?: Largest }).largest ?? null)
}

test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true })

for (const id of templateIds) {
  test(`the largest paint of ${id} waits for the page and at most one picture`, async ({ page, site, context }) => {
    const path = await site.publish(id)
    const largestOf = await watchPaints(page)
    await page.goto(path, { waitUntil: 'networkidle' })
    // All has arrived, but a busy machine may not have painted yet.
    await expect.poll(largestOf).not.toBeNull()
    const largest = await largestOf()

    const slow = await context.newPage()
    const largestOfSlow = await watchPaints(slow)
    const finished: string[] = []
    slow.on('requestfinished', (request) => finished.push(request.url()))
    // Everything else never arrives: no script, no typeface, no other picture.
    await slow.route('**', (route, request) => {
      if (request.isNavigationRequest() || request.url() === largest?.picture) return route.continue()
    })
    await slow.goto(path, { waitUntil: 'commit' })
    await expect.poll(largestOfSlow).toEqual(largest)
    expect(finished.length).toBeLessThanOrEqual(3)
    await slow.unrouteAll({ behavior: 'ignoreErrors' })
    await slow.close()
  })
}
