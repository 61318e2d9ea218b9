import type { Page } from '@playwright/test'
import { getPortfolio } from '@vitrine/common/api/portfolios'
import { succeed } from '../support/api.ts'
import { editor } from './support/editor.ts'
import { draftOf } from './support/portfolio.ts'
import { expect, signIn, signInOnScreen, test } from './support/test.ts'

/** Leaves room for not one character more. */
const fillStorage = (page: Page) =>
  page.evaluate(() => {
    for (let size = 2 ** 22, serial = 0; size >= 1; serial++) {
      try {
        localStorage.setItem(`filler-${serial}`, 'x'.repeat(size))
      } catch {
        size = Math.floor(size / 2)
      }
    }
  })

test('with a full local storage one signs in, chooses Google, and stays signed in', async ({ page, account }) => {
  await page.goto('/login')
  await fillStorage(page)
  await signInOnScreen(page, account)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Welcome back, Mary Somerville' })).toBeVisible()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible()
  await page.goto('/login')
  await page.getByRole('button', { name: 'Sign in with Google' }).click()
  await page.getByLabel('Google address').fill(`full-${account.email}`)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(page).toHaveURL(/\/payment$/)
})

test.describe('the editor with a full local storage', () => {
  test.use({
    autosave: false,
    expectedErrors: ['Failed to load resource', 'ERR_INTERNET_DISCONNECTED', 'Could not reach Cloud Firestore backend'],
  })

  test('saves, saves by itself, previews, and says what is not kept', async ({ page, account, context }) => {
    const draft = await draftOf(account)
    await signIn(page, account)
    const { open, field, save, expectSaved } = editor(page)
    await open(draft.id)
    // What is still on its way when the connection is cut would be an error of its own.
    await expect(page.getByRole('status', { name: /^Loading / })).toHaveCount(0)
    await fillStorage(page)
    const name = async () =>
      (await succeed(getPortfolio, { token: account.token, params: { id: draft.id } })).content.hero?.name

    await field('Name').fill('Mary, saved')
    await save()
    await expectSaved()
    expect(await name()).toBe('Mary, saved')

    await field('Name').fill('Mary, previewed')
    const opened = page.waitForEvent('popup')
    await page.getByRole('button', { name: 'Preview', exact: true }).click()
    const preview = await opened
    await expect(preview.frameLocator('iframe').getByRole('heading', { level: 1 })).toContainText('Mary, previewed')
    await preview.close()

    await context.setOffline(true)
    await expect(page.getByText('Offline, not kept: leave this page open').filter({ visible: true })).toBeVisible()
    await page.getByRole('link', { name: 'Back to Dashboard' }).click()
    const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'))
    await expect(dialog).toContainText('One change isn’t saved yet and would be lost.')
    await dialog.getByRole('button', { name: 'Keep editing' }).click()
    await context.setOffline(false)

    await page.getByRole('tab', { name: 'Settings' }).click()
    await page.getByRole('switch', { name: 'Save automatically' }).click()
    await expect(page.getByRole('switch', { name: 'Save automatically' })).toBeChecked()
    await expectSaved()
    expect(await name()).toBe('Mary, previewed')
  })
})
