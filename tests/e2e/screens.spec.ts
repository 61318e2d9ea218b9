import { createPage } from '@vitrine/common/api/pages'
import { appRoutes } from '@vitrine/common/routes'
import { screens } from '../../web/lib/screens.ts'
import { succeed } from '../support/api.ts'
import { draftOf } from './support/portfolio.ts'
import { expect, signIn, test } from './support/test.ts'

type Screen = keyof typeof screens

/** Whose screen it is, and what its title is where that names what it shows. */
const visits: Record<Screen, { signedIn: boolean; title?: string }> = {
  landing: { signedIn: false },
  login: { signedIn: false },
  signup: { signedIn: false },
  resetPassword: { signedIn: false },
  authAction: { signedIn: false },
  store: { signedIn: false, title: 'Portfolio templates' },
  paymentSuccess: { signedIn: false },
  sharedAnalytics: { signedIn: false },
  preview: { signedIn: false },
  verify: { signedIn: true },
  payment: { signedIn: true },
  onboarding: { signedIn: true, title: 'What do you do?' },
  account: { signedIn: true },
  dashboard: { signedIn: true },
  chooser: { signedIn: true },
  messages: { signedIn: true },
  editor: { signedIn: true, title: 'Editing: Portfolio from Minimalist Designer' },
  editorPages: { signedIn: true },
  pageEditor: { signedIn: true, title: 'Editing: A study' },
  analytics: { signedIn: true },
}

/** These lead on by themselves. */
const passing: readonly Screen[] = ['verify']

test.describe('each screen', () => {
  test.use({ expectedErrors: ['404 (Not Found)', '400 (Bad Request)'] })

  test('has a title and a description of its own, and something to see at once', async ({ page, account }) => {
    const { token } = account
    const { id } = await draftOf(account)
    const { id: pageId } = await succeed(createPage, {
      token,
      params: { id },
      body: { kind: 'study', content: { title: 'A study', blocks: [] } },
    })
    const titles = new Set<string>()
    for (const signedIn of [false, true]) {
      if (signedIn) await signIn(page, account)
      for (const [name, visit] of Object.entries(visits) as [Screen, (typeof visits)[Screen]][]) {
        if (visit.signedIn !== signedIn || passing.includes(name)) continue
        const path = appRoutes[name]
          .replace(':portfolioId', id)
          .replace(':pageId', pageId)
          .replace(':shareKey', 'nobody')
        await page.goto(path)
        const title = visit.title ?? screens[name].title
        await expect(page, path).toHaveTitle(title ? `${title} – Vitrine` : 'Vitrine – a portfolio website of your own')
        await expect(page.locator('meta[name=description]'), path).toHaveAttribute('content', screens[name].description)
        await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeAttached()
        titles.add(await page.title())
      }
    }
    expect(titles.size).toBe(Object.keys(visits).length - passing.length)
  })
})

test('while its script is on the way, a screen shows its outline', async ({ page }) => {
  await page.route('**/assets/dashboard-*.js', () => {})
  await page.goto('/dashboard')
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeAttached()
  await expect(page).toHaveTitle('Dashboard – Vitrine')
})

test('the dashboard and the editor show theirs before any script', async ({ page }) => {
  await page.route('**/assets/*.js', () => {})
  for (const path of ['/dashboard', '/dashboard/editor/any']) {
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page.getByRole('status').filter({ hasText: 'Loading' }), path).toBeAttached()
  }
})

test('back and forward find what was chosen and where it was scrolled', async ({ page, account }) => {
  await page.setViewportSize({ width: 800, height: 500 })
  for (const templateId of ['developer-pro', 'creative-studio', 'minimalist-designer'] as const)
    await draftOf(account, templateId)
  await signIn(page, account)
  await page.goto('/dashboard')
  await page.getByRole('radio', { name: 'List' }).click()
  await expect(page.getByRole('radio', { name: 'List' })).toBeChecked()
  const last = page.getByRole('link', { name: /^Analytics of/ }).last()
  await last.scrollIntoViewIfNeeded()
  // By script: a wheel over a thumbnail that is just being loaded is never answered.
  await page.evaluate(() => window.scrollBy(0, 150))
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100)
  const before = await page.evaluate(() => window.scrollY)
  await last.dispatchEvent('click')
  await page
    .getByRole('button', { name: '7 days' })
    .or(page.getByRole('radio', { name: '7 days' }))
    .first()
    .click()
  await expect(page).toHaveURL(/days=7/)
  await page.goBack()
  await expect(page.getByRole('radio', { name: 'List' })).toBeChecked()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before)
  await page.goForward()
  await expect(page).toHaveURL(/days=7/)

  await page.goto('/dashboard/messages')
  await page.getByRole('tab', { name: 'Subscribers' }).click()
  await page.getByRole('banner').getByRole('link', { name: 'Templates' }).click()
  await expect(page).toHaveURL('/templates')
  await page.goBack()
  await expect(page.getByRole('tab', { name: 'Subscribers' })).toHaveAttribute('aria-selected', 'true')
})
