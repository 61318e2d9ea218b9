import type { Page } from '@playwright/test'
import { templateIds } from '@vitrine/common/templates/ids'
import { contents, storePage } from '../support/pages.ts'
import { expect, test } from './support/test.ts'
import { loadedTypefaces } from './support/typefaces.ts'

type Waiting = Window & { waitingAtFirst?: number }

/** The same page with nothing that waits. */
async function layOutWhole(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('main > *, main li { content-visibility: visible !important }')
    document.adoptedStyleSheets = [sheet]
  })
}

/** Counts the parts of `main` that are not laid out when the page has been painted first. */
async function countWaiting(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const count = () => {
      const contents = [...document.querySelectorAll('main > * > :is(div, h2, p, ul, ol, header):first-of-type')]
      ;(window as Waiting).waitingAtFirst = contents.filter(
        (content) => !content.checkVisibility({ contentVisibilityAuto: true }),
      ).length
    }
    // A frame asks for its layout after its callbacks, so that the next one finds it.
    document.addEventListener('DOMContentLoaded', () => requestAnimationFrame(() => requestAnimationFrame(count)))
  })
}

const waitingAtFirst = (page: Page) => page.evaluate(() => (window as Waiting).waitingAtFirst)

/** Where each part of `main` begins, from the top of the page, in pixels. */
const beginnings = (page: Page) =>
  page
    .locator('main > *')
    .evaluateAll((parts) => parts.map((part) => Math.round(part.getBoundingClientRect().top + scrollY)))

/** How far below the top of the window a place of the page is once nothing scrolls any more, in pixels. */
const restingTop = (page: Page, id: string) =>
  page.locator(`[id="${id}"]`).evaluate(
    (place) =>
      new Promise<number>((resolve) => {
        let [last, still] = [NaN, 0]
        const look = () => {
          const { top } = place.getBoundingClientRect()
          still = top === last ? still + 1 : 0
          last = top
          if (still < 10) return
          clearInterval(timer)
          resolve(Math.round(top))
        }
        const timer = setInterval(look, 100)
      }),
  )

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY))

async function openWithTypefaces(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect.poll(() => loadedTypefaces(page)).not.toEqual([])
}

test.use({ viewport: { width: 360, height: 640 }, isMobile: true, hasTouch: true })

for (const id of templateIds) {
  test(`what is far below on a phone follows in ${id}, and is where it is on a page that is laid out whole`, async ({
    page,
    context,
  }) => {
    const path = `/${await storePage(id, contents.example(id))}`
    const whole = await context.newPage()
    await layOutWhole(whole)
    await countWaiting(whole)
    await openWithTypefaces(whole, path)
    await expect.poll(() => waitingAtFirst(whole)).toBe(0)
    const expected = await beginnings(whole)
    const last = (await whole.locator('main > [id], main > * > [id]').last().getAttribute('id')) ?? ''
    await whole.goto('about:blank')
    await openWithTypefaces(whole, `${path}#${last}`)
    const linked = await restingTop(whole, last)
    await whole.close()

    await countWaiting(page)
    await openWithTypefaces(page, path)
    await expect.poll(() => waitingAtFirst(page)).toBeGreaterThan(0)
    await expect.poll(() => beginnings(page)).toEqual(expected)

    await page.goto('about:blank')
    await openWithTypefaces(page, `${path}#${last}`)
    expect(await restingTop(page, last)).toBe(linked)

    await page.goto('about:blank')
    await openWithTypefaces(page, path)
    for (const share of [0.3, 0.8]) {
      await expect.poll(() => beginnings(page)).toEqual(expected)
      await page.evaluate((part) => scrollTo({ top: part * document.body.scrollHeight, behavior: 'instant' }), share)
      const before = await scrolled(page)
      expect(before).toBeGreaterThan(640)
      await page.reload()
      await expect.poll(() => scrolled(page)).toBe(before)
    }
  })
}
