import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** Phones zoom in on a field whose letters are smaller, in pixels. */
const READABLE = 16

/** What is shown fits a phone: nothing is to be scrolled sideways, nothing was zoomed, and no field asks for it. */
export async function expectFits(page: Page): Promise<void> {
  const found = await page.evaluate((readable) => {
    const { scrollWidth, clientWidth } = document.documentElement
    const notTyped = 'input:is([type=checkbox], [type=radio], [type=range], [type=color], [type=file], [type=hidden])'
    const fields = [
      ...document.querySelectorAll<HTMLElement>(
        `input:not(${notTyped}), textarea, select, [contenteditable]:not([contenteditable=false])`,
      ),
    ]
    return {
      wide: scrollWidth - clientWidth,
      zoomed: visualViewport?.scale,
      small: fields
        .filter((field) => field.checkVisibility() && Number.parseFloat(getComputedStyle(field).fontSize) < readable)
        .map((field) => field.getAttribute('aria-label') ?? field.outerHTML),
    }
  }, READABLE)
  expect(found, page.url()).toEqual({ wide: 0, zoomed: 1, small: [] })
}
