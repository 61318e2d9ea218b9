import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { expect } from './test.ts'

/** What people do in the editor of a case study or an article. */

export const recorded = (name: string) =>
  readFileSync(join(import.meta.dirname, '../../../web/features/editor/pages/paste/recorded', name), 'utf8')

/** Pastes as an app leaves it on the clipboard. The clipboard of the browser itself would clean it first. */
export const paste = (target: Locator, html: string, text: string) =>
  target.evaluate(
    (element, data) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/html', data.html)
      clipboardData.setData('text/plain', data.text)
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    },
    { html, text },
  )

export const canvasOf = (page: Page) => page.getByRole('textbox', { name: 'Content of the page' })
export const previewOf = (page: Page) => page.frameLocator('iframe[title="Live preview"]')

export async function save(page: Page): Promise<void> {
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('status').filter({ hasText: /^Saved \d/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled()
}

/** Adds a block by the slash menu, in the line that the cursor is in. */
export async function add(page: Page, name: string): Promise<void> {
  await page.keyboard.type(`/${name}`)
  const menu = page.getByRole('listbox', { name: 'Blocks' })
  await expect(menu.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(menu).toBeHidden()
}

export async function tabTo(page: Page, control: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(async () => {
    await page.keyboard.press(key)
    await expect(control).toBeFocused({ timeout: 50 })
  }).toPass({ intervals: [0] })
}

/** Out of the form of a block, and on to the line after it. */
export async function goOn(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await expect(canvasOf(page)).toBeFocused()
  await page.keyboard.press('ArrowDown')
}
