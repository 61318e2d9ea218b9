import { Timestamp } from 'firebase-admin/firestore'
import { PORTFOLIOS_PAGE_SIZE, updatePortfolio } from '@vitrine/common/api/portfolios'
import { getOwnReview } from '@vitrine/common/api/templates'
import type { Page } from '@playwright/test'
import { catalogue } from '@vitrine/templates/catalogue'
import { createAccount } from '../support/accounts.ts'
import { adminFirestore } from '../support/admin.ts'
import { succeed } from '../support/api.ts'
import { drawnTexts } from './support/drawn-texts.ts'
import { draftOf, publishedOf } from './support/portfolio.ts'
import { expect, signIn, test } from './support/test.ts'

const mine = (page: Page) => page.getByRole('region', { name: 'My Portfolios' })
const card = (page: Page, name: string) =>
  mine(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) })
const stat = (page: Page, label: string) =>
  page.getByRole('main').getByRole('term').filter({ hasText: label }).locator('xpath=following-sibling::dd')

/** Opens the menu of a card and chooses, with the keyboard alone. */
async function choose(page: Page, name: string, item: string): Promise<void> {
  await page.getByRole('button', { name: `More for ${name}`, exact: true }).focus()
  await page.keyboard.press('Enter')
  const entry = page.getByRole('menuitem', { name: item })
  const focused = () => page.evaluate(() => document.activeElement?.textContent)
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  while (!(await entry.evaluate((element) => element === document.activeElement))) {
    const before = await focused()
    await page.keyboard.press('ArrowDown')
    // The focus follows the key a moment later; at the end of the menu it stays, and that fails.
    await expect.poll(focused).not.toBe(before)
  }
  await page.keyboard.press('Enter')
}

test('the dashboard greets the owner, shows totals and links on', async ({ page, account }) => {
  const published = await publishedOf(account)
  await draftOf(account, 'developer-pro')
  await signIn(page, account)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back, Mary Somerville' })).toBeVisible()
  await expect(stat(page, 'Portfolios')).toHaveText('2')
  await expect(stat(page, 'Templates Used')).toHaveText('2')
  await expect(stat(page, 'Total Views')).toHaveText('0')
  await expect(stat(page, 'Plan')).toHaveText('Free')
  await expect(card(page, published.name).getByText('Edited 1 day ago')).toBeVisible()
  const templates = page.getByRole('region', { name: 'Template Store' })
  await expect(templates.getByRole('heading', { level: 3 })).toHaveCount(6)
  await expect(templates.getByRole('link', { name: 'View all templates' })).toHaveAttribute('href', '/templates')

  await page.getByRole('radio', { name: 'List' }).click()
  await expect(card(page, published.name).getByRole('link', { name: `Edit ${published.name}` })).toHaveAttribute(
    'href',
    `/dashboard/editor/${published.id}`,
  )
  const opened = page.context().waitForEvent('page')
  await choose(page, published.name, 'Open public page')
  await expect(await opened).toHaveURL(`/${published.username}`)

  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL('/')
})

test('an account without a name is greeted as Creator', async ({ page, account }) => {
  await adminFirestore().doc(`users/${account.uid}`).update({ name: '' })
  await page.route('**/accounts:lookup*', async (route) => {
    const response = await route.fetch()
    const answer = (await response.json()) as { users: object[] }
    await route.fulfill({
      response,
      json: { ...answer, users: answer.users.map((user) => ({ ...user, displayName: '' })) },
    })
  })
  await signIn(page, account)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back, Creator' })).toBeVisible()
})

for (const name of ['Łukasz Nguyễn-Đorđević', 'Олена Ґонта', 'Ελένη'])
  test(`${name} is greeted in one typeface`, async ({ page }) => {
    await signIn(page, await createAccount({ name }))
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
    await expect(async () => {
      const greeted = (await drawnTexts(page, (text) => text.includes(name))).flatMap(({ typefaces }) => typefaces)
      expect(greeted).not.toEqual([])
      for (const typeface of greeted) expect(typeface).toContain('Inter')
    }).toPass()
  })

test('duplicating, deleting and undoing work by keyboard', async ({ page, account }) => {
  const { name, username } = await publishedOf(account)
  await signIn(page, account)
  await page.goto('/dashboard')

  await choose(page, name, 'Duplicate')
  await expect(card(page, `${name} (copy)`).getByText('Draft')).toBeVisible()
  await expect(stat(page, 'Portfolios')).toHaveText('2')

  await choose(page, name, 'Delete')
  const dialog = page.getByRole('alertdialog', { name: 'Delete this portfolio?' })
  await expect(dialog).toContainText('You can restore it for 30 days.')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(card(page, name)).toBeHidden()
  await expect(stat(page, 'Portfolios')).toHaveText('1')
  await expect(page.getByRole('heading', { name: 'My Portfolios' })).toBeFocused()
  expect((await page.request.get(`/${username}`)).status()).toBe(404)

  await page.getByRole('button', { name: 'Undo' }).focus()
  await page.keyboard.press('Enter')
  await expect(card(page, name).getByText('Published')).toBeVisible()
  await expect(stat(page, 'Portfolios')).toHaveText('2')
  expect((await page.request.get(`/${username}`)).status()).toBe(200)
})

test('a dialog for something to type begins there and gives the focus back', async ({ page, account }) => {
  const { name } = await draftOf(account)
  await signIn(page, account)
  await page.goto('/dashboard')

  await choose(page, name, 'Rename')
  await expect(page.getByRole('dialog').getByLabel('Name')).toBeFocused()
  await page.keyboard.type('Renamed')
  await page.keyboard.press('Enter')
  await expect(card(page, 'Renamed')).toBeVisible()
  await expect(page.getByRole('button', { name: 'More for Renamed' })).toBeFocused()

  const share = page.getByRole('button', { name: 'Share Renamed' })
  await share.press('Enter')
  await expect(page.getByRole('dialog').getByLabel('Username')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(share).toBeFocused()
})

test('recently deleted portfolios can be restored', async ({ page, account }) => {
  const { name } = await publishedOf(account)
  await signIn(page, account)
  await page.goto('/dashboard')
  await choose(page, name, 'Delete')
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'No portfolios yet' })).toBeVisible()

  await page.reload()
  await page.getByRole('button', { name: 'Recently deleted (1)' }).click()
  const dialog = page.getByRole('dialog', { name: 'Recently deleted' })
  await expect(dialog.getByText('Deleted 1 day ago')).toBeVisible()
  await dialog.getByRole('button', { name: `Restore ${name}` }).click()
  await expect(dialog.getByText('Nothing is left here.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(card(page, name).getByText('Published')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Recently deleted/ })).toBeHidden()
})

test('a template is rated from a published portfolio, and the rating can be changed', async ({ page, account }) => {
  const { name } = await publishedOf(account)
  const { name: draftName } = await draftOf(account, 'developer-pro')
  const stored = async () =>
    (await succeed(getOwnReview, { token: account.token, params: { id: 'minimalist-designer' } })).review
  await signIn(page, account)
  await page.goto('/dashboard')
  await page.getByRole('button', { name: `More for ${draftName}` }).click()
  await expect(page.getByRole('menuitem', { name: 'Rename' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Rate this template' })).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: `More for ${draftName}` })).toBeFocused()

  await choose(page, name, 'Rate this template')
  const dialog = page.getByRole('dialog', { name: 'Rate Minimalist Designer' })
  await dialog.getByRole('button', { name: 'Send rating' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Choose one to five stars.')
  await dialog.getByRole('radio', { name: '1 star' }).focus()
  await page.keyboard.press('Space')
  for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowRight')
  await dialog.getByLabel('Review (optional)').fill('Calm and clear.')
  await expect(dialog.getByText('15/500')).toBeVisible()
  await dialog.getByRole('button', { name: 'Send rating' }).click()
  await expect(page.getByText('Thank you! Your rating has been saved.')).toBeVisible()
  expect(await stored()).toMatchObject({ author: 'Mary Somerville', rating: 4, text: 'Calm and clear.' })

  await choose(page, name, 'Rate this template')
  await expect(dialog.getByLabel('Review (optional)')).toHaveValue('Calm and clear.')
  await expect(dialog.getByRole('radio', { name: '4 stars' })).toBeChecked()
  await dialog.getByRole('radio', { name: '5 stars' }).check({ force: true })
  await dialog.getByRole('button', { name: 'Change rating' }).click()
  await expect(dialog).toBeHidden()
  expect(await stored()).toMatchObject({ rating: 5 })
})

test('five hundred portfolios load page by page while scrolling', async ({ page, account }) => {
  const writer = adminFirestore().bulkWriter()
  for (let n = 0; n < 500; n++) {
    const at = Timestamp.fromMillis(Date.now() - n * 60_000)
    void writer.create(adminFirestore().collection('portfolios').doc(), {
      ownerId: account.uid,
      name: `Portfolio ${n}`,
      templateId: 'minimalist-designer',
      status: 'draft',
      username: null,
      content: {},
      design: {},
      layout: { hidden: [] },
      revision: 1,
      views: 0,
      createdAt: at,
      updatedAt: at,
      publishedAt: null,
    })
  }
  await writer.close()
  await signIn(page, account)
  await page.goto('/dashboard')
  await expect(stat(page, 'Portfolios')).toHaveText('500')
  const cards = mine(page).getByRole('listitem')
  await expect(cards).toHaveCount(PORTFOLIOS_PAGE_SIZE)
  await cards.last().scrollIntoViewIfNeeded()
  await expect(cards).toHaveCount(2 * PORTFOLIOS_PAGE_SIZE)
  await cards.last().scrollIntoViewIfNeeded()
  await expect(cards).toHaveCount(3 * PORTFOLIOS_PAGE_SIZE)
  await expect(cards.nth(PORTFOLIOS_PAGE_SIZE)).toContainText(`Portfolio ${PORTFOLIOS_PAGE_SIZE}`)
})

const thumbnail = (page: Page, name: string) => card(page, name).frameLocator('iframe')

test('a card shows the portfolio itself, as it is now', async ({ page, account }) => {
  const { id, name } = await draftOf(account)
  const show = (hero: { name: string }) =>
    succeed(updatePortfolio, { token: account.token, params: { id }, body: { content: { hero } } })
  await show({ name: 'Ōe Kenji' })
  await signIn(page, account)
  await page.goto('/dashboard')
  await expect(thumbnail(page, name).getByRole('heading', { level: 1, includeHidden: true })).toContainText('Ōe Kenji')
  await expect(card(page, name)).not.toContainText(catalogue['minimalist-designer'].example.hero?.name ?? '')

  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.querySelector('iframe')?.matches('[inert] *'))).toBe(true)

  await show({ name: 'Kenji Ōe' })
  await page.reload()
  await expect(thumbnail(page, name).getByRole('heading', { level: 1, includeHidden: true })).toContainText('Kenji Ōe')
})

test('very long names fit at every width', async ({ page, account }) => {
  const { id } = await draftOf(account)
  const name = `${'Donaudampfschifffahrtsgesellschaft'.repeat(3)} and more`
  await succeed(updatePortfolio, { token: account.token, params: { id }, body: { name } })
  await adminFirestore()
    .doc(`users/${account.uid}`)
    .update({ name: 'Wolfeschlegelsteinhausenbergerdorff'.repeat(3) })
  await signIn(page, account)
  await page.goto('/dashboard')
  for (const layout of ['Grid', 'List']) {
    await page.getByRole('radio', { name: layout }).click()
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await expect(card(page, name)).toBeVisible()
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow, `${layout} at ${width} px`).toBe(0)
    }
  }
})

test.describe('when something fails', () => {
  test.use({ expectedErrors: ['ERR_FAILED'] })

  test('a page that cannot be loaded leaves initials on its card', async ({ page, account }) => {
    const { name } = await draftOf(account)
    await signIn(page, account)
    await page.route('**/preview', (route) => route.abort())
    await page.goto('/dashboard')
    await expect(card(page, name).getByText('PF', { exact: true })).toBeVisible()
    await expect(card(page, name).getByRole('link', { name: `Edit ${name}` })).toBeVisible()
  })

  test('the dashboard shows the reason and retries', async ({ page, account }) => {
    await draftOf(account)
    await signIn(page, account)
    await page.route('**/api/portfolios/user/**', (route) => route.abort())
    await page.goto('/dashboard')
    await expect(page.getByText('Failed to load data: Network error or server unavailable')).toBeVisible()
    await page.unroute('**/api/portfolios/user/**')
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(stat(page, 'Portfolios')).toHaveText('1')
  })

  test('a failed rating keeps the input', async ({ page, account }) => {
    const { name } = await publishedOf(account)
    await signIn(page, account)
    await page.goto('/dashboard')
    await choose(page, name, 'Rate this template')
    const dialog = page.getByRole('dialog', { name: 'Rate Minimalist Designer' })
    await dialog.getByRole('radio', { name: '3 stars' }).check({ force: true })
    await dialog.getByLabel('Review (optional)').fill('Worth keeping')
    await page.route('**/api/templates/*/reviews', (route) => route.abort())
    await dialog.getByRole('button', { name: 'Send rating' }).click()
    await expect(dialog.getByRole('alert')).toHaveText('Network error or server unavailable')
    await expect(dialog.getByLabel('Review (optional)')).toHaveValue('Worth keeping')
    await page.unroute('**/api/templates/*/reviews')
    await dialog.getByRole('button', { name: 'Send rating' }).click()
    await expect(dialog).toBeHidden()
  })
})
