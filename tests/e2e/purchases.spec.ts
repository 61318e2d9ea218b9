import { adminFirestore } from '../support/admin.ts'
import { addresses } from '../support/env.ts'
import { act, createBuyer, openSession, until } from '../support/payments.ts'
import { messagesFor } from '../support/mailbox.ts'
import { expect, signIn, test } from './support/test.ts'

/** What an account has paid for: seen, shown a receipt of, and managed. */

test('purchases show their state, their amount and a receipt, and a refund when it comes', async ({ page }) => {
  const buyer = await createBuyer()
  const { checkoutId, sessionId } = await openSession(buyer)
  await act('pay', sessionId)
  await until(`customers/${buyer.uid}/payments/${checkoutId}`, (payment) => payment?.state === 'paid')
  await signIn(page, buyer)
  await page.goto('/account')
  const purchases = page.getByRole('region', { name: 'Purchases' })
  await expect(purchases.getByRole('listitem')).toHaveText(/Creative Studio.*\$19.*Bought.*Receipt/)

  await act('refund', sessionId, { amount: 500 })
  await expect(purchases).toContainText('$5 refunded')
  await act('refund', sessionId)
  await expect(purchases.getByRole('listitem')).toHaveText(/Creative Studio.*\$19.*Refunded/)
  await expect
    .poll(async () => (await messagesFor(buyer.email)).map(({ subject }) => subject))
    .toContain('Your payment for Creative Studio was refunded')

  await purchases.getByRole('button', { name: 'Receipt for Creative Studio' }).click()
  await expect(page).toHaveURL(new RegExp(`^${addresses.stripe}/receipts/`))
  await expect(page.getByRole('heading', { name: 'Receipt from Vitrine' })).toBeVisible()
  await expect(page.getByText('Creative Studio')).toBeVisible()
})

test('Pro is bought on the plan page and cancelled in the billing portal', async ({ page, account }) => {
  test.slow()
  await signIn(page, account)
  await page.goto('/payment')
  await page.getByRole('button', { name: 'Upgrade to Pro' }).click()
  await expect(page.getByRole('heading', { name: 'Vitrine Pro' })).toBeVisible()
  await expect(page.getByText('$9 a month')).toBeVisible()
  await page.getByRole('link', { name: 'Back without paying' }).click()
  await expect(page.getByText('Payment cancelled. Nothing was charged.')).toBeVisible()

  await page.getByRole('button', { name: 'Upgrade to Pro' }).click()
  await page.getByRole('button', { name: 'Pay $9', exact: true }).click()
  await expect(page.getByText('Welcome to Pro! Every premium template is yours to publish with.')).toBeVisible()
  await page.getByRole('link', { name: 'Manage in your account' }).click()
  const plan = page.getByRole('region', { name: 'Plan and credits' })
  await expect(plan).toContainText('Pro')

  const inPortal = async (action: string) => {
    await plan.getByRole('button', { name: 'Manage plan and invoices' }).click()
    await page.getByRole('button', { name: action }).click()
  }
  await inPortal('Cancel at the end of the period')
  await expect(page.getByRole('button', { name: 'Keep the plan' })).toBeVisible()
  await page.getByRole('link', { name: 'Back to Vitrine' }).click()
  await expect(plan.getByText(/^Pro until \d{1,2} [A-Z][a-z]+ \d{4}$/)).toBeVisible()
  await expect(plan).toContainText('Your plan is cancelled and ends then.')
  await inPortal('Keep the plan')
  await expect(page.getByRole('button', { name: 'Cancel at the end of the period' })).toBeVisible()
  await page.getByRole('link', { name: 'Back to Vitrine' }).click()
  await expect(plan.getByText('Pro', { exact: true })).toBeVisible()
  await expect(plan).not.toContainText('cancelled')

  await inPortal('Cancel plan now')
  await expect(page.getByText('canceled')).toBeVisible()
  await page.getByRole('link', { name: 'Back to Vitrine' }).click()
  await expect(page.getByText('Your plan has ended. You can upgrade again at any time.')).toBeVisible()
  expect((await adminFirestore().doc(`users/${account.uid}`).get()).data()).toMatchObject({
    subscription_level: 'free',
    subscription_status: 'canceled',
  })
})
