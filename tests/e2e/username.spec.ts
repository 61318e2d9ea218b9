import { claimUsername } from '@vitrine/common/api/usernames'
import { createAccount } from '../support/accounts.ts'
import { succeed } from '../support/api.ts'
import { editor } from './support/editor.ts'
import { draftOf, freshUsername, publishedOf } from './support/portfolio.ts'
import { expect, signIn, test } from './support/test.ts'

test.describe('publishing without a username', () => {
  test.beforeEach(async ({ page, account }) => {
    const draft = await draftOf(account)
    await signIn(page, account)
    await editor(page).open(draft.id)
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
  })

  test('says that a name is taken and lets another be chosen', async ({ page }) => {
    const taken = freshUsername()
    await succeed(claimUsername, { token: (await createAccount()).token, body: { username: taken } })
    const dialog = page.getByRole('dialog', { name: 'Username Required' })
    await dialog.getByLabel('Username').fill(taken)
    await expect(dialog.getByText('This username is already taken')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Claim username' })).toBeDisabled()

    await dialog.getByLabel('Username').fill(freshUsername())
    await expect(dialog.getByText('Username is available!')).toBeVisible()
    await dialog.getByRole('button', { name: 'Claim username' }).click()
    await expect(page.getByRole('button', { name: 'Unpublish' })).toBeVisible()
  })

  test('cleans the name while it is typed, counts it, and names each broken rule', async ({ page }) => {
    const dialog = page.getByRole('dialog', { name: 'Username Required' })
    const input = dialog.getByLabel('Username')
    await input.pressSequentially('My Náme_7!')
    await expect(input).toHaveValue('mynme_7')
    await expect(dialog.getByText('7/30')).toBeVisible()
    for (const [name, message] of [
      ['ab', 'Username must be at least 3 characters'],
      ['dashboard', 'This username is reserved and cannot be used'],
      ['x'.repeat(31), 'Username must be less than 30 characters'],
    ] as const) {
      await input.fill(name)
      await expect(dialog.getByText(message)).toBeVisible()
    }
  })

  test('an answer that arrives late never overrules a newer one', async ({ page }) => {
    const [slow, quick] = [`slow-${freshUsername()}`.slice(0, 30), freshUsername()]
    let release: () => void = () => undefined
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route(`**/api/username/check?u=${slow}`, async (route) => {
      await held
      await route.fulfill({ json: { available: false, message: 'This username is already taken' } }).catch(() => undefined)
    })
    const dialog = page.getByRole('dialog', { name: 'Username Required' })
    const asked = page.waitForRequest(`**/api/username/check?u=${slow}`)
    await dialog.getByLabel('Username').fill(slow)
    await asked
    await dialog.getByLabel('Username').fill(quick)
    await expect(dialog.getByText('Username is available!')).toBeVisible()
    release()
    await expect(dialog.getByText('This username is already taken')).toBeHidden()
    await expect(dialog.getByText('Username is available!')).toBeVisible()
  })
})

test.describe('a name of another portfolio', () => {
  test.use({ expectedErrors: ['409 (Conflict)'] })

  test('moves after asking', async ({ page, account }) => {
    const { username } = await publishedOf(account)
    const draft = await draftOf(account, 'developer-pro')
    await signIn(page, account)
    await editor(page).open(draft.id)
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Username Required' })
    await dialog.getByLabel('Username').fill(username)
    await dialog.getByRole('button', { name: 'Use this username' }).click()
    await expect(dialog.getByText('This username is attached to another of your portfolios.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Move' }).click()
    await expect(page.getByRole('button', { name: 'Unpublish' })).toBeVisible()
    await page.goto(`/${username}`)
    await expect(page.locator('html')).toContainText('Mary Somerville')
  })
})
