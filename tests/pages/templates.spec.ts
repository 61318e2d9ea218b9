import type { Page } from '@playwright/test'
import { templateIds } from '@vitrine/common/templates/ids'
import { contrast, isHexColor, TEXT_CONTRAST } from '@vitrine/templates/color'
import { contents, large } from '../support/pages.ts'
import { expectAccessible, expectAccessibleEverywhere } from '../e2e/support/accessible.ts'
import { expect, test } from './support/test.ts'

const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Of all text that can be seen, as hexadecimal colours where they are opaque. */
const printedColors = (page: Page) =>
  page.evaluate(() => {
    const texts = [...document.body.querySelectorAll('*')].filter(
      (element) =>
        element.checkVisibility() &&
        [...element.childNodes].some(({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim()),
    )
    const paint = document.createElement('canvas').getContext('2d')
    if (!paint) throw new Error('There is no canvas')
    const hex = (color: string) => Object.assign(paint, { fillStyle: color }).fillStyle
    return [...new Set(texts.map((element) => hex(getComputedStyle(element).color)))]
  })

test.describe('every template, with every kind of content, is for everyone', () => {
  // Hostile content names pictures that are none.
  test.use({ reducedMotion: 'reduce', expectedErrors: ['Failed to load resource', 'Content Security Policy'] })

  for (const id of templateIds) {
    for (const [kind, contentOf] of Object.entries(contents)) {
      test(`${id}, ${kind}`, async ({ page, site }) => {
        test.slow()
        await page.goto(await site.publish(id, contentOf(id)))
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expectAccessibleEverywhere(page, { only: 'light' })
      })
    }
  }
})

test.describe('for people who prefer dark', () => {
  test.use({ reducedMotion: 'reduce', colorScheme: 'dark' })

  for (const id of templateIds) {
    test(`${id} can be read`, async ({ page, site }) => {
      await page.goto(await site.publish(id))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectAccessible(page)
    })
  }
})

for (const id of templateIds) {
  test(`${id} stays usable with 200 entries in every list and words that fit no column`, async ({ page, site }) => {
    test.slow()
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(await site.publish(id, large(id)), { waitUntil: 'domcontentloaded' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await overflowOf(page)).toBe(0)
  })
}

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false })

  for (const id of templateIds) {
    test(`${id} shows everything that it holds`, async ({ page, site }) => {
      await page.goto(await site.publish(id))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      for (const heading of await page.getByRole('heading', { level: 2 }).all()) await expect(heading).toBeVisible()
      for (const width of [1440, 360]) {
        await page.setViewportSize({ width, height: 740 })
        for (const picture of await page.locator('img:not(dialog img)').all()) await expect(picture).toBeVisible()
      }
      await expect(page.locator('dialog:visible')).toHaveCount(0)
      await expect(page.locator('button:visible:not([type=submit])')).toHaveCount(0)
    })
  }
})

test.describe('on paper', () => {
  for (const id of templateIds) {
    test(`${id} is black on white, without what only a screen can do`, async ({ page, site }) => {
      await page.goto(await site.publish(id))
      await page.emulateMedia({ media: 'print', reducedMotion: 'reduce' })
      const colors = await page.evaluate(() => {
        const { backgroundColor, color } = getComputedStyle(document.body)
        return [backgroundColor, color]
      })
      // No background is the paper's own.
      expect(['rgb(255, 255, 255)', 'rgba(0, 0, 0, 0)']).toContain(colors[0])
      expect(colors[1]).toBe('rgb(0, 0, 0)')
      // Browsers leave out backgrounds, and what is light on one is then light on the paper.
      expect(
        (await printedColors(page)).filter(
          (color) => typeof color !== 'string' || !isHexColor(color) || contrast(color, '#ffffff') < TEXT_CONTRAST,
        ),
      ).toEqual([])
      await expect(
        page.locator('form:visible, [data-filter]:visible, [data-menu]:visible, .lightbox:visible'),
      ).toHaveCount(0)
      const pdf = await page.pdf({ format: 'A4' })
      expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
    })
  }
})
