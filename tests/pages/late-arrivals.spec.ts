import type { Page } from '@playwright/test'
import { templateIds } from '@vitrine/common/templates/ids'
import { serveInPieces } from './support/in-pieces.ts'
import { painted } from '../e2e/support/painted.ts'
import { expect, test } from './support/test.ts'
import { loadedTypefaces } from '../e2e/support/typefaces.ts'

/** The sum of what moved by itself, as browsers count it (layout-shift). */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const seen = window as Window & { shifted?: number }
    seen.shifted = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        seen.shifted = (seen.shifted ?? 0) + entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => (window as Window & { shifted?: number }).shifted ?? 0)
}

async function typefacesCame(page: Page): Promise<void> {
  await expect.poll(() => loadedTypefaces(page)).not.toEqual([])
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await painted(page)
}

test.use({ reducedMotion: 'reduce' })

for (const id of templateIds) {
  for (const [width, height] of [
    [412, 823],
    [1440, 900],
  ] as const) {
    test(`typefaces and script that arrive after the first paint move nothing of ${id} at ${width} px`, async ({
      page,
      site,
    }) => {
      await page.setViewportSize({ width, height })
      const shifted = await watchShifts(page)
      const come = Promise.withResolvers<undefined>()
      await page.route(/\/(fonts|enhance)\//, async (route) => {
        await come.promise
        await route.continue()
      })
      await page.goto(await site.publish(id), { waitUntil: 'commit' })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await painted(page)
      come.resolve(undefined)
      await page.waitForLoadState('load')
      await typefacesCame(page)
      expect(await shifted()).toBeLessThanOrEqual(0.02)
    })
  }
}

/** Where everything in the window stands, once all of it is there. */
async function settled(page: Page): Promise<string[]> {
  await page.waitForLoadState('load')
  await typefacesCame(page)
  return page.locator('body *').evaluateAll((nodes) =>
    nodes.flatMap((node) => {
      const { x, y, width, height } = node.getBoundingClientRect()
      return y < innerHeight
        ? `${node.localName} ${node.getAttribute('class') ?? ''} ${[x, y, width, height].map(Math.round).join(' ')}`
        : []
    }),
  )
}

/** The section that browsers wait for before they show anything of a page (HTML, `rel="expect"`). */
const expectedSection = /<link rel="expect" href="#([\w-]+)" blocking="render"\/>/

/** Two painted frames, or none while browsers still wait for an element. */
const paintedFrom = (page: Page, id: string): Promise<void> =>
  page.evaluate(
    (expectedId) =>
      new Promise<void>((resolve) => {
        if (document.getElementById(expectedId)) requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
        else resolve()
      }),
    id,
  )

/** How much of a page arrives in pieces: more than the first window of any template holds. */
const PIECES = 60
const PIECE_LENGTH = 200

for (const id of templateIds) {
  test(`parts of ${id} that arrive one after the other move nothing that is shown`, async ({ page, site }) => {
    await page.setViewportSize({ width: 412, height: 823 })
    const path = await site.publish(id)
    await page.goto(path)
    const whole = await settled(page)

    const html = await (await fetch(site.origin + path)).text()
    const [, section = ''] = expectedSection.exec(html) ?? []
    expect(html).toContain(`id="${section}"`)
    const start = html.indexOf('<body')
    const rest = html.slice(start)
    const small = Array.from({ length: PIECES }, (_, index) =>
      rest.slice(index * PIECE_LENGTH, (index + 1) * PIECE_LENGTH),
    )
    const shifted = await watchShifts(page)
    const served = await serveInPieces(site, path, [html.slice(0, start), ...small, rest.slice(PIECES * PIECE_LENGTH)])
    const opened = page.goto(served.address, { waitUntil: 'commit' })
    while (await served.next()) {
      await opened
      await paintedFrom(page, section)
    }
    await opened
    expect(await settled(page)).toEqual(whole)
    expect(await shifted()).toBeLessThanOrEqual(0.02)
    await page.close()
    served.close()
  })
}
