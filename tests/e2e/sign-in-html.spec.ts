import { gzipSync } from 'node:zlib'
import type { Page, Response } from '@playwright/test'
import { catalogue as german } from '../../web/lib/words/catalogues/de.ts'
import { expectTakenOver } from './support/taken-over.ts'
import { expect, test } from './support/test.ts'

/** Holds the app's scripts, but the page's own, until they are let go. */
async function holdApp(page: Page): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/*.js', async (route) => {
    if (!/\/(sign-in-entrance|device)-/.test(route.request().url())) await held
    await route.continue()
  })
  return () => release()
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const [path, title, heading] of [
    ['/login', 'Sign in – Vitrine', 'Sign in'],
    ['/signup', 'Create your account – Vitrine', 'Create your account'],
  ] as const)
    test(`${path} is there, and says what it needs`, async ({ page }) => {
      await page.goto(path)
      await expect(page).toHaveTitle(title)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      await expect(page.getByLabel('Email')).toBeVisible()
      // Playwright reads no text of this element, whether or not it is shown.
      await expect(page.locator('noscript p')).toBeVisible()
      expect(await page.content()).toContain('builder needs JavaScript')
    })

  test('the dashboard says so above its outline', async ({ page }) => {
    await page.goto('/dashboard')
    await expect(page.locator('noscript p')).toBeInViewport()
  })
})

test('one can type before the app begins to load, and what was typed and pressed stays', async ({ page, account }) => {
  const scripts: Response[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response)
  })
  const release = await holdApp(page)
  await page.goto('/login')
  await page.getByLabel('Email').pressSequentially(account.email)
  const sizes = scripts.map(async (script) => gzipSync(await script.body(), { level: 9 }).length)
  expect((await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(5_000)
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  await page.getByRole('checkbox', { name: 'Remember me' }).uncheck()
  await page.keyboard.press('Tab')
  await page.getByLabel('Password', { exact: true }).press('Enter')
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toHaveAttribute('aria-disabled', 'true')
  release()
  await page.waitForURL((url) => url.pathname !== '/login')
  // As was chosen before the app was there: the session ends with the window.
  const kept = await page.evaluate(() =>
    Object.keys(sessionStorage).some((key) => key.startsWith('firebase:authUser:')),
  )
  expect(kept).toBe(true)
})

test('Enter before any script is there signs in when the app is, without sending the form', async ({
  page,
  account,
}) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  let documents = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1
  })
  await page.goto('/login', { waitUntil: 'commit' })
  await page.getByLabel('Email').fill(account.email)
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toHaveAttribute('aria-disabled', 'true')
  release()
  await page.waitForURL((url) => url.pathname !== '/login')
  expect(documents).toBe(1)
})

test('so does the button where the app speaks another language than its document', async ({ page, account }) => {
  await page.addInitScript(() => localStorage.setItem('vitrine-language', 'de'))
  const release = await holdApp(page)
  await page.goto('/login')
  await page.getByLabel('Email').fill(account.email)
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  release()
  await page.waitForURL((url) => url.pathname !== '/login')
})

test('signing up takes over what was typed, too', async ({ page }) => {
  const release = await holdApp(page)
  await page.goto('/signup')
  const first = await page.getByLabel('Full name').elementHandle()
  await page.getByLabel('Full name').fill('Mary')
  await page.getByLabel('Email').fill('mary@example.com')
  await page.getByLabel('Password', { exact: true }).fill('Vitrine-demo-1')
  await page.getByLabel('Confirm password').fill('Vitrine-demo-1')
  release()
  await expect(page.getByRole('button', { name: 'Create account' })).toBeEnabled()
  await expect(page.getByLabel('Full name')).toHaveValue('Mary')
  await expect(page.getByLabel('Email')).toHaveValue('mary@example.com')
  expect(await first.evaluate((field) => field.isConnected), 'it was drawn anew').toBe(true)
})

test.describe('in a German browser', () => {
  test.use({ locale: 'de-DE' })

  test('the screen is in German, and the app goes on with what was typed', async ({ page }) => {
    const release = await holdApp(page)
    await page.goto('/signup')
    await expect(page).toHaveTitle(`${german['Create your account']} – Vitrine`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(german['Create your account'])
    const name = page.getByLabel(german['Full name'])
    const first = await name.elementHandle()
    await name.fill('Mary')
    await page.getByLabel(german.Password, { exact: true }).fill('Vitrine-demo-1')
    await page.getByLabel(german['Confirm password']).fill('Vitrine-demo-1')
    release()
    await expect(page.getByRole('button', { name: german['Create account'] })).toBeEnabled()
    await expect(name).toHaveValue('Mary')
    expect(await first.evaluate((field) => field.isConnected), 'it was drawn anew').toBe(true)
  })
})

test.describe('where the app does not arrive', () => {
  test.use({
    expectedErrors: [
      '404 (Not Found)',
      'Failed to fetch dynamically imported module',
      'Unable to preload',
      'ScreenUnavailable',
    ],
  })

  test('the screen says so, and what was typed stays', async ({ page }) => {
    await page.route('**/assets/*.js', (route) =>
      /\/(sign-in-entrance|device)-/.test(route.request().url())
        ? route.continue()
        : route.fulfill({ status: 404, body: '' }),
    )
    await page.goto('/login')
    await page.getByLabel('Email').fill('mary@example.com')
    await expect(page.getByRole('alert')).toContainText('Signing in couldn’t be loaded')
    await expect(page.getByLabel('Email')).toHaveValue('mary@example.com')
  })

  for (const [path, script] of [
    ['/login', 'login-screen'],
    ['/signup', 'signup-screen'],
  ] as const)
    test(`so does ${path} where a deploy has replaced only its own script, without opening anew by itself`, async ({
      page,
    }) => {
      let answer = () => {}
      const typed = new Promise<void>((resolve) => (answer = resolve))
      await page.route(`**/assets/${script}-*.js`, async (route) => {
        await typed
        await route.fulfill({ status: 404, body: '' })
      })
      await page.goto(path)
      await page.getByLabel('Email').fill('mary@example.com')
      await page.getByLabel('Password', { exact: true }).fill('Vitrine-demo-1')
      answer()
      await expect(page.getByRole('alert')).toContainText('Signing in couldn’t be loaded')
      await expect(page.getByLabel('Email')).toHaveValue('mary@example.com')
      await expect(page.getByLabel('Password', { exact: true })).toHaveValue('Vitrine-demo-1')
    })

  test('a screen with nothing typed in is opened anew by itself', async ({ page }) => {
    let asked = 0
    await page.route('**/assets/login-screen-*.js', (route) => {
      asked += 1
      return asked === 1 ? route.fulfill({ status: 404, body: '' }) : route.continue()
    })
    await page.goto('/login')
    await expect.poll(() => asked).toBe(2)
    await expectTakenOver(page)
    await expect(page.getByRole('alert')).toBeHidden()
  })
})
