import type { Page } from '@playwright/test'
import { templateIds } from '@vitrine/common/templates/ids'
import { contents, storePage } from '../support/pages.ts'
import { painted } from './support/painted.ts'
import { expect, test } from './support/test.ts'
import { isDrawnInOurs, loadedTypefaces } from './support/typefaces.ts'

/** Whether each typeface was asked for before the page and its first pictures had arrived. */
const askedForEarly = (page: Page): Promise<boolean[]> =>
  page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const files = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2'))
    return files.map(({ startTime }) => startTime < (visit?.loadEventStart ?? 0))
  })

for (const id of templateIds) {
  test(`typefaces of ${id} wait for its first pictures, but not where they came before`, async ({ page }) => {
    const path = `/${await storePage(id, contents.example(id))}`
    await page.goto(path)
    await expect.poll(() => loadedTypefaces(page)).not.toEqual([])
    const first = await askedForEarly(page)
    expect(first.length).toBeGreaterThan(0)
    expect(first).not.toContain(true)
    await expect.poll(() => isDrawnInOurs(page, 'h2')).toBe(true)

    await page.goto(path)
    await expect.poll(() => loadedTypefaces(page)).not.toEqual([])
    const second = await askedForEarly(page)
    expect(second.length).toBeGreaterThan(0)
    expect(second).not.toContain(false)
  })
}

test('the page has its typefaces part by part, each in a frame of its own', async ({ page }) => {
  await page.addInitScript(() => {
    const seen = window as Window & { dressedAt?: unknown[] }
    const frames: unknown[] = []
    seen.dressedAt = frames
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        if (target instanceof Element && target.classList.contains('typeset'))
          frames.push(document.timeline.currentTime)
      }
    }).observe(document, { subtree: true, attributeFilter: ['class'] })
  })
  await page.goto(
    `/${await storePage('portfolio-v7-victorian-detective', contents.example('portfolio-v7-victorian-detective'))}`,
  )
  await expect.poll(() => loadedTypefaces(page)).not.toEqual([])
  const frames = await page.evaluate(() => (window as Window & { dressedAt?: unknown[] }).dressedAt ?? [])
  expect(frames.length).toBeGreaterThan(10)
  expect(new Set(frames).size).toBe(frames.length)
})

test.describe('one that cannot be had', () => {
  test.use({ expectedErrors: ['ERR_FAILED'] })

  test('keeps no other away; those that can be had come into use together', async ({ page }) => {
    const path = `/${await storePage('developer-pro', contents.example('developer-pro'))}`
    const files: string[] = []
    const held = Promise.withResolvers<undefined>()
    await page.route(/\.woff2$/, async (route) => {
      files.push(route.request().url())
      if (files.length > 1) return route.continue()
      await held.promise
      await route.abort()
    })
    const arrived = page.waitForEvent('requestfinished', (request) => request.url().endsWith('.woff2'))
    await page.goto(path)
    await arrived
    expect(files).toHaveLength(2)
    // It is there, and waits for the other.
    await painted(page)
    expect(await loadedTypefaces(page)).toEqual([])
    held.resolve(undefined)
    await expect.poll(() => loadedTypefaces(page)).toHaveLength(1)
  })
})

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false })

  test('typefaces come all the same', async ({ page }) => {
    await page.goto(
      `/${await storePage('portfolio-v6-classic-profile', contents.example('portfolio-v6-classic-profile'))}`,
    )
    await expect.poll(() => loadedTypefaces(page)).not.toEqual([])
  })
})
