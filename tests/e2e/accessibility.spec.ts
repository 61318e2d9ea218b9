import { deletePortfolio } from '@vitrine/common/api/portfolios'
import { reviewTemplate } from '@vitrine/common/api/templates'
import { templateIds } from '@vitrine/common/templates/ids'
import { catalogue } from '@vitrine/templates/catalogue'
import { succeed } from '../support/api.ts'
import { createBuyer } from '../support/payments.ts'
import { expectAccessibleEverywhere } from './support/accessible.ts'
import { leaveLinksOpen, publishAnyway } from './support/editor.ts'
import { photo } from './support/pictures.ts'
import { draftOf, publishedOf } from './support/portfolio.ts'
import { expect, signIn, test } from './support/test.ts'

for (const path of [
  '/',
  '/login',
  '/signup',
  '/reset-password',
  '/auth/action',
  '/templates',
  '/templates?view=list',
  '/templates?favourites=1',
  '/templates?q=nothing-like-this',
  '/templates/developer-pro',
  '/dashboard/nope',
]) {
  test(`${path} is accessible`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    if (/^\/templates(\?|$)/.test(path))
      await expect(page.getByText(/\d+ templates? found|Sign in to see your favourites/)).toBeVisible()
    await expectAccessibleEverywhere(page)
  })
}

test('the chooser of Google accounts is accessible', async ({ page }) => {
  await page.goto('/login')
  await page.evaluate(() =>
    localStorage.setItem(
      'vitrine-google-accounts',
      JSON.stringify([{ email: 'hedy@example.com', name: 'Hedy Lamarr' }]),
    ),
  )
  await page.getByRole('button', { name: 'Sign in with Google' }).click()
  await expect(page.getByText('hedy@example.com')).toBeVisible()
  await expectAccessibleEverywhere(page)
  await page.getByRole('button', { name: 'Use another account' }).click()
  await expect(page.getByLabel('Google address')).toBeVisible()
  await expectAccessibleEverywhere(page)
})

test('the screens of a signed-in account are accessible', async ({ page, account }) => {
  test.slow()
  await publishedOf(account)
  await signIn(page, account)
  for (const [path, ready] of [
    ['/payment', 'Continue with Free'],
    ['/onboarding', 'Skip this step'],
    ['/dashboard', 'Total Views'],
    ['/dashboard/messages', 'No messages yet'],
    ['/account', 'You haven’t bought a template yet.'],
    ['/dashboard/templates', 'Use This Template'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByText(ready).first()).toBeVisible()
    await expectAccessibleEverywhere(page)
  }
})

test('the dialogs of the dashboard and the store are accessible', async ({ page, account }) => {
  test.slow()
  const { name } = await publishedOf(account)
  await succeed(reviewTemplate, {
    token: account.token,
    params: { id: 'minimalist-designer' },
    body: { rating: 4, text: 'Calm.' },
  })
  const deleted = await draftOf(account)
  await succeed(deletePortfolio, { token: account.token, params: { id: deleted.id } })
  await signIn(page, account)
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Recently deleted (1)' }).click()
  await expect(page.getByRole('button', { name: `Restore ${deleted.name}` })).toBeVisible()
  await expectAccessibleEverywhere(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: `More for ${name}`, exact: true }).click()
  await page.getByRole('menuitem', { name: 'Rate this template' }).click()
  await expect(page.getByRole('dialog').getByRole('radio', { name: '4 stars' })).toBeChecked()
  await expectAccessibleEverywhere(page)
  await page.goto('/templates')
  await expect(page.getByRole('button', { name: 'Favourite Minimalist Designer' })).toBeVisible()
  await page.getByRole('link', { name: 'of Minimalist Designer' }).click()
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible()
  await expectAccessibleEverywhere(page)
})

test('payment is accessible, from the dialog to the return page and the receipt', async ({ page }) => {
  test.slow()
  const buyer = await createBuyer()
  await signIn(page, buyer)
  await leaveLinksOpen(page)
  await page.goto(`/dashboard/editor/${buyer.portfolioId}`)
  await expect(page.getByText('Payment Required: $19')).toBeVisible()
  await publishAnyway(page)
  await expect(page.getByRole('button', { name: 'Continue to payment' })).toBeVisible()
  await expectAccessibleEverywhere(page)
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(page.getByRole('button', { name: 'Pay $19', exact: true })).toBeVisible()
  await expectAccessibleEverywhere(page)
  await page.getByRole('button', { name: 'Pay $19', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Almost There! Choose Your Username' })).toBeVisible()
  await expectAccessibleEverywhere(page)
  await page.goto('/account')
  await expect(page.getByRole('button', { name: 'Receipt for Creative Studio' })).toBeVisible()
  await expectAccessibleEverywhere(page)
  await page.goto('/payment-success')
  await expect(page.getByText('Missing payment information. Please try again.')).toBeVisible()
  await expectAccessibleEverywhere(page)
})

test('the editor is accessible', async ({ page, account }) => {
  test.slow()
  const draft = await draftOf(account)
  await signIn(page, account)
  await page.goto(`/dashboard/editor/${draft.id}`)
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible()
  for (const tab of ['Content', 'Design', 'Layout', 'Settings']) {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.getByRole('tab', { name: tab }).click()
    await expectAccessibleEverywhere(page)
  }
})

test('the dialogs of a picture are accessible', async ({ page, account }) => {
  test.slow()
  const draft = await draftOf(account, 'developer-pro')
  await signIn(page, account)
  await page.goto(`/dashboard/editor/${draft.id}`)
  await page.getByLabel('Choose a picture for Portrait').setInputFiles(await photo('me.jpg'))
  await expect(page.getByRole('dialog', { name: 'Replace portrait' })).toBeVisible()
  await expectAccessibleEverywhere(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Crop', exact: true }).click()
  await expect(page.locator('.ReactCrop__crop-selection')).toBeVisible()
  await page.getByRole('dialog').getByLabel('Width').fill('3')
  await expectAccessibleEverywhere(page)
})

test('the local preview is accessible', async ({ page }) => {
  await page.addInitScript(
    (text) => localStorage.setItem('preview_a', text),
    JSON.stringify({
      portfolioId: 'p1',
      templateId: 'minimalist-designer',
      content: catalogue['minimalist-designer'].example,
      portfolioName: 'Mine',
      timestamp: 0,
    }),
  )
  await page.goto('/preview#a')
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessibleEverywhere(page)
  await page.goto('/preview#nothing')
  await page.reload()
  await expect(page.getByRole('alert')).toBeVisible()
  await expectAccessibleEverywhere(page)
})

for (const id of templateIds) {
  test(`the example of ${id} is accessible`, async ({ page }) => {
    await page.goto(`/portfolio/${id}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessibleEverywhere(page, { only: 'light' })
  })
}

test.describe('addresses without a page', () => {
  test.use({ expectedErrors: ['404 (Not Found)'] })

  for (const path of ['/nobody-has-this-name', '/no/such/page']) {
    test(`${path} is accessible`, async ({ page }) => {
      await page.goto(path)
      await expectAccessibleEverywhere(page)
    })
  }
})

for (const path of ['/ada-marlowe', '/marlowe-studio', '/jonas-feld']) {
  test(`the demo page ${path} is accessible`, async ({ page }) => {
    await page.goto(path)
    await expectAccessibleEverywhere(page, { only: 'light' })
  })
}
