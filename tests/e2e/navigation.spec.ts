import type { Page } from '@playwright/test'
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

test('each screen has its title, and its heading the focus after a navigation', async ({ page }) => {
  await page.goto('/login')
  await expect(page).toHaveTitle('Sign in – Vitrine')
  await page.getByRole('link', { name: 'Sign up' }).click()
  await expect(page).toHaveTitle('Create your account – Vitrine')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.goBack()
  await expect(page).toHaveTitle('Sign in – Vitrine')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('going back returns to where the page was scrolled', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 500 })
  await page.goto('/templates')
  const last = page.getByRole('heading', { level: 2 }).last()
  await last.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => window.scrollY)
  expect(before).toBeGreaterThan(200)
  // A real click may scroll to its target first.
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).dispatchEvent('click')
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before)
})

test('an address of the app that leads nowhere says so', async ({ page }) => {
  for (const path of ['/dashboard/nope', '/editor/one/two']) {
    await page.goto(path)
    await expect(page).toHaveTitle('Page not found – Vitrine')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page does not exist')
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  }
  await page.getByRole('main').getByRole('link', { name: 'Browse Templates' }).click()
  await expect(page).toHaveURL('/templates')
  await expect(page.locator('meta[name=robots]')).toHaveCount(0)
})

test('being offline is said, and that it is over', async ({ page, context }) => {
  await page.goto('/login')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const hint = page.getByText('You are offline. ')
  await context.setOffline(true)
  await expect(hint).toBeVisible()
  await context.setOffline(false)
  await expect(hint).toBeHidden()
})

test.describe('a screen’s script is gone', () => {
  test.use({
    autosave: false,
    expectedErrors: [
      '404 (Not Found)',
      'Failed to fetch dynamically imported module',
      'ScreenUnavailable',
      'error loading dynamically',
    ],
  })

  test('the browser opens the screen anew, once, and the reader arrives', async ({ page }) => {
    const known = new Set(await scriptsOf(page, () => page.goto('/login')))
    const later = (await scriptsOf(page, () => page.goto('/signup'))).filter((script) => !known.has(script))
    expect(later.length).toBeGreaterThan(0)

    await page.goto('/login')
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

  test('where that does not help, the screen says so and offers to reload', async ({ page }) => {
    const known = new Set(await scriptsOf(page, () => page.goto('/dashboard/nope')))
    const later = (await scriptsOf(page, () => page.goto('/signup'))).filter((script) => !known.has(script))
    expect(later.length).toBeGreaterThan(0)

    await page.goto('/dashboard/nope')
    await page.route(
      (url) => later.includes(url.href),
      (route) => route.fulfill({ status: 404, body: '' }),
    )
    let documents = 0
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1
    })
    await page.getByRole('banner').getByRole('link', { name: 'Get Started' }).click()
    await expect(page.getByRole('alert')).toContainText('This page could not be loaded')
    await expect(page).toHaveTitle('Something went wrong – Vitrine')
    expect(documents).toBe(1)

    await page.unrouteAll()
    await page.getByRole('button', { name: 'Reload' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Create your account' })).toBeVisible()
  })

  test('an unsaved edit is never reloaded away', async ({ page, account }) => {
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
    await expect(page.getByRole('alert')).toContainText('an unsaved edit is kept on this device')
    expect(documents).toBe(0)

    await page.unrouteAll()
    await open(draft.id)
    await page.getByRole('button', { name: 'Restore' }).click()
    await expect(field('Name')).toHaveValue('Mary, unsaved')
  })
})
