import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { getSettings } from '@vitrine/common/api/user'
import { createAccount, signedInAgo, type TestAccount } from '../support/accounts.ts'
import { adminAuth, adminBucket, adminFirestore, preparedUpload } from '../support/admin.ts'
import { createFullAccount, tracesOf } from '../support/everything.ts'
import { unzip } from '../support/unzip.ts'
import { draftOf, publishedOf } from './support/portfolio.ts'
import { expect, signIn, signInOnScreen, test } from './support/test.ts'

async function openAccount(page: Page, account: TestAccount): Promise<void> {
  await signIn(page, account)
  // Asked for with each load. A password that is changed before the answer makes it a refusal.
  const settings = page.waitForResponse(`**${getSettings.path}`)
  await page.goto('/account')
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible()
  await settings
}

test('the account page requires signing in, then returns; the header menu links to it', async ({ page, account }) => {
  await page.goto('/account')
  await expect(page).toHaveURL(/\/login$/)
  await page.getByLabel('Email').fill(account.email)
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(/\/account$/)

  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('menuitem', { name: 'Account' }).click()
  await expect(page).toHaveURL(/\/account$/)
  await expect(page.getByText('You haven’t bought a template yet.')).toBeVisible()
})

test('changing the name updates profile and sign-in', async ({ page, account }) => {
  await openAccount(page, account)
  const name = page.getByRole('textbox', { name: 'Name' })
  await expect(name).toHaveValue('Mary Somerville')
  await name.fill('   ')
  await page.getByRole('button', { name: 'Save name' }).click()
  await expect(page.getByText('Please enter your name.')).toBeVisible()
  await name.fill(' Mary Fairfax ')
  await page.getByRole('button', { name: 'Save name' }).click()
  await expect(page.getByText('Your name has been saved.')).toBeVisible()
  await expect(name).toHaveValue('Mary Fairfax')
  await expect(page.getByRole('button', { name: 'Save name' })).toBeDisabled()

  const profile = (await adminFirestore().doc(`users/${account.uid}`).get()).data()
  expect(profile).toMatchObject({ name: 'Mary Fairfax', namelower: 'mary fairfax' })
  expect((await adminAuth().getUser(account.uid)).displayName).toBe('Mary Fairfax')
})

test('purchases, credits and plan are shown', async ({ page, account }) => {
  await adminFirestore().doc(`users/${account.uid}`).update({ credits: 10 })
  await adminFirestore()
    .doc(`users/${account.uid}/purchases/creative-studio`)
    .set({ createdAt: new Date('2026-03-04T12:00:00Z') })
  await openAccount(page, account)
  await expect(page.getByRole('region', { name: 'Purchases' })).toContainText('March 4, 2026')
  await expect(page.getByRole('region', { name: 'Plan and credits' })).toContainText('10')
  await page.getByRole('link', { name: 'See the plans' }).click()
  await expect(page).toHaveURL(/\/payment$/)
})

test.describe('the password', () => {
  test.use({ expectedErrors: ['400 (Bad Request)'] })

  test('changes with the current one, by the rules of the sign-up', async ({ page, account }) => {
    await openAccount(page, account)
    const change = page.getByRole('button', { name: 'Change password' })
    await page.getByLabel('Current password').fill('Wrong-horse-1')
    await page.getByLabel('New password', { exact: true }).fill('weak')
    await page.getByLabel('Confirm new password').fill('weak')
    await expect(change).toBeDisabled()
    await page.getByLabel('New password', { exact: true }).fill('Other-horse-2')
    await expect(page.getByText('The passwords don’t match.')).toBeVisible()
    await page.getByLabel('Confirm new password').fill('Other-horse-2')
    await change.click()
    await expect(page.getByText('That’s not your current password.')).toBeVisible()
    await expect(page.getByLabel('New password', { exact: true })).toHaveValue('Other-horse-2')

    await page.getByLabel('Current password').fill(account.password)
    await change.click()
    await expect(page.getByText('Your password has been changed. Other devices are signed out.')).toBeVisible()
    await expect(page.getByLabel('Current password')).toHaveValue('')

    await page.evaluate(() => indexedDB.deleteDatabase('firebaseLocalStorageDb'))
    await page.context().clearCookies()
    await page.goto('/')
    await signInOnScreen(page, { ...account, password: 'Other-horse-2' })
  })
})

test.describe('downloading everything', () => {
  test.use({ expectedErrors: ['Failed to load resource'] })

  test('gives a ZIP with the portfolios and pictures, after a failure too', async ({ page, account }) => {
    const portfolio = await publishedOf(account)
    const draft = await draftOf(account, 'developer-pro')
    const pictures = Array.from({ length: 12 }, (_unused, n) => `${portfolio.id}/images/${n}-a.png`)
    await Promise.all(
      pictures.map((path) =>
        adminBucket().file(`user-assets/${account.uid}/${path}`).save(Buffer.from(path), preparedUpload),
      ),
    )
    await openAccount(page, account)

    await page.route('**/*7-a.png?alt=media', (route) => route.abort(), { times: 1 })
    await page.getByRole('button', { name: 'Download everything' }).click()
    await expect(page.getByText('The download stopped. Try again to continue where it left off.')).toBeVisible()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Try again' }).click(),
    ])
    await expect(page.getByText('Your download is ready')).toBeVisible()

    expect(download.suggestedFilename()).toMatch(/^vitrine-\d{4}-\d\d-\d\d\.zip$/)
    const files = unzip(await readFile(await download.path()))
    const json = (path: string) => JSON.parse(String(files.get(path))) as unknown
    expect(json('profile.json')).toMatchObject({ name: 'Mary Somerville', signIn: { email: account.email } })
    expect(json('usernames.json')).toEqual([
      expect.objectContaining({ id: portfolio.username, portfolioId: portfolio.id }),
    ])
    expect(json(`portfolios/${portfolio.id}.json`)).toMatchObject({
      username: portfolio.username,
      status: 'published',
      content: { hero: {} },
      design: {},
    })
    expect(json(`portfolios/${draft.id}.json`)).toMatchObject({ templateId: 'developer-pro' })
    for (const path of pictures) expect(String(files.get(`pictures/${path}`))).toBe(path)
    expect(json('favourites.json')).toEqual([])
    expect(json('purchases.json')).toEqual([])
  })
})

test.describe('deleting the account', () => {
  test.use({ expectedErrors: ['403 (Forbidden)', '400 (Bad Request)', '404 (Not Found)'] })

  test('requires the word and, after a while, the password, then deletes everything and signs out', async ({
    page,
  }) => {
    const full = await createFullAccount()
    const { account, username } = full
    await openAccount(page, account)
    const another = await page.context().newPage()
    await another.goto('/dashboard')
    await expect(another.getByRole('heading', { level: 1 })).toBeVisible()
    await page.bringToFront()

    await page.getByRole('button', { name: 'Delete my account' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
    const confirm = dialog.getByRole('button', { name: 'Delete my account' })
    await dialog.getByLabel('Type DELETE to confirm').fill('delete')
    await expect(confirm).toBeDisabled()
    await dialog.getByLabel('Type DELETE to confirm').fill('DELETE')

    // The sign-in is made to look old once; the server judges it, as it would in the evening.
    const old = await signedInAgo(account, 301)
    await page.route(
      '**/api/account/*/deletion',
      (route) => route.continue({ headers: { ...route.request().headers(), authorization: `Bearer ${old}` } }),
      { times: 1 },
    )
    await confirm.click()
    await expect(dialog.getByText('You signed in a while ago.')).toBeVisible()
    await dialog.getByLabel('Your password').fill('Wrong-horse-1')
    await confirm.click()
    await expect(dialog.getByText('That’s not your current password.')).toBeVisible()
    await dialog.getByLabel('Your password').fill(account.password)
    await confirm.click()

    await expect(page).toHaveURL(/\/$/)
    await expect(page.getByText('Your account and everything in it have been deleted.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible()
    expect(await tracesOf(full)).toEqual([])
    expect((await page.goto(`/${username}`))?.status()).toBe(404)
    await expect(another).toHaveURL(/\/login$/)

    await page.goto('/login')
    await page.getByLabel('Email').fill(account.email)
    await page.getByLabel('Password', { exact: true }).fill(account.password)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page.getByText('Invalid email or password. New here? Please sign up.')).toBeVisible()
  })
})

test.describe('an account that signs in with Google only', () => {
  test.use({ expectedErrors: ['403 (Forbidden)'] })

  test('has no password section, and confirms deletion with Google', async ({ page }) => {
    const email = `google-${process.pid}-${Date.now()}@example.com`
    await page.goto('/login')
    await page.getByRole('button', { name: 'Sign in with Google' }).click()
    await page.getByLabel('Google address').fill(email)
    await page.getByLabel('Name').fill('Caroline Herschel')
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    await expect(page).toHaveURL(/\/payment$/)

    await page.goto('/account')
    await expect(page.getByText('You sign in with Google, so there is no password here')).toBeVisible()
    await page.getByRole('button', { name: 'Delete my account' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
    await dialog.getByLabel('Type DELETE to confirm').fill('DELETE')
    const { uid } = await adminAuth().getUserByEmail(email)
    await page.route(
      '**/api/account/*/deletion',
      async (route) => {
        const headers = route.request().headers()
        const old = await signedInAgo({ uid, token: String(headers.authorization).replace('Bearer ', '') }, 301)
        await route.continue({ headers: { ...headers, authorization: `Bearer ${old}` } })
      },
      { times: 1 },
    )
    await dialog.getByRole('button', { name: 'Delete my account' }).click()
    await dialog.getByRole('button', { name: 'Continue with Google and delete' }).click()
    await expect(page.getByText('Your account and everything in it have been deleted.')).toBeVisible()
    await expect(adminAuth().getUser(uid)).rejects.toThrow()
  })
})

test.describe('when the server cannot be reached', () => {
  test.use({ expectedErrors: ['Failed to load resource'] })

  test('the deletion shows a message, keeps the input and can be retried', async ({ page }) => {
    const account = await createAccount()
    await openAccount(page, account)
    await page.getByRole('button', { name: 'Delete my account' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
    await dialog.getByLabel('Type DELETE to confirm').fill('DELETE')
    await page.route('**/api/account/*/deletion', (route) => route.abort(), { times: 1 })
    await dialog.getByRole('button', { name: 'Delete my account' }).click()
    await expect(
      dialog.getByText('Network error or server unavailable. Your account couldn’t be deleted. Please try again.'),
    ).toBeVisible()
    await dialog.getByRole('button', { name: 'Delete my account' }).click()
    await expect(page.getByText('Your account and everything in it have been deleted.')).toBeVisible()
  })
})
