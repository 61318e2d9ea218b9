import { gzipSync } from 'node:zlib'
import type { Page, Response } from '@playwright/test'
import { templateIds } from '@vitrine/common/templates/ids'
import { catalogue } from '@vitrine/templates/catalogue'
import { shiftsOf } from './support/shifts.ts'
import { expectTakenOver } from './support/taken-over.ts'
import { expect, signIn, test } from './support/test.ts'

// What moves is looked at here.
test.use({ reducedMotion: 'no-preference' })

const names = (page: Page) => page.getByRole('region', { name: 'Results' }).getByRole('heading', { level: 2 })
const dataOf = async (page: Page) =>
  JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '') as Record<string, unknown>

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the store is complete, and its filters are links', async ({ page }) => {
    await page.goto('/templates')
    await expect(page).toHaveTitle('Portfolio templates – Vitrine')
    await expect(page.getByText('7 templates found', { exact: true })).toBeVisible()
    await expect(names(page)).toHaveCount(templateIds.length)
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /^Templates for portfolio websites/)
    const canonical = await page.locator('link[rel=canonical]').getAttribute('href')
    expect(new URL(canonical ?? '').pathname).toBe('/templates')
    await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /\/social-card\.png$/)
    const { itemListElement, ...list } = await dataOf(page)
    expect(list).toMatchObject({ '@type': 'ItemList' })
    expect(itemListElement).toHaveLength(templateIds.length)

    await page.getByRole('link', { name: 'Creative 2', exact: true }).click()
    await expect(page).toHaveURL('/templates?category=Creative')
    await expect(page.getByText('2 templates found', { exact: true })).toBeVisible()
    await page.getByRole('link', { name: 'Free', exact: true }).click()
    await expect(page).toHaveURL('/templates?category=Creative&price=free')
    await expect(page.getByRole('heading', { name: 'No templates found' })).toBeVisible()
    await page.getByRole('link', { name: 'Clear filters' }).click()
    await expect(names(page)).toHaveCount(templateIds.length)

    await page.goto('/templates?price=free')
    await page.getByRole('searchbox', { name: 'Search templates' }).fill('resume')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/templates?price=free&q=resume')
    await expect(names(page)).toHaveText(['Developer Pro', 'Classic Profile'])
    await page.goto('/templates?favourites=1')
    await expect(page.getByRole('heading', { name: 'Sign in to see your favourites' })).toBeVisible()
  })

  test('a card leads to the page of its template, which says all about it', async ({ page, request }) => {
    await page.goto('/templates')
    await page.getByRole('link', { name: 'Business Executive', exact: true }).click()
    await expect(page).toHaveURL('/templates/business-executive')
    await expect(page).toHaveTitle('Business Executive: corporate portfolio template – Vitrine')
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Business Executive')
    await expect(main.getByText('$29')).toBeVisible()
    for (const caption of ['On a desktop', 'On a tablet', 'On a phone'])
      await expect(main.getByText(caption)).toBeVisible()
    for (const picture of await main.locator('img').all()) {
      const answer = await request.get((await picture.getAttribute('src')) ?? '')
      expect(answer.headers()['content-type']).toBe('image/webp')
    }
    for (const feature of catalogue['business-executive'].listing.features)
      await expect(main.getByRole('region', { name: 'Features' }).getByText(feature, { exact: true })).toBeVisible()
    await expect(main.getByRole('region', { name: 'Looks' }).getByRole('listitem')).toHaveCount(3)
    await expect(main.getByRole('link', { name: 'Sign in to Customize Business Executive' })).toBeVisible()
    const data = await dataOf(page)
    expect(data).toMatchObject({ '@type': 'Product', offers: { price: '29.00', priceCurrency: 'USD' } })
  })

  test('the page of a template names its reviews and public pages made with it, and rates only what was rated', async ({
    page,
  }) => {
    await page.goto('/templates/minimalist-designer')
    const reviews = page.getByRole('region', { name: 'Reviews' }).getByRole('listitem')
    expect(await reviews.count()).toBeGreaterThan(0)
    expect(await dataOf(page)).toMatchObject({ aggregateRating: { '@type': 'AggregateRating' } })
    await page.goto('/templates/portfolio-v7-victorian-detective')
    await expect(page.getByRole('main').getByText('New', { exact: true })).toBeVisible()
    expect(await dataOf(page)).not.toHaveProperty('aggregateRating')
  })
})

test('strangers get at most 5 KB of script, until they begin to search; what they typed stays', async ({ page }) => {
  const scripts: Response[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response)
  })
  await page.goto('/templates')
  await page.waitForLoadState('networkidle')
  const before = scripts.length
  const bodies = await Promise.all(scripts.map((response) => response.body()))
  expect(bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0)).toBeLessThanOrEqual(5_000)
  expect(await shiftsOf(page)).toBeLessThan(0.02)

  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  const search = page.getByRole('searchbox', { name: 'Search templates' })
  await search.pressSequentially('resume')
  await expect(names(page)).toHaveCount(templateIds.length)
  release()
  await expect(names(page)).toHaveText(['Developer Pro', 'Classic Profile'])
  await expect(search).toHaveValue('resume')
  await expect(search).toBeFocused()
  await expect(page).toHaveURL('/templates?q=resume')
  expect(scripts.length).toBeGreaterThan(before)
})

test('for somebody who is signed in the app takes the store over, and nothing moves', async ({ page, account }) => {
  await signIn(page, account)
  await page.goto('/templates')
  const first = await page.getByRole('main').locator('img').first().elementHandle()
  await expect(page.getByRole('button', { name: 'Customize Developer Pro' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Favourite Developer Pro' })).toBeVisible()
  await expect(page).toHaveTitle('Portfolio templates – Vitrine')
  await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible()
  expect(await shiftsOf(page)).toBeLessThan(0.02)
  expect(await first.evaluate((picture) => picture.isConnected), 'it was drawn anew').toBe(true)
})

test('the page of a template has its typeface and its switch of colours, after its picture', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.resourceType()))
  await page.goto('/templates/developer-pro')
  await expect(page.locator('html')).toHaveClass(/fonts-ready/)
  await page.getByRole('radio', { name: 'Dark' }).check()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  expect(asked.indexOf('script')).toBeGreaterThan(asked.indexOf('image'))
})

test('the page of a template learns from other tabs whether somebody is signed in', async ({
  page,
  account,
  context,
}) => {
  await page.goto('/templates/developer-pro')
  const dashboard = page.getByRole('banner').getByRole('link', { name: 'Go to Dashboard' })
  await expect(page.locator('html')).toHaveClass(/fonts-ready/)
  await expect(dashboard).toBeHidden()
  const other = await context.newPage()
  await signIn(other, account)
  await other.goto('/dashboard')
  await expect(dashboard).toBeVisible()
  await other.getByRole('button', { name: 'Sign Out' }).click()
  await expect(dashboard).toBeHidden()
})

test('on a phone the chosen category is in sight, with and without the app', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const row = page.getByRole('navigation', { name: 'Categories' })
  await page.goto('/templates')
  const last = await row.getByRole('link').last().getAttribute('href')
  await page.goto(last!)
  const chosen = row.locator('[aria-current=true]')
  await expect(chosen).toBeInViewport({ ratio: 1 })
  await page.getByRole('searchbox', { name: 'Search templates' }).click()
  await expectTakenOver(page)
  await expect(chosen).toBeInViewport({ ratio: 1 })
})

test('what a link leads to comes when the pointer is near it', async ({ page }) => {
  await page.goto('/')
  const fetched = page.waitForRequest((request) => new URL(request.url()).pathname === '/templates')
  await page.getByRole('main').getByRole('link', { name: 'Browse Templates' }).hover()
  expect((await fetched).isNavigationRequest()).toBe(false)
})

test('the sitemap names the pages of the store', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  for (const path of ['/', '/templates', ...templateIds.flatMap((id) => [`/templates/${id}`, `/portfolio/${id}`])])
    expect(sitemap).toMatch(new RegExp(`<loc>[^<]*//[^/<]+${path}</loc>`))
})

test('a crawler finds each public screen from the start page, and no dead link', async ({ request }) => {
  const found = new Map<string, number>()
  const open = ['/']
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    const answer = await request.get(path)
    found.set(path, answer.status())
    if (!answer.headers()['content-type']?.startsWith('text/html')) continue
    const html = await answer.text()
    for (const [, href = ''] of html.matchAll(/<a\b[^>]*? href="([^"]*)"/g)) {
      const address = new URL(href.replaceAll('&amp;', '&'), new URL(path, 'http://site.invalid'))
      // Of the example people.
      if (address.origin !== 'http://site.invalid') continue
      // What signing in comes back to makes no other screen.
      const next = address.pathname + (address.pathname === '/login' ? '' : address.search)
      if (!found.has(next) && !open.includes(next)) open.push(next)
    }
  }
  expect([...found].filter(([, status]) => status !== 200)).toEqual([])
  for (const path of [
    '/templates',
    '/login',
    '/signup',
    '/reset-password',
    ...templateIds.flatMap((id) => [`/templates/${id}`, `/portfolio/${id}`]),
  ])
    expect(found.has(path), path).toBe(true)
})

for (const [name, size] of [
  ['wide', { width: 1440, height: 900 }],
  ['narrow', { width: 360, height: 740 }],
] as const) {
  test(`nothing sticks out of a ${name} window`, async ({ page }) => {
    await page.setViewportSize(size)
    for (const path of ['/', '/templates', '/templates/developer-pro', '/portfolio/developer-pro']) {
      await page.goto(path)
      await page.waitForLoadState('networkidle')
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(size.width)
      expect(await shiftsOf(page), path).toBeLessThan(0.02)
    }
  })
}
