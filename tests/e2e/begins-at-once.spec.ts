import { createPortfolio, updatePortfolio } from '@vitrine/common/api/portfolios'
import { createAccount } from '../support/accounts.ts'
import { succeed } from '../support/api.ts'
import { editor } from './support/editor.ts'
import { draftOf } from './support/portfolio.ts'
import { shiftsOf } from './support/shifts.ts'
import { expect, signInOnScreen, test } from './support/test.ts'

/** What screens of accounts show before the server has answered: what this device has kept of the account. */

test('the dashboard begins with the list as it last was, and makes it true', async ({ page, account }) => {
  const { id, name } = await draftOf(account)
  await signInOnScreen(page, account)
  await page.goto('/dashboard')
  const edit = (of: string) => page.getByRole('link', { name: `Edit ${of}`, exact: true })
  await expect(edit(name)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back, Mary Somerville' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible()

  await succeed(updatePortfolio, { token: account.token, params: { id }, body: { name: 'Renamed elsewhere' } })
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/api/portfolios/user/**', async (route) => {
    await held
    await route.continue()
  })
  await page.reload()
  await expect(edit(name)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back, Mary Somerville' })).toBeVisible()
  release()
  await expect(edit('Renamed elsewhere')).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('what was edited on another device moves no card; it comes first on the next visit', async ({
    page,
    account,
  }) => {
    const { id } = await draftOf(account, 'developer-pro', 'Older')
    await draftOf(account, 'developer-pro', 'Newer')
    const names = page.getByRole('region', { name: 'My Portfolios' }).getByRole('heading', { level: 3 })
    await signInOnScreen(page, account)
    await page.goto('/dashboard')
    await expect(names).toHaveText(['Newer', 'Older'])
    // Kept for the next visit as well.
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome back, Mary Somerville' })).toBeVisible()

    await succeed(updatePortfolio, { token: account.token, params: { id }, body: { name: 'Edited' } })
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/api/portfolios/user/**', async (route) => {
      await held
      await route.continue()
    })
    await page.reload()
    await expect(names).toHaveText(['Newer', 'Older'])
    const before = await shiftsOf(page)
    release()
    await expect(names).toHaveText(['Newer', 'Edited'])
    expect((await shiftsOf(page)) - before).toBeLessThan(0.02)

    await page.reload()
    await expect(names).toHaveText(['Edited', 'Newer'])
  })
})

test('nothing of it is left after signing out, nor shown to another account', async ({ page, account }) => {
  const { name } = await draftOf(account)
  await signInOnScreen(page, account)
  await page.goto('/dashboard')
  await expect(page.getByRole('link', { name: `Edit ${name}` })).toBeVisible()
  const isKept = () => page.evaluate((part) => JSON.stringify({ ...localStorage }).includes(part), name)
  await expect.poll(isKept).toBe(true)
  await page.getByRole('button', { name: 'Sign Out' }).first().click()
  await expect(page).toHaveURL('/')
  await expect.poll(isKept).toBe(false)

  const other = await createAccount({ name: 'Jonas Feld' })
  await succeed(createPortfolio, { token: other.token, body: { templateId: 'creative-studio', name: 'Of Jonas' } })
  await signInOnScreen(page, other)
  await page.goto('/dashboard')
  await expect(page.getByRole('link', { name: 'Edit Of Jonas' })).toBeVisible()
  await expect(page.getByRole('link', { name: `Edit ${name}` })).toHaveCount(0)
})

test.describe('while the server does not answer', () => {
  test.use({ expectedErrors: ['ERR_FAILED'] })

  test('the list of before is shown as what it is', async ({ page, account }) => {
    const { name } = await draftOf(account)
    await signInOnScreen(page, account)
    await page.goto('/dashboard')
    await expect(page.getByRole('link', { name: `Edit ${name}` })).toBeVisible()
    const failing = /\/api\/(portfolios\/user\/|templates$)/
    await page.route(failing, (route) => route.abort())
    await page.reload()
    const stale = page.getByRole('alert').filter({ hasText: 'as you last saw it' })
    await expect(stale).toBeVisible()
    await expect(page.getByRole('link', { name: `Edit ${name}` })).toBeVisible()
    await expect(page.getByText('Failed to load templates: ')).toBeVisible()
    await page.unroute(failing)
    await stale.getByRole('button', { name: 'Retry' }).click()
    await expect(stale).toBeHidden()
    // All that failed was asked for again.
    const mine = page.getByRole('region', { name: 'My Portfolios' })
    await expect(mine.getByText('Minimalist Designer', { exact: true })).toBeVisible()
  })
})

test('the editor opens while the Auth service has not answered yet, and keeps what is typed meanwhile', async ({
  page,
  account,
}) => {
  const { id } = await draftOf(account)
  await signInOnScreen(page, account)
  await page.goto('/dashboard')
  await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible()
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/accounts:lookup*', async (route) => {
    await held
    await route.continue()
  })
  // The app waits for the request, which must not wait for the app.
  const asked = page.waitForRequest(`**/api/portfolios/${id}`)
  await page.route(/\/assets\/(start-)?app-[^/]*\.js/, async (route) => {
    await asked
    await route.continue()
  })
  const { open, field, expectSaved } = editor(page)
  await open(id)
  await field('Name').fill('Typed early')
  release()
  await page.keyboard.press('Control+S')
  await expectSaved()
  await page.reload()
  await expect(field('Name')).toHaveValue('Typed early')
})

test('a session that has ended leads to the sign-in screen, and nothing of it is left', async ({ page, account }) => {
  const { name } = await draftOf(account)
  await signInOnScreen(page, account)
  await page.goto('/dashboard')
  await expect(page.getByRole('link', { name: `Edit ${name}` })).toBeVisible()
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('firebaseLocalStorageDb')
        opening.onerror = () => reject(new Error('not opened'))
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('firebaseLocalStorage', 'readwrite')
          transaction.objectStore('firebaseLocalStorage').clear()
          transaction.oncomplete = () => resolve()
        }
      }),
  )
  await page.goto('/dashboard')
  await expect(page).toHaveURL('/login')
  expect(await page.evaluate((part) => JSON.stringify({ ...localStorage }).includes(part), name)).toBe(false)
})

test('the script of the editor comes when the pointer is near the way to it', async ({ page, account }) => {
  const { name } = await draftOf(account)
  await signInOnScreen(page, account)
  await page.goto('/dashboard')
  const fetched = page.waitForRequest(/\/assets\/editor-/)
  await page.getByRole('link', { name: `Edit ${name}` }).hover()
  await fetched
})
