import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** The parts of the editor that tests use, by what people see. */
export const editor = (page: Page) => ({
  preview: page.frameLocator('iframe'),
  field: (label: string) => page.getByRole('textbox', { name: label, exact: true }),
  saveButton: page.getByRole('button', { name: /^Sav(e|ing)/ }),
  problem: page.getByRole('alert').filter({ hasText: 'Validation / Save Error' }),

  open: async (id: string) => {
    await page.goto(`/dashboard/editor/${id}`)
    await expect(page.getByRole('heading', { name: /^Editing: / })).toBeVisible()
  },
  /** By keyboard. The menu's script comes when the rest is there. */
  openTool: async (name: string) => {
    const button = page.getByRole('button', { name: 'More tools' })
    await expect(button).toBeEnabled()
    await button.press('Enter')
    await page.getByRole('menuitem', { name }).press('Enter')
    await expect(page.getByRole('dialog')).toBeVisible()
  },
  save: async () => {
    await page.getByRole('button', { name: /^Save \(\d+ pending\)$/ }).click()
  },
  expectSaved: async () => {
    await expect(page.getByRole('status').filter({ hasText: /^Saved \d/ })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled()
  },
})
