import type { Page } from '@playwright/test'
import { painted } from '../e2e/support/painted.ts'
import { expect, test } from './support/test.ts'
import { isDrawnInOurs, loadedTypefaces } from '../e2e/support/typefaces.ts'

/** Whether each typeface was requested before the page and its first pictures had loaded. */
const requestedEarly = (page: Page): Promise<boolean[]> =>
  page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const files = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2'))
    return files.map(({ startTime }) => startTime < (visit?.loadEventStart ?? 0))
  })

test('typefaces load after the page and its first picture', async ({ page, site }) => {
  await page.goto(await site.publish('portfolio-v6-classic-profile'))
  await expect.poll(() => loadedTypefaces(page)).not.toEqual([])
  const early = await requestedEarly(page)
  expect(early.length).toBeGreaterThan(0)
  expect(early).not.toContain(true)
  await expect.poll(() => isDrawnInOurs(page, 'h2')).toBe(true)
})

test.describe('when one typeface fails to load', () => {
  test.use({ expectedErrors: ['ERR_FAILED'] })

  test('the others are used, all at once', async ({ page, site }) => {
    const files: string[] = []
    const held = Promise.withResolvers<undefined>()
    await page.route(/\.woff2$/, async (route) => {
      files.push(route.request().url())
      if (files.length > 1) return route.continue()
      await held.promise
      await route.abort()
    })
    const arrived = page.waitForEvent('requestfinished', (request) => request.url().endsWith('.woff2'))
    await page.goto(await site.publish('developer-pro'))
    await arrived
    expect(files).toHaveLength(2)
    // The second has loaded and waits for the first.
    await painted(page)
    expect(await loadedTypefaces(page)).toEqual([])
    held.resolve(undefined)
    await expect.poll(() => loadedTypefaces(page)).toHaveLength(1)
  })
})

test.describe('when the script of the page fails to load', () => {
  test.use({ expectedErrors: ['ERR_FAILED'] })

  test('typefaces load all the same, with reduced motion, too', async ({ page, site }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.route('**/enhance/**', (route) => route.abort())
    await page.goto(await site.publish('portfolio-v6-classic-profile'))
    await expect.poll(() => loadedTypefaces(page)).not.toEqual([])
    await expect.poll(() => isDrawnInOurs(page, 'h2')).toBe(true)
  })
})

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false })

  test('typefaces load with the page', async ({ page, site }) => {
    await page.goto(await site.publish('portfolio-v6-classic-profile'))
    await expect.poll(() => loadedTypefaces(page)).not.toEqual([])
  })
})
