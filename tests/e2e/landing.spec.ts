import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { expect, signInOnScreen, test } from './support/test.ts'

// What moves is looked at here.
test.use({ reducedMotion: 'no-preference' })

const headerActions = (page: Page) => page.getByRole('navigation', { name: 'Main' })

/** The links and pictures that the page must have whether or not a script has run. */
async function expectComplete(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your work deserves a website of its own.')
  await expect(headerActions(page).getByRole('link')).toHaveText(['Templates', 'Sign In', 'Get Started'])
  for (const figure of ['50+', '50k+', '4.9'])
    await expect(page.getByRole('definition').filter({ hasText: figure }).first()).toBeVisible()
  const categories = page.getByRole('region', { name: 'For whatever you do' }).getByRole('link')
  await expect(categories).toContainText([
    /Design.*24/,
    /Tech.*18/,
    /Photography.*15/,
    /Corporate.*12/,
    /Creative.*21/,
    /Freelance.*16/,
  ])
  const featured = page.getByRole('region', { name: 'Featured templates' })
  await expect(featured.getByRole('heading', { level: 3 })).toHaveCount(3)
  for (const link of await featured.getByRole('link', { name: /^Preview of/ }).all()) {
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('href', /^\/portfolio\/[a-z0-9-]+$/)
  }
  await expect(page.getByRole('navigation', { name: 'Footer' }).getByRole('link')).toHaveText([
    'Templates',
    'Sign Up',
    'Sign In',
  ])
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the page is complete and its links work', async ({ page, request }) => {
    await page.goto('/')
    await expectComplete(page)
    await expect(page.getByRole('radiogroup', { name: 'Colour scheme' })).toBeHidden()
    for (const picture of await page.getByRole('main').locator('img').all()) {
      const answer = await request.get((await picture.getAttribute('src')) ?? '')
      expect(answer.headers()['content-type']).toBe('image/webp')
    }
    await page.getByRole('link', { name: 'Browse Templates' }).click()
    await expect(page).toHaveURL('/templates')
  })
})

test('search engines and shared links get a description, a picture and the canonical address', async ({
  page,
  request,
}) => {
  await page.goto('/')
  const content = (name: string) =>
    page.locator(`meta[name="${name}"], meta[property="${name}"]`).getAttribute('content')
  await expect(page).toHaveTitle('Vitrine – a portfolio website of your own')
  expect(await content('description')).toMatch(/^Choose a template/)
  expect(await content('og:title')).toBe(await page.title())
  expect(await content('og:description')).toBeTruthy()
  const canonical = (await page.locator('link[rel=canonical]').getAttribute('href')) ?? ''
  expect(canonical).toBe(await content('og:url'))
  expect(new URL(canonical).pathname).toBe('/')
  const card = await request.get(new URL((await content('og:image')) ?? '').pathname)
  expect(card.headers()['content-type']).toBe('image/png')
})

test('with JavaScript nothing moves, and the page loads at most 5 KB of script and asks nobody who the visitor is', async ({
  page,
}) => {
  const scripts: Promise<number>[] = []
  const calls: string[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      scripts.push(response.body().then((body) => gzipSync(body, { level: 9 }).length))
    if (['fetch', 'xhr'].includes(response.request().resourceType())) calls.push(response.url())
  })
  await page.goto('/')
  await page.getByRole('radio', { name: 'Dark' }).check()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.waitForLoadState('networkidle')

  await expectComplete(page)
  await expect(page.locator('html'), 'the typeface has come').toHaveClass(/fonts-ready/)
  const bytes = (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0)
  expect(bytes).toBeGreaterThan(0)
  expect(bytes).toBeLessThanOrEqual(5_000)
  expect(calls).toEqual([])
})

test('the chosen colours are there before the first paint', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('radio', { name: 'Dark' }).check()
  // The choice is kept by a script that comes after the page.
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  for (const path of ['/', '/login']) {
    // Without the app's own scripts only the head can have done it.
    await page.route('**/assets/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
    await page.goto(path)
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await page.unroute('**/assets/*.js')
  }
})

test('a signed-in visitor gets a dashboard link, without layout shift', async ({ page, account }) => {
  await signInOnScreen(page, account)
  await page.addInitScript(() => {
    Object.assign(window, { shifts: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(window, {
          shifts: (window as unknown as { shifts: number }).shifts + (entry as unknown as { value: number }).value,
        })
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/')
  await expect(headerActions(page).getByRole('link')).toHaveText(['Templates', 'Go to Dashboard'])
  await expect(page.getByRole('region', { name: 'Put your work in the window.' }).getByRole('link')).toHaveText(
    'Go to Dashboard',
  )
  await expect(page.getByRole('navigation', { name: 'Footer' }).getByRole('link')).toHaveText([
    'Templates',
    'Dashboard',
    'Account',
  ])
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => (window as unknown as { shifts: number }).shifts)).toBeLessThan(0.01)
  await headerActions(page).getByRole('link', { name: 'Go to Dashboard' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Mary Somerville')

  await page.getByRole('button', { name: 'Sign Out' }).first().click()
  await expect(headerActions(page).getByRole('link', { name: 'Sign In' })).toBeVisible()
  await page.reload()
  await expectComplete(page)
})

test('no other screen begins with the landing page’s markup', async ({ request }) => {
  for (const path of ['/verify', '/dashboard/nope']) {
    const html = await (await request.get(path)).text()
    expect(html).toContain('<div id="root"></div>')
    expect(html.length).toBeLessThan(3000)
  }
})

test.describe('the Content-Security-Policy', () => {
  test.use({ expectedErrors: ['Content Security Policy'] })

  test('allows only the named inline script', async ({ page, request }) => {
    for (const path of [
      '/',
      '/login',
      '/dashboard',
      '/dashboard/editor/any',
      '/templates',
      '/templates/developer-pro',
    ]) {
      const policy = (await request.get(path)).headers()['content-security-policy'] ?? ''
      expect(policy, path).toContain("script-src 'self' 'sha256-")
      expect(policy, path).toContain("default-src 'none'")
      expect(policy.replace(path === '/' ? "style-src 'unsafe-inline'" : '', ''), path).not.toContain('unsafe')
    }
    await page.goto('/')
    const ran = await page.evaluate(() => {
      const script = document.createElement('script')
      script.textContent = 'document.documentElement.dataset.injected = ""'
      const refused = new Promise<string>((resolve) =>
        document.addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective)),
      )
      document.body.append(script)
      return refused
    })
    expect(ran).toBe('script-src-elem')
    const styled = await page.evaluate(() => {
      const style = document.createElement('style')
      style.textContent = 'h1 { color: red }'
      const refused = new Promise<string>((resolve) =>
        document.addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective)),
      )
      document.head.append(style)
      return refused
    })
    expect(styled, 'the page’s own policy narrows its styles').toBe('style-src-elem')
    expect(await page.locator('html').getAttribute('data-injected')).toBeNull()
  })
})
