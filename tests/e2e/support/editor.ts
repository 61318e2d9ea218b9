import type { Page } from '@playwright/test'
import type { BodyOf, OutputOf } from '@vitrine/common/api/endpoint'
import type { checkLinks } from '@vitrine/common/api/links'
import { expect } from './test.ts'

/**
 * Leaves open whether other sites answer, which depends on the network that tests run in: before publishing, links are
 * looked up. A page for which anything is answered here has no HTTP cache.
 */
export async function leaveLinksOpen(page: Page): Promise<void> {
  await page.route('**/api/portfolios/*/check-links', (route) => {
    const { links } = route.request().postDataJSON() as BodyOf<typeof checkLinks>
    return route.fulfill({
      json: { links: links.map((href) => ({ href, state: 'unknown' })) } satisfies OutputOf<typeof checkLinks>,
    })
  })
}

/** Publishes a page that still shows the example, and says that this is meant. */
export async function publishAnyway(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Before you publish' })
  await expect(dialog.getByRole('region', { name: 'Still from the example' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Publish anyway' }).click()
}

/** The parts of the editor that tests use, by what people see. */
export const editor = (page: Page) => ({
  preview: page.frameLocator('iframe[title="Live preview"]'),
  field: (label: string) => page.getByRole('textbox', { name: label, exact: true }),
  saveButton: page.getByRole('button', { name: /^Sav(e|ing)/ }),
  problem: page.getByRole('alert').filter({ hasText: 'Validation / Save Error' }),

  open: async (id: string) => {
    await leaveLinksOpen(page)
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
  /** By keys: the editor may just have saved by itself, and then its button is off. */
  save: () => page.keyboard.press('Control+s'),
  /** Makes everything live. */
  publishChanges: async () => {
    await page.getByRole('button', { name: 'Publish changes', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Unpublish', exact: true })).toBeVisible()
  },
  expectSaved: async () => {
    await expect(page.getByRole('status').filter({ hasText: /^Saved \d/ })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled()
  },
})
