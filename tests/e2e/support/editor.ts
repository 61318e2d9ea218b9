import type { Page } from '@playwright/test'
import type { BodyOf, OutputOf } from '@vitrine/common/api/endpoint'
import type { checkLinks } from '@vitrine/common/api/links'
import { expect } from './test.ts'

/**
 * Leaves open whether other sites answer, which depends on the network that tests run in: before publishing, links are
 * looked up. It is answered in the page, because a page for which Playwright answers anything asks Playwright about each of
 * its hundred files, and has no HTTP cache.
 */
export async function leaveLinksOpen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const send = window.fetch
    window.fetch = async (input, init) => {
      const body = init?.body
      if (typeof input !== 'string' || typeof body !== 'string' || !input.endsWith('/check-links')) {
        return send(input, init)
      }
      const { links } = JSON.parse(body) as BodyOf<typeof checkLinks>
      const open = links.map((href) => ({ href, state: 'unknown' as const }))
      return Response.json({ links: open } satisfies OutputOf<typeof checkLinks>)
    }
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

  /** Looks links up only where a test asks for it. */
  open: async (id: string, { looksUpLinks = false } = {}) => {
    if (!looksUpLinks) await leaveLinksOpen(page)
    await page.goto(`/dashboard/editor/${id}`)
    await expect(page.getByRole('heading', { name: /^Editing: / })).toBeVisible()
    // Its first section comes before the others.
    await expect(page.locator('[role=tabpanel] [aria-busy=true]')).toHaveCount(0)
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
