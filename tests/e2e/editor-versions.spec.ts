import type { Page } from '@playwright/test'
import { getPortfolio } from '@vitrine/common/api/portfolios'
import { keepVersion } from '@vitrine/common/api/versions'
import { succeed } from '../support/api.ts'
import { expectAccessible } from './support/accessible.ts'
import { editor, publishAnyway } from './support/editor.ts'
import { draftOf, publishedOf } from './support/portfolio.ts'
import { expect, signIn, test } from './support/test.ts'

const dialogOf = (page: Page) => page.getByRole('dialog', { name: /^Versions?$/ })

async function openVersions(page: Page): Promise<void> {
  await editor(page).openTool('Versions')
  await expect(dialogOf(page)).toBeVisible()
}

for (const [where, size] of [
  ['on a wide screen', { width: 1280, height: 800 }],
  ['on a phone', { width: 360, height: 740 }],
] as const) {
  test(`${where}: keep, compare, name and restore with keys`, async ({ page, account }) => {
    test.slow()
    const draft = await draftOf(account)
    const { open, field } = editor(page)
    await page.setViewportSize(size)
    await signIn(page, account)
    await open(draft.id)
    await openVersions(page)
    const dialog = dialogOf(page)
    await dialog.getByLabel('Save the current version').fill('The first words')
    await page.keyboard.press('Enter')
    const list = dialog.getByRole('list', { name: 'Versions, the latest first' })
    await expect(list.getByRole('listitem')).toHaveCount(1)
    await expectAccessible(page, { exclude: 'iframe' })
    await dialog.getByRole('button', { name: 'Close' }).last().press('Enter')
    await expect(page.getByRole('button', { name: 'More tools' })).toBeFocused()

    await field('Name').fill('Mary, much later')
    await openVersions(page)
    await list.getByRole('button', { name: /The first words/ }).press('Enter')
    await dialog.getByRole('radio', { name: 'What restoring would change' }).press('Space')
    const change = dialog.getByRole('listitem').filter({ hasText: 'Header: Name' })
    await expect(change).toContainText('Mary, much later')
    await expect(change).toContainText('Mary Somerville')
    await expectAccessible(page, { exclude: 'iframe' })
    await dialog.getByRole('radio', { name: 'Page', exact: true }).press('Space')
    await expect(
      page.frameLocator('iframe[title="Page of this version"]').getByRole('heading', { level: 1 }),
    ).toContainText('Mary Somerville')

    await dialog.getByLabel('Name').fill('The very first words')
    await dialog.getByRole('button', { name: 'Save name' }).press('Enter')
    await expect(dialog.getByRole('button', { name: 'Save name' })).toBeDisabled()
    await dialog.getByRole('button', { name: 'Restore this version' }).press('Enter')
    await expect(dialog).toBeHidden()
    await expect(field('Name')).toHaveValue('Mary Somerville')
    const stored = () => succeed(getPortfolio, { token: account.token, params: { id: draft.id } })
    expect((await stored()).content.hero?.name).toBe('Mary Somerville')

    await openVersions(page)
    await expect(list.getByRole('listitem').first()).toContainText('Before a restore or template switch')
    await expect(list.getByRole('listitem').first()).toContainText('Header: Name')
    await expect(list).toContainText('The very first words')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(field('Name')).toHaveValue('Mary, much later')
  })
}

test('publishing stores a version', async ({ page, account }) => {
  const portfolio = await publishedOf(account)
  const { open } = editor(page)
  await signIn(page, account)
  await open(portfolio.id)
  await page.getByRole('button', { name: 'Unpublish' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Unpublish' }).click()
  await publishAnyway(page)
  await expect(page.getByRole('button', { name: 'Unpublish' })).toBeVisible()
  await openVersions(page)
  await expect(dialogOf(page).getByRole('listitem').filter({ hasText: 'Published' })).toHaveCount(2)
})

test.describe('a version that cannot be restored', () => {
  test.use({ expectedErrors: ['ERR_FAILED'] })

  test('shows a message and changes nothing', async ({ page, account }) => {
    const draft = await draftOf(account)
    await succeed(keepVersion, { token: account.token, params: { id: draft.id }, body: { label: 'Kept' } })
    const { open, field } = editor(page)
    await signIn(page, account)
    await open(draft.id)
    await field('Name').fill('Typed meanwhile')
    await page.route('**/restore', (route) => route.abort())
    await openVersions(page)
    await dialogOf(page).getByRole('button', { name: /Kept/ }).click()
    await dialogOf(page).getByRole('button', { name: 'Restore this version' }).click()
    await expect(dialogOf(page).getByRole('alert')).toContainText('Network error or server unavailable')
    await page.keyboard.press('Escape')
    await expect(field('Name')).toHaveValue('Typed meanwhile')
  })
})
