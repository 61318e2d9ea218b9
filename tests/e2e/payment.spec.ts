import type { Page } from '@playwright/test'
import { patchContent, switchTemplate } from '@vitrine/common/api/portfolios'
import { getPublicPortfolio } from '@vitrine/common/api/public'
import { attachUsername, claimUsername } from '@vitrine/common/api/usernames'
import type { Portfolio } from '@vitrine/common/api/shapes'
import type { TestAccount } from '../support/accounts.ts'
import { adminAuth } from '../support/admin.ts'
import { succeed } from '../support/api.ts'
import { addresses } from '../support/env.ts'
import { act, checkoutsOf, control, premium, until } from '../support/payments.ts'
import { editor, publishAnyway } from './support/editor.ts'
import { draftOf, freshUsername, publishedOf } from './support/portfolio.ts'
import { expect, signIn, test } from './support/test.ts'

/** Paying as people do it: by clicking, in the app and on the payment provider's page. */

const payPage = new RegExp(`^${addresses.stripe}/pay/`)
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Payment Required' })
const payButton = (page: Page) => dialogOf(page).getByRole('button', { name: 'Continue to payment' })

async function openPremium(page: Page, account: TestAccount): Promise<Portfolio> {
  const draft = await draftOf(account, premium)
  await signIn(page, account)
  await editor(page).open(draft.id)
  return draft
}

/** From the editor to the provider's page. */
async function goToPay(page: Page): Promise<string> {
  await publishAnyway(page)
  await expect(dialogOf(page)).toContainText('Creative Studio')
  await expect(dialogOf(page)).toContainText('$19')
  await payButton(page).click()
  await page.waitForURL(payPage)
  return page.url().split('/').at(-1) ?? ''
}

async function withUsername(account: TestAccount, { id }: Portfolio): Promise<string> {
  const username = freshUsername()
  await succeed(claimUsername, { token: account.token, body: { username } })
  await succeed(attachUsername, { token: account.token, params: { id }, body: { username } })
  return username
}

test('premium template, publish, payment, username, published', async ({ page, account }) => {
  test.slow()
  const { id } = await openPremium(page, account)
  await expect(page.getByText('Payment Required: $19')).toBeVisible()
  await page.getByRole('button', { name: 'Refresh payment status' }).click()
  await expect(page.getByText('Payment not yet confirmed. Please complete the payment process.')).toBeVisible()

  // What was typed and not saved is kept on the way.
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Studio Somerville')
  const sessionId = await goToPay(page)
  await expect(page.getByRole('heading', { name: 'Creative Studio' })).toBeVisible()
  await page.getByRole('button', { name: 'Pay $19', exact: true }).click()

  await expect(page).toHaveURL(`${addresses.hosting}/payment-success?session_id=${sessionId}`)
  await expect(page.getByText('Payment successful! Redirecting you to complete your portfolio setup...')).toBeVisible()
  await expect(page.getByText('A receipt has been sent to you by email.')).toBeVisible()
  await page.waitForURL(`**/dashboard/editor/${id}`)

  const username = freshUsername()
  const dialog = page.getByRole('dialog', { name: 'Almost There! Choose Your Username' })
  await expect(dialog.getByText('✓ Payment successful!')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeVisible()
  await dialog.getByLabel('Username').fill(username)
  await expect(dialog.getByText('Username is available!')).toBeVisible()
  await dialog.getByRole('button', { name: 'Claim username' }).click()
  await expect(page.getByRole('button', { name: 'Unpublish' })).toBeVisible()
  await expect(page.getByText('✓ Paid')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('pending_payment_portfolio'))).toBeNull()

  await page.goto(`/${username}`)
  await expect(page.getByText('Studio Somerville').first()).toBeVisible()
})

for (const width of [360, 720])
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 740 } })

    test('what there is to pay has its room before it is known', async ({ page, account }) => {
      let release = () => {}
      const held = new Promise<void>((resolve) => (release = resolve))
      await page.route('**/payment-status', async (route) => {
        await held
        await route.continue()
      })
      await openPremium(page, account)
      await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeVisible()
      const header = page.getByRole('banner', { name: 'Editor' })
      const before = await header.boundingBox()
      release()
      await expect(page.getByText('Payment Required: $19')).toBeVisible()
      expect(await header.boundingBox()).toEqual(before)
    })
  })

test('with a username, publishing continues after payment without browser storage', async ({ page, account }) => {
  test.slow()
  const draft = await openPremium(page, account)
  await withUsername(account, draft)
  await page.reload()
  const sessionId = await goToPay(page)
  // Paid on the provider's page, which is of another origin; this one forgets meanwhile.
  await act('pay', sessionId)
  await page.goto('/')
  await page.evaluate(() => localStorage.clear())
  await page.goto(`/payment-success?session_id=${sessionId}`)
  await page.waitForURL(`**/dashboard/editor/${draft.id}`)
  await expect(page.getByRole('button', { name: 'Unpublish' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Unpublish' })).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
})

test.describe('of changes that a payment is needed for', () => {
  test.use({ expectedErrors: ['status of 402'] })

  test('the chosen ones, and no others, are live once it is made', async ({ page, account }) => {
    test.slow()
    const { id, username } = await publishedOf(account)
    const { token } = account
    const ops = [
      { op: 'add' as const, path: '/hero/name', value: 'Studio Somerville' },
      { op: 'add' as const, path: '/contact/email', value: 'not-yet@somerville.example' },
    ]
    await succeed(patchContent, { token, params: { id }, body: { ops } })
    await succeed(switchTemplate, { token, params: { id }, body: { templateId: premium } })
    await signIn(page, account)
    await editor(page).open(id)

    await page.getByRole('button', { name: '3 changes not live' }).click()
    const changes = page.getByRole('dialog', { name: 'Changes not live' })
    await changes.getByRole('checkbox', { name: 'All 3 changes' }).uncheck()
    for (const change of ['Template', 'Studio Somerville'])
      await changes.getByRole('listitem').filter({ hasText: change }).getByRole('checkbox').check()
    await changes.getByRole('button', { name: 'Publish 2 changes' }).click()
    await expect(dialogOf(page)).toContainText('Creative Studio')
    const live = () => succeed(getPublicPortfolio, { params: { username } })
    expect((await live()).templateId).toBe('minimalist-designer')

    await payButton(page).click()
    await page.waitForURL(payPage)
    await page.getByRole('button', { name: 'Pay $19', exact: true }).click()
    await page.waitForURL(`**/dashboard/editor/${id}`)
    await expect(page.getByRole('button', { name: '1 change not live' })).toBeVisible()
    const { templateId, content } = await live()
    expect([templateId, content.hero?.name]).toEqual([premium, 'Studio Somerville'])
    expect(JSON.stringify(content)).not.toContain('not-yet@somerville.example')
    await expect.poll(async () => (await page.request.get(`/${username}`)).text()).toContain('Studio Somerville')
  })
})

test('a double click asks for one session, and going back or cancelling charges nothing', async ({ page, account }) => {
  const { id } = await openPremium(page, account)
  await publishAnyway(page)
  await expect(payButton(page)).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('pending_payment_portfolio'))).toBe(id)
  await dialogOf(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(dialogOf(page)).toBeHidden()
  expect(await page.evaluate(() => localStorage.getItem('pending_payment_portfolio'))).toBeNull()

  await publishAnyway(page)
  await payButton(page).dblclick()
  await page.waitForURL(payPage)
  expect((await checkoutsOf(account.uid).get()).size).toBe(1)
  await page.goBack()
  await expect(page.getByRole('heading', { name: /^Editing: / })).toBeVisible()

  await goToPay(page)
  await page.getByRole('link', { name: 'Back without paying' }).click()
  await expect(page).toHaveURL(`${addresses.hosting}/dashboard/editor/${id}`)
  await expect(page.getByText('Payment cancelled. Nothing was charged.')).toBeVisible()
  await expect(page.getByText('Payment Required: $19')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('pending_payment_portfolio'))).toBeNull()
})

test.describe('an account that was closed elsewhere', () => {
  test.use({ expectedErrors: ['400 (Bad Request)', '401 (Unauthorized)'] })

  test('is asked to sign in', async ({ page, account }) => {
    await openPremium(page, account)
    await publishAnyway(page)
    await expect(payButton(page)).toBeVisible()
    await adminAuth().updateUser(account.uid, { disabled: true })
    await payButton(page).click()
    await expect(page).toHaveURL(/\/login/)
    expect((await checkoutsOf(account.uid).get()).size).toBe(0)
  })
})

test('a 100 % promotion code needs no card', async ({ page, account }) => {
  const { id } = await openPremium(page, account)
  await goToPay(page)
  await page.getByLabel('Promotion code').fill('GIFT')
  await page.getByRole('button', { name: 'Apply' }).click()
  await page.getByRole('button', { name: 'Complete order' }).click()
  await page.waitForURL(`**/dashboard/editor/${id}`)
  await expect(page.getByText('✓ Paid')).toBeVisible()
})

test('a delayed payment is waited for', async ({ page, account }) => {
  const { id } = await openPremium(page, account)
  const sessionId = await goToPay(page)
  await page.getByRole('button', { name: 'Pay later, by bank transfer' }).click()
  await expect(
    page.getByText(
      'Payment verification incomplete. Status: processing. Please contact support if the issue persists.',
    ),
  ).toBeVisible()
  await act('arrive', sessionId)
  await until(`users/${account.uid}/purchases/${premium}`, (purchase) => purchase !== undefined)
  await page.getByRole('button', { name: 'Try Again' }).click()
  await page.waitForURL(`**/dashboard/editor/${id}`)
  await expect(page.getByText('✓ Paid')).toBeVisible()
})

test.describe('with a fast-forwarded clock', () => {
  // To Firestore a minute has passed without an answer: it says so, and asks another site whether there is a network.
  test.use({ expectedErrors: ['Could not reach Cloud Firestore backend', 'google.com/images/cleardot.gif'] })

  test('checkout times out after 60 seconds', async ({ page, account }) => {
    await page.clock.install()
    await openPremium(page, account)
    await control('faults', { match: account.uid, path: '/v1/checkout/sessions', kind: 'hold' })
    await publishAnyway(page)
    await payButton(page).click()
    await expect(dialogOf(page).getByRole('button', { name: 'Opening the payment page...' })).toBeVisible()
    // Not before it was asked for: a leap while the session's token is renewed is a network that fails, to Auth.
    await expect.poll(async () => (await checkoutsOf(account.uid).get()).size).toBe(1)
    await page.clock.runFor(60_000)
    await expect(dialogOf(page).getByRole('alert')).toHaveText(
      'Payment setup is taking longer than expected. You can try refreshing the page or contact support if this persists.',
    )
    await control('faults/clear', { match: account.uid })
    await dialogOf(page).getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByRole('heading', { name: /^Editing: / })).toBeVisible()
  })
})

test('a provider that fails is said in words, and a declined card can be followed by another one', async ({
  page,
  account,
}) => {
  const { id } = await openPremium(page, account)
  await control('faults', { match: account.uid, path: '/v1/checkout/sessions', kind: 'error', status: 500, times: 9 })
  await publishAnyway(page)
  await payButton(page).click()
  await expect(dialogOf(page).getByRole('alert')).toHaveText(
    'The payment provider does not answer just now. Nothing was charged. Please try again in a moment.',
  )
  await control('faults/clear', { match: account.uid })
  await dialogOf(page).getByRole('button', { name: 'Cancel' }).click()

  await goToPay(page)
  await page.getByRole('button', { name: 'Pay with a card that is declined' }).click()
  await expect(page.getByRole('alert')).toHaveText('Your card was declined.')
  await page.getByRole('button', { name: 'Pay $19', exact: true }).click()
  await page.waitForURL(`**/dashboard/editor/${id}`)
  await expect(page.getByText('✓ Paid')).toBeVisible()
})

test('the return page without a session or account says what is missing', async ({ page, account }) => {
  await page.goto('/payment-success?session_id=cs_test_x')
  await expect(page.getByText('Please sign in to complete your payment.')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click()
  await page.getByLabel('Email').fill(account.email)
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(/\/payment-success\?session_id=cs_test_x$/)
  await expect(page.getByText('Missing payment information. Please try again.')).toBeVisible()
  await page.getByRole('alert').getByRole('link', { name: 'Go to Dashboard' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
})
