import type { Page } from '@playwright/test'
import { templateIds } from '@vitrine/common/templates/ids'
import { contents, long, storePage } from '../support/pages.ts'
import { serveInPieces, sourceOf } from './support/in-pieces.ts'
import { painted } from './support/painted.ts'
import { expect, test } from './support/test.ts'
import { loadedTypefaces } from './support/typefaces.ts'

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
    [360, 740],
    [412, 823],
    [1440, 900],
  ] as const) {
    test(`typefaces and script that come after the first paint move nothing of ${id} at ${width} px`, async ({
      page,
    }) => {
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

/** What browsers wait for before they show anything of a page (HTML, `rel="expect"`). */
const awaited = /<link rel="expect" href="#(\w+)" blocking="render"\/>/

/** Two painted frames, or none while browsers still wait for an element. */
const paintedFrom = (page: Page, id: string): Promise<void> =>
  page.evaluate(
    (awaitedId) =>
      new Promise<void>((resolve) => {
        if (document.getElementById(awaitedId)) requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
        else resolve()
      }),
    id,
  )

const kinds = [
  ['short', contents.example],
  ['bare', contents.empty],
  ['long', long],
] as const

/** How much of a page comes piece by piece: more than the first window of any template holds. */
const PIECES = 60
const PIECE_LENGTH = 200

for (const id of templateIds) {
  for (const [width, height] of [
    [360, 740],
    [1440, 900],
  ] as const) {
    for (const [what, content] of kinds)
      test(`what comes of a ${what} ${id} piece by piece does not move what is there, at ${width} px`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height })
        const path = `/${await storePage(id, content(id))}`
        await page.goto(path)
        const whole = await settled(page)

        const html = await sourceOf(path)
        const [, target = ''] = awaited.exec(html) ?? []
        expect(target === 'end', 'only a long page is shown before its end').toBe(content !== long)
        const start = html.indexOf('<body')
        const rest = html.slice(start)
        const small = Array.from({ length: PIECES }, (_, index) =>
          rest.slice(index * PIECE_LENGTH, (index + 1) * PIECE_LENGTH),
        )
        const shifted = await watchShifts(page)
        const served = await serveInPieces(path, [html.slice(0, start), ...small, rest.slice(PIECES * PIECE_LENGTH)])
        const opened = page.goto(served.address, { waitUntil: 'commit' })
        while (await served.next()) {
          await opened
          await paintedFrom(page, target)
        }
        await opened
        expect(await settled(page)).toEqual(whole)
        expect(await shifted()).toBeLessThanOrEqual(0.02)
        await page.close()
        served.close()
      })
  }

  for (const [what, content] of kinds) {
    test(`nothing of a ${what} ${id} is shown before what opens it is whole`, async ({ page, context }) => {
      const path = `/${await storePage(id, content(id))}`
      const html = await sourceOf(path)
      const [link = '', target = ''] = awaited.exec(html) ?? []
      const rest = html.slice(html.indexOf('</h1>') + 5)
      expect(html.indexOf(` id="${target}"`)).toBeGreaterThan(0)
      const opens = async (opened: Page, source: string) => {
        const served = await serveInPieces(path, [source.slice(0, -rest.length), rest])
        const going = opened.goto(served.address, { waitUntil: 'commit' })
        await served.next()
        await going
        await expect(opened.locator('h1')).toBeAttached()
        return served
      }
      const served = await opens(page, html)
      // The same page without what makes browsers wait has long been painted.
      const other = await context.newPage()
      const beside = await opens(other, html.replace(link, ''))
      await expect.poll(() => paints(other)).not.toEqual([])
      expect(await paints(page)).toEqual([])
      await served.next()
      await expect.poll(() => paints(page)).not.toEqual([])
      await other.close()
      await page.close()
      served.close()
      beside.close()
    })
  }
}

const paints = (page: Page): Promise<string[]> =>
  page.evaluate(() => performance.getEntriesByType('paint').map(({ name }) => name))
