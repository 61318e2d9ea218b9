import type { Page } from '@playwright/test'
import { FONTS_READY } from '@vitrine/templates/page-scripts/fonts-ready'
import { editor } from './support/editor.ts'
import { draftOf } from './support/portfolio.ts'
import { expect, signIn, test } from './support/test.ts'

/** The scripts of the build that a visit loads. */
async function scriptsOf(page: Page, visit: () => Promise<unknown>): Promise<string[]> {
  const scripts: string[] = []
  const note = (request: { url: () => string; resourceType: () => string }) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  }
  page.on('request', note)
  await visit()
  await page.waitForLoadState('networkidle')
  page.off('request', note)
  return scripts
}

test('each screen has a title, and navigation focuses its heading', async ({ page }) => {
  await page.goto('/reset-password')
  await expect(page).toHaveTitle('Reset your password – Vitrine')
  await page.getByRole('link', { name: 'Back to sign in' }).click()
  await expect(page).toHaveTitle('Sign in – Vitrine')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.getByRole('link', { name: 'Sign up' }).click()
  await expect(page).toHaveTitle('Create your account – Vitrine')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.goBack()
  await expect(page).toHaveTitle('Sign in – Vitrine')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('going back restores the scroll position', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 500 })
  await page.goto('/templates')
  // The typeface comes last, and texts may be a line longer or shorter in it.
  await expect(page.locator('html')).toHaveClass(new RegExp(FONTS_READY))
  const last = page.getByRole('heading', { level: 2 }).last()
  await last.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => window.scrollY)
  expect(before).toBeGreaterThan(200)
  // A real click may scroll to its target first.
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).dispatchEvent('click')
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Templates' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before)
})

test('whoever is signed in stays where they are: as the app takes over, back from a document, and reloading', async ({
  page,
  account,
}) => {
  await signIn(page, account)
  await page.setViewportSize({ width: 800, height: 500 })
  const scrolledTo = () => page.evaluate(() => window.scrollY)
  const scrollTo = (top: number) => page.evaluate((y) => window.scrollTo(0, y), top)
  const customize = page.getByRole('button', { name: 'Customize Developer Pro' })

  await test.step('a store that is scrolled before the app is there', async () => {
    let bringApp = () => {}
    const scrolled = new Promise<void>((resolve) => (bringApp = resolve))
    await page.route(/\/take-over-/, async (route) => {
      await scrolled
      await route.continue()
    })
    await page.goto('/templates')
    await scrollTo(300)
    bringApp()
    await expect(customize).toBeVisible()
    expect(await scrolledTo()).toBe(300)
    await page.unrouteAll()
  })

  await test.step('a store that was left for a template', async () => {
    // A real click may scroll to its target first.
    await page.locator('a[href="/templates/developer-pro"]').first().dispatchEvent('click')
    await expect(page.getByRole('heading', { level: 1, name: 'Developer Pro' })).toBeVisible()
    await page.goBack()
    await expect(customize).toBeVisible()
    await expect.poll(scrolledTo).toBe(300)
  })

  await test.step('a screen that is taller once its data is there', async () => {
    await page.goto('/account')
    const last = page.getByRole('heading', { level: 2 }).last()
    await last.scrollIntoViewIfNeeded()
    const before = await scrolledTo()
    expect(before).toBeGreaterThan(300)
    await page.reload()
    await expect.poll(scrolledTo).toBe(before)
  })

  await test.step('a dashboard that is taller than its outline, on a phone', async () => {
    for (let index = 0; index < 4; index++) await draftOf(account)
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/dashboard')
    await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible()
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThan(1_700)
    await scrollTo(900)
    await page.reload()
    await expect.poll(scrolledTo).toBe(900)
  })
})

test('an unknown address shows the not-found page', async ({ page }) => {
  for (const path of ['/dashboard/nope', '/editor/one/two']) {
    await page.goto(path)
    await expect(page).toHaveTitle('Page not found – Vitrine')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page doesn’t exist')
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  }
  await page.getByRole('main').getByRole('link', { name: 'Browse Templates' }).click()
  await expect(page).toHaveURL('/templates')
  await expect(page.locator('meta[name=robots]')).toHaveCount(0)
})

test.describe('without a connection', () => {
  // What was still loading.
  test.use({ expectedErrors: ['ERR_INTERNET_DISCONNECTED'] })

  test('a hint shows while the browser is offline', async ({ page, context }) => {
    // What the screen loads when it has nothing else to do.
    const complete = page.waitForResponse(/\/toaster-/)
    await page.goto('/reset-password')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await (await complete).finished()
    const hint = page.getByText('You’re offline. ')
    await context.setOffline(true)
    await expect(hint).toBeVisible()
    await context.setOffline(false)
    await expect(hint).toBeHidden()
  })
})

test.describe('a screen’s script fails to load', () => {
  test.use({
    autosave: false,
    expectedErrors: [
      '404 (Not Found)',
      'Failed to fetch dynamically imported module',
      'ScreenUnavailable',
      'error loading dynamically',
      // What could not load was rendered once more, at once.
      'Minified React error #520',
    ],
  })

  test('the browser reloads once, and the screen opens', async ({ page }) => {
    const known = new Set(await scriptsOf(page, () => page.goto('/login')))
    const later = (await scriptsOf(page, () => page.goto('/signup'))).filter((script) => !known.has(script))
    expect(later.length).toBeGreaterThan(0)

    await scriptsOf(page, () => page.goto('/login'))
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    let refusals = 0
    await page.route(
      (url) => later.includes(url.href),
      (route) => {
        refusals += 1
        return refusals === 1 ? route.fulfill({ status: 404, body: '' }) : route.continue()
      },
    )
    await page.getByRole('link', { name: 'Sign up' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Create your account' })).toBeVisible()
    await expect(page).toHaveURL('/signup')
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false)
  })

  test('if that fails, an error screen offers to reload', async ({ page }) => {
    const known = new Set(await scriptsOf(page, () => page.goto('/login')))
    // The scripts of the document itself are as new as the document.
    const later = (await scriptsOf(page, () => page.goto('/reset-password'))).filter(
      (script) => !known.has(script) && !/\/(start-)?app-/.test(script),
    )
    expect(later.length).toBeGreaterThan(0)

    await scriptsOf(page, () => page.goto('/login'))
    await page.route(
      (url) => later.includes(url.href),
      (route) => route.fulfill({ status: 404, body: '' }),
    )
    let documents = 0
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1
    })
    await page.getByRole('link', { name: 'Forgot password?' }).click()
    await expect(page.getByRole('alert')).toContainText('This page couldn’t be loaded')
    await expect(page).toHaveTitle('Something went wrong – Vitrine')
    expect(documents).toBe(1)

    await page.unrouteAll()
    await page.getByRole('button', { name: 'Reload' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Reset your password' })).toBeVisible()
  })

  test('a reload never loses an unsaved edit', async ({ page, account }) => {
    const draft = await draftOf(account)
    await signIn(page, account)
    const { open, field, preview } = editor(page)
    // The last of the editor's own scripts.
    const complete = page.waitForResponse(/\/leave-dialog-/)
    await open(draft.id)
    await expect(preview.getByRole('heading', { level: 1 })).toBeVisible()
    await complete
    await expect(page.getByRole('button', { name: 'More tools' })).toBeEnabled()
    await field('Name').fill('Mary, unsaved')
    await expect(page.getByRole('button', { name: 'Save (1 pending)' })).toBeVisible()
    let documents = 0
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1
    })
    await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404, body: '' }))
    await page.getByRole('link', { name: 'Back to Dashboard' }).click()
    await page.getByRole('button', { name: 'Leave without saving' }).click()
    await expect(page.getByRole('alert')).toContainText('unsaved edits are kept on this device')
    expect(documents).toBe(0)

    await page.unrouteAll()
    await open(draft.id)
    await page.getByRole('button', { name: 'Restore' }).click()
    await expect(field('Name')).toHaveValue('Mary, unsaved')
  })
})
