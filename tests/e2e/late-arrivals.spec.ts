import type { Page } from '@playwright/test'
import { templateIds } from '@vitrine/common/templates/ids'
import { contents, storePage } from '../support/pages.ts'
import { expect, test } from './support/test.ts'
import { loadedTypefaces } from './support/typefaces.ts'

/** The sum of what moved by itself, as browsers count it (layout-shift). */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const seen = window as Window & { shifted?: number }
    seen.shifted = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) seen.shifted = (seen.shifted ?? 0) + entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => (window as Window & { shifted?: number }).shifted ?? 0)
}

/** Resolves when two more frames were painted. */
const painted = (page: Page) => page.evaluate(() => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))))

test.use({ reducedMotion: 'reduce' })

for (const id of templateIds) {
  for (const [width, height] of [[360, 740], [412, 823], [1440, 900]] as const) {
    test(`typefaces and script that come after the first paint move nothing of ${id} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height })
      const shifted = await watchShifts(page)
      const come = Promise.withResolvers<undefined>()
      await page.route(/\/(fonts|enhance)\//, async (route) => {
        await come.promise
        await route.continue()
      })
      await page.goto(`/${await storePage(id, contents.example(id))}`, { waitUntil: 'commit' })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await painted(page)
      expect(await loadedTypefaces(page)).toEqual([])
      come.resolve(undefined)
      await page.waitForLoadState('load')
      await expect.poll(() => loadedTypefaces(page)).not.toEqual([])
      await page.evaluate(() => document.fonts.ready.then(() => undefined))
      await painted(page)
      expect(await shifted()).toBeLessThanOrEqual(0.02)
    })
  }
}
