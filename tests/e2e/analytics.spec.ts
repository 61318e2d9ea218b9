import type { Page } from '@playwright/test'
import { getAnalyticsSummary } from '@vitrine/common/api/analytics'
import { createPage } from '@vitrine/common/api/pages'
import { patchContent, publishPortfolio } from '@vitrine/common/api/portfolios'
import type { Portfolio } from '@vitrine/common/api/shapes'
import { pagePath } from '@vitrine/common/routes'
import { AT_REST_MS } from '@vitrine/templates/page-scripts/tracking'
import type { TestAccount } from '../support/accounts.ts'
import { succeed } from '../support/api.ts'
import { expectAccessibleEverywhere } from './support/accessible.ts'
import { publishedOf } from './support/portfolio.ts'
import { expect, signIn, signInOnScreen, test } from './support/test.ts'
import { loadedTypefaces } from './support/typefaces.ts'

/** A published page with links that lead away from it. */
async function pageWithLinks(account: TestAccount): Promise<Portfolio & { username: string }> {
  const portfolio = await publishedOf(account)
  await succeed(patchContent, {
    token: account.token,
    params: { id: portfolio.id },
    body: {
      ops: [
        {
          op: 'add',
          path: '/contact',
          value: { email: 'mary@example.com', social: { github: 'https://github.com/mary' } },
        },
      ],
    },
  })
  await publishChanges(account, portfolio.id)
  return portfolio
}

const publishChanges = ({ token }: TestAccount, id: string) =>
  succeed(publishPortfolio, { token, params: { id }, body: { status: 'published' } })

/** The number under a label of the four cards. */
const figure = (page: Page, label: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.getByText(label, { exact: true }) })
    .getByRole('definition')
    .first()

/** A page asks for its typefaces, and tells of the visit some time later, once it knows whose browser it is in: the timer here runs out after its. */
async function wouldHaveTold(page: Page): Promise<void> {
  await expect.poll(() => loadedTypefaces(page)).not.toEqual([])
  await page.evaluate(async (ms) => {
    await new Promise((resolve) => setTimeout(resolve, ms))
    await crypto.subtle.digest('SHA-256', new Uint8Array(64))
    await new Promise((resolve) => setTimeout(resolve))
  }, AT_REST_MS)
}

/** What the page tells about its visitor. */
function tellings(page: Page): string[] {
  const told: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) told.push(pathname)
  })
  return told
}

test('a visit with clicks shows up on its owner’s screen', async ({ page, browser, account }) => {
  test.slow()
  const portfolio = await pageWithLinks(account)
  const { slug } = await succeed(createPage, {
    token: account.token,
    params: { id: portfolio.id },
    body: { kind: 'article', content: { title: 'On grids', date: '2026-03-04' } },
  })
  await publishChanges(account, portfolio.id)
  const visitor = await (await browser.newContext()).newPage()
  await visitor.route('https://github.com/**', (route) => route.fulfill({ body: 'GitHub' }))
  const seen = visitor.waitForResponse('**/api/analytics/views')
  await visitor.goto(`/${portfolio.username}`)
  expect(await (await seen).json()).toEqual({ accepted: true })
  const mail = visitor.locator('a[href^="mailto:"]').first()
  await mail.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()))
  const clicked = visitor.waitForResponse('**/api/analytics/clicks')
  await mail.click()
  expect(await (await clicked).json()).toEqual({ accepted: true })
  const read = visitor.waitForResponse('**/api/analytics/views')
  await visitor.goto(pagePath(portfolio.username, slug))
  expect(await (await read).json()).toEqual({ accepted: true })
  await visitor.context().close()

  await signIn(page, account)
  await page.goto('/dashboard')
  await page.getByRole('link', { name: `Analytics of ${portfolio.name}` }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Portfolio Analytics' })).toBeVisible()
  await expect(figure(page, 'Total Views')).toHaveText('2')
  await expect(figure(page, 'Unique Visitors (7d)')).toHaveText('1')
  await expect(figure(page, 'Unique Visitors (30d)')).toHaveText('1')
  await expect(figure(page, 'Total Clicks')).toHaveText('1')
  await expect(page.getByText('1 visitor in the last 5 minutes')).toBeVisible()
  await expect(page.getByRole('row', { name: /Email 1 100\.0%/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /mary@example\.com/ })).toContainText('1')
  await expect(page.getByText(`/${portfolio.username}`)).toBeVisible()
  await expect(page.getByText(/^Last updated/)).toBeVisible()

  await test.step('of all pages, and of one by day', async () => {
    const counts = page.getByRole('region', { name: 'Views and clicks' })
    await expect(counts.getByRole('row')).toHaveText([/Page/, /Home page\s*1\s*1/, /On grids\s*1\s*0/])
    await page.getByLabel('Page', { exact: true }).selectOption('On grids')
    await expect(counts.getByRole('columnheader', { name: 'Day' })).toBeVisible()
    await expect(counts.getByRole('row')).toHaveText([/Day/, /1\s*0$/])
    await page.getByLabel('Page', { exact: true }).selectOption('All pages')
    await expect(counts.getByRole('row')).toHaveCount(3)
  })

  await page.getByText('7 days', { exact: true }).click()
  await expect(figure(page, 'Unique Visitors (7d)').first()).toHaveText('1')
  await page.getByText('Show the numbers as a table').click()
  await expect(page.getByRole('table', { name: 'Visitors, views and clicks per day' }).getByRole('row')).toHaveCount(8)

  await page.getByRole('button', { name: 'CSV' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Days' }).click()
  expect((await download).suggestedFilename()).toBe(`analytics-${portfolio.username}-7-days.csv`)
})

test('the owner’s own visit is not counted while signed in', async ({ page, account }) => {
  const portfolio = await pageWithLinks(account)
  await signInOnScreen(page, account)
  const told = tellings(page)
  await page.goto(`/${portfolio.username}`)
  await page
    .locator('a[href^="mailto:"]')
    .first()
    .evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()))
  await page.locator('a[href^="mailto:"]').first().click()
  await wouldHaveTold(page)
  expect(told).toEqual([])
})

test('leaving by a link before the first picture counts the view and the click', async ({ browser, account }) => {
  const portfolio = await pageWithLinks(account)
  const images = [{ src: '/examples/minimalist-designer/01.webp', alt: 'A poster' }]
  await succeed(patchContent, {
    token: account.token,
    params: { id: portfolio.id },
    body: { ops: [{ op: 'add', path: '/gallery', value: { images } }] },
  })
  await publishChanges(account, portfolio.id)
  const visitor = await (await browser.newContext()).newPage()
  await visitor.route('https://github.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>GitHub</h1>' }),
  )
  await visitor.route('**/examples/**', () => undefined)
  const told = tellings(visitor)
  await visitor.goto(`/${portfolio.username}`, { waitUntil: 'domcontentloaded' })
  await expect(visitor.locator('img[fetchpriority]')).toHaveCount(1)
  expect(told).toEqual([])
  await visitor.locator('a[href="https://github.com/mary"]').first().click()
  await expect(visitor.getByRole('heading', { name: 'GitHub' })).toBeVisible()
  const figures = () =>
    succeed(getAnalyticsSummary, { token: account.token, params: { id: portfolio.id }, query: { days: '7' } })
  await expect
    .poll(figures)
    .toMatchObject({ totalViews: 1, topLinks: [{ target: 'https://github.com/mary', count: 1 }] })
  await visitor.context().close()
})

test('the public link shows the figures until it is turned off', async ({ page, browser, account }) => {
  test.slow()
  const portfolio = await publishedOf(account)
  await signIn(page, account)
  await page.goto(`/dashboard/analytics/${portfolio.id}`)
  const shared = page.getByLabel('Public link to these analytics')
  await shared.click()
  const address = await page.getByRole('link', { name: /\/statistics\// }).getAttribute('href')
  const stranger = await (await browser.newContext()).newPage()
  await stranger.goto(address ?? '')
  await expect(figure(stranger, 'Total Views')).toHaveText('0')
  await expect(stranger.getByText('Sharing and email')).toBeHidden()
  await expectAccessibleEverywhere(stranger)
  await shared.click()
  await expect(page.getByRole('link', { name: /\/statistics\// })).toBeHidden()
  await stranger.goto(address ?? '')
  await expect(stranger.getByRole('heading', { name: 'Error Loading Analytics' })).toBeVisible()
  await stranger.context().close()
})

test.describe('with Do Not Track', () => {
  test.use({ extraHTTPHeaders: { DNT: '1' } })

  test('nothing is sent', async ({ page, account }) => {
    const portfolio = await pageWithLinks(account)
    await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'doNotTrack', { value: '1' }))
    const told = tellings(page)
    await page.goto(`/${portfolio.username}`)
    await page
      .locator('a[href^="mailto:"]')
      .first()
      .evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()))
    await page.locator('a[href^="mailto:"]').first().click()
    await wouldHaveTold(page)
    expect(told).toEqual([])
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
  })
})

test.describe('with an endpoint that fails', () => {
  test.use({ expectedErrors: ['/api/analytics/'] })

  for (const [what, fail] of [
    ['is out of reach', (page: Page) => page.route('**/api/analytics/*', (route) => route.abort())],
    [
      'answers with an error',
      (page: Page) => page.route('**/api/analytics/*', (route) => route.fulfill({ status: 500, body: 'broken' })),
    ],
    ['never answers', (page: Page) => page.route('**/api/analytics/*', () => undefined)],
  ] as const) {
    test(`and ${what} the page is untouched`, async ({ page, account }) => {
      const portfolio = await pageWithLinks(account)
      await fail(page)
      await page.route('https://github.com/**', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<h1>GitHub</h1>' }),
      )
      await page.goto(`/${portfolio.username}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.locator('a[href="https://github.com/mary"]').first().click()
      await expect(page.getByRole('heading', { name: 'GitHub' })).toBeVisible()
    })
  }
})

test.describe('when figures cannot be loaded', () => {
  test.use({ expectedErrors: ['/summary'] })

  test('a message and a way back are shown', async ({ page, account }) => {
    await signIn(page, account)
    await page.goto('/dashboard/analytics/no-such-portfolio')
    await expect(page.getByRole('heading', { name: 'Error Loading Analytics' })).toBeVisible()
    await page.getByRole('link', { name: 'Back to Dashboard' }).click()
    await expect(page).toHaveURL(/\/dashboard$/)
  })
})

test.describe('the analytics screen', () => {
  test('is accessible and fits a phone, empty and filled', async ({ page, browser, account }) => {
    test.slow()
    const portfolio = await pageWithLinks(account)
    await signIn(page, account)
    await page.goto(`/dashboard/analytics/${portfolio.id}`)
    await expect(page.getByText('No view data available')).toBeVisible()
    await expectAccessibleEverywhere(page)

    const visitor = await (await browser.newContext()).newPage()
    const seen = visitor.waitForResponse('**/api/analytics/views')
    await visitor.goto(`/${portfolio.username}`)
    await seen
    await visitor.context().close()
    await page.getByRole('button', { name: 'Refresh' }).click()
    await expect(figure(page, 'Total Views')).toHaveText('1')
    await page.getByText('Show the numbers as a table').click()
    await expectAccessibleEverywhere(page)
  })
})
