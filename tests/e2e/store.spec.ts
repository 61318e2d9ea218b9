import type { Page } from '@playwright/test'
import { publishPortfolio } from '@vitrine/common/api/portfolios'
import { reviewTemplate } from '@vitrine/common/api/templates'
import { createAccount } from '../support/accounts.ts'
import { adminFirestore } from '../support/admin.ts'
import { succeed } from '../support/api.ts'
import { publishedOf } from './support/portfolio.ts'
import { expectTakenOver } from './support/taken-over.ts'
import { expect, signIn, test } from './support/test.ts'

const card = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })
const count = (page: Page, n: number) => expect(page.getByText(`${n} templates found`, { exact: true })).toBeVisible()
const names = (page: Page) => page.getByRole('region', { name: 'Results' }).getByRole('heading', { level: 2 })
const heart = (page: Page, name: string) => page.getByRole('button', { name: `Favourite ${name}` })
/** Strangers sign in first. */
const strangersHeart = (page: Page, name: string) => page.getByRole('link', { name: `Favourite ${name}` })
/** A filter, which is a link. */
const filter = (page: Page, name: string | RegExp) => page.getByRole('link', { name, exact: true })
const isChosen = (page: Page, name: string) => expect(filter(page, name)).toHaveAttribute('aria-current', 'true')
const favouriteIds = async (uid: string) =>
  (await adminFirestore().collection(`users/${uid}/favourites`).get()).docs.map(({ id }) => id)

/** The store once the app has taken over: somebody who begins to search has it. */
async function openInApp(page: Page): Promise<void> {
  await page.goto('/templates')
  await page.getByRole('searchbox', { name: 'Search templates' }).focus()
  await expectTakenOver(page)
}

test.describe('finding templates', () => {
  test('search, category, price and view combine, and the address keeps them', async ({ page }) => {
    await page.goto('/templates')
    await count(page, 7)
    const search = page.getByRole('searchbox', { name: 'Search templates' })
    await search.pressSequentially('RESUME')
    await count(page, 2)
    await expect(names(page)).toHaveText(['Developer Pro', 'Classic Profile'])
    await filter(page, 'Tech 1').click()
    await count(page, 1)
    await filter(page, 'Paid').click()
    await count(page, 0)
    await expect(page.getByRole('heading', { name: 'No templates found' })).toBeVisible()
    await expect(page.getByText('Try adjusting your filters or search terms')).toBeVisible()
    await expect(page).toHaveURL('/templates?q=RESUME&category=Tech&price=paid')

    await page.goBack()
    await count(page, 1)
    await expect(search).toHaveValue('RESUME')
    await filter(page, 'List').click()
    await expect(page).toHaveURL('/templates?q=RESUME&category=Tech&view=list')
    await page.reload()
    await count(page, 1)
    await expect(search).toHaveValue('RESUME')
    await isChosen(page, 'List')
    await isChosen(page, 'Tech 1')
  })

  test.describe('where a deploy has replaced the script of the store', () => {
    test.use({
      expectedErrors: ['404 (Not Found)', 'Failed to fetch dynamically imported module', 'ScreenUnavailable'],
    })

    test('what was typed stays, and Enter still sends it', async ({ page }) => {
      let answer = () => {}
      const typed = new Promise<void>((resolve) => (answer = resolve))
      await page.route('**/assets/store-page-*.js', async (route) => {
        await typed
        await route.fulfill({ status: 404, body: '' })
      })
      await page.goto('/templates')
      const search = page.getByRole('searchbox', { name: 'Search templates' })
      await search.fill('resume')
      const givenUp = page.waitForEvent('console', (message) => message.text().includes('ScreenUnavailable'))
      answer()
      await givenUp
      await expect(search).toHaveValue('resume')
      await search.press('Enter')
      await expect(page).toHaveURL('/templates?q=resume')
      await count(page, 2)
    })
  })

  test('typing in the middle of a word keeps the caret there', async ({ page }) => {
    await page.goto('/templates?q=dark')
    const search = page.getByRole('searchbox', { name: 'Search templates' })
    await search.focus()
    await page.keyboard.press('Home')
    await page.keyboard.type('abc')
    await expect(search).toHaveValue('abcdark')
    await expect(page).toHaveURL('/templates?q=abcdark')
    await page.getByRole('link', { name: 'Clear filters' }).click()
    await expect(search).toHaveValue('')
    await count(page, 7)
    await page.goBack()
    await expect(search).toHaveValue('abcdark')
  })

  test('a category and a price can be chosen with the keyboard', async ({ page }) => {
    await page.goto('/templates')
    await count(page, 7)
    await filter(page, 'Creative 2').focus()
    await page.keyboard.press('Enter')
    await count(page, 2)
    await filter(page, 'All').focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await isChosen(page, 'Free')
    await count(page, 0)
  })

  test('a card says everything about its template', async ({ page }) => {
    await page.goto('/templates')
    const one = card(page, 'Developer Pro')
    for (const text of [
      'Tech · ',
      /\d+ downloads?/,
      'Free',
      'by Vitrine',
      'Featured',
      'Rotating titles, typed out',
      'Work timeline',
      '+4 more',
    ]) {
      await expect(one.getByText(text).first()).toBeVisible()
    }
    await expect(card(page, 'Business Executive').getByText('$29')).toBeVisible()
    await expect(card(page, 'Victorian Detective').getByText('New', { exact: true })).toBeVisible()
    const opened = page.context().waitForEvent('page')
    await one.getByRole('link', { name: 'Preview Developer Pro' }).click()
    await expect(await opened).toHaveURL('/portfolio/developer-pro')
  })
})

test.describe('when templates fail to load', () => {
  test.use({ expectedErrors: ['ERR_FAILED'] })

  test('the store shows the reason and retries', async ({ page }) => {
    await page.route('**/api/templates', (route) => route.abort())
    // From the app: whoever comes from outside gets them with the page.
    await page.goto('/reset-password')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.evaluate(() => history.pushState(null, '', '/templates'))
    await page.evaluate(() => window.dispatchEvent(new PopStateEvent('popstate')))
    await expect(
      page.getByRole('heading', { name: 'Failed to load templates: Network error or server unavailable' }),
    ).toBeVisible()
    await page.unroute('**/api/templates')
    await page.getByRole('button', { name: 'Retry' }).click()
    await count(page, 7)
  })
})

test.describe('favourites', () => {
  test('are saved in the account and filter the store', async ({ page, account }) => {
    await signIn(page, account)
    await page.goto('/templates')
    await expect(heart(page, 'Developer Pro')).toBeEnabled()
    await heart(page, 'Developer Pro').focus()
    await page.keyboard.press('Enter')
    await expect(heart(page, 'Developer Pro')).toHaveAttribute('aria-pressed', 'true')
    await expect.poll(() => favouriteIds(account.uid)).toEqual(['developer-pro'])

    await filter(page, 'Favourites').click()
    await count(page, 1)
    await expect(page).toHaveURL('/templates?favourites=1')
    await page.reload()
    await count(page, 1)
    await heart(page, 'Developer Pro').click()
    await expect(page.getByRole('heading', { name: 'No favourites yet' })).toBeVisible()
    await expect.poll(() => favouriteIds(account.uid)).toEqual([])
    await page.goBack()
    await count(page, 7)

    await page.goto('/dashboard/templates')
    await heart(page, 'Classic Profile').click()
    await expect.poll(() => favouriteIds(account.uid)).toEqual(['portfolio-v6-classic-profile'])
    await page.goto('/dashboard')
    await expect(heart(page, 'Classic Profile')).toHaveAttribute('aria-pressed', 'true')
  })

  test('signed out, the heart leads through the login and is then set', async ({ page, account }) => {
    await page.goto('/templates?price=free')
    await strangersHeart(page, 'Developer Pro').click()
    await expect(page).toHaveURL('/login')
    await page.getByLabel('Email').fill(account.email)
    await page.getByLabel('Password', { exact: true }).fill(account.password)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page).toHaveURL('/templates?price=free')
    await expect(heart(page, 'Developer Pro')).toHaveAttribute('aria-pressed', 'true')
    await expect.poll(() => favouriteIds(account.uid)).toEqual(['developer-pro'])
  })

  test('signed out, the filter asks to sign in', async ({ page }) => {
    await page.goto('/templates?favourites=1')
    await expect(page.getByRole('heading', { name: 'Sign in to see your favourites' })).toBeVisible()
    await page.getByRole('region', { name: 'Results' }).getByRole('link', { name: 'Sign in', exact: true }).click()
    await expect(page).toHaveURL('/login')
  })
})

test.describe('Customize', () => {
  test('creates a portfolio and opens it', async ({ page, account }) => {
    await signIn(page, account)
    await page.goto('/templates')
    await page.getByRole('button', { name: 'Customize Developer Pro' }).click()
    await expect(page.getByRole('heading', { name: 'Editing: Portfolio from Developer Pro' })).toBeVisible()
  })

  test('signed out, creates it once after the login', async ({ page, account }) => {
    await page.goto('/templates')
    await page.getByRole('link', { name: 'Sign in to Customize Minimalist Designer' }).click()
    await expect(page).toHaveURL('/login')
    await page.getByLabel('Email').fill(account.email)
    await page.getByLabel('Password', { exact: true }).fill(account.password)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Editing: Portfolio from Minimalist Designer' })).toBeVisible()
    await page.goBack()
    await count(page, 7)
    const made = await adminFirestore().collection('portfolios').where('ownerId', '==', account.uid).get()
    expect(made.size).toBe(1)
  })
})

test.describe('the chooser', () => {
  test('shows six skeletons, then makes a draft while its button is busy', async ({ page, account }) => {
    await signIn(page, account)
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/api/templates', async (route) => {
      await held
      await route.continue()
    })
    await page.goto('/dashboard/templates')
    await expect(page.getByRole('status').filter({ hasText: 'Loading templates…' }).locator('> div')).toHaveCount(6)
    release()
    await expect(card(page, 'Developer Pro').getByText('Featured')).toBeVisible()

    let create = () => {}
    const creating = new Promise<void>((resolve) => (create = resolve))
    await page.route('**/api/portfolios', async (route) => {
      await creating
      await route.continue()
    })
    await page.getByRole('button', { name: 'Use This Template Developer Pro' }).click()
    await expect(page.getByRole('button', { name: 'Creating... Developer Pro' })).toBeVisible()
    create()
    await expect(page.getByRole('heading', { name: 'Editing: Developer Pro – Draft' })).toBeVisible()
  })

  test('shows a template’s name where its picture is missing', async ({ page, account }) => {
    await signIn(page, account)
    await page.route('**/thumbnails/developer-pro*.webp', (route) =>
      route.fulfill({ contentType: 'image/webp', body: 'no picture' }),
    )
    await page.goto('/dashboard/templates')
    await expect(card(page, 'Developer Pro').locator('[aria-hidden]', { hasText: 'Developer Pro' })).toBeVisible()
  })

  test.describe('when something fails', () => {
    test.use({ expectedErrors: ['ERR_FAILED'] })

    test('a message appears, and Retry loads again', async ({ page, account }) => {
      await signIn(page, account)
      await page.route('**/api/templates', (route) => route.abort())
      await page.goto('/dashboard/templates')
      await expect(
        page.getByRole('heading', { name: 'Failed to load templates. Please try again later.' }),
      ).toBeVisible()
      await page.unroute('**/api/templates')
      await page.getByRole('button', { name: 'Retry' }).click()
      await page.route('**/api/portfolios', (route) => route.abort())
      await page.getByRole('button', { name: 'Use This Template Developer Pro' }).click()
      await expect(page.getByRole('alert')).toHaveText('Failed to create portfolio. Please try again.')
    })
  })
})

test('ratings open the reviews, page by page', async ({ page }) => {
  test.slow()
  const reviewers = await Promise.all(Array.from({ length: 11 }, () => createAccount({ name: 'Mary Anning' })))
  for (const [n, reviewer] of reviewers.entries()) {
    const { id } = await publishedOf(reviewer)
    const text = n === 10 ? `Digs deep. ${'Bones'.repeat(60)}` : `Fossil ${n}`
    await succeed(reviewTemplate, {
      token: reviewer.token,
      params: { id: 'minimalist-designer' },
      body: { rating: 4, text },
    })
    await succeed(publishPortfolio, { token: reviewer.token, params: { id }, body: { status: 'draft' } })
  }
  await openInApp(page)
  await card(page, 'Minimalist Designer')
    .getByRole('link', { name: /\(\d+ reviews?\) of Minimalist Designer/ })
    .click()
  const dialog = page.getByRole('dialog', { name: 'Reviews of Minimalist Designer' })
  await expect(dialog.getByRole('listitem')).toHaveCount(10)
  await expect(dialog.getByText(/^Digs deep/)).toBeVisible()
  const sideways = await dialog.evaluate((element) =>
    [...element.querySelectorAll('*')].some(
      ({ scrollWidth, clientWidth }) => clientWidth > 100 && scrollWidth > clientWidth,
    ),
  )
  expect(sideways, 'a long word sticks out').toBe(false)
  await dialog.getByRole('button', { name: 'Show more reviews' }).click()
  await expect(dialog.getByText('Fossil 0')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})
