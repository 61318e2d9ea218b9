import { beforeAll, expect, it, vi } from 'vitest'
import { createCheckout } from '../../functions/payments/checkout/create.ts'
import { db } from '../../functions/lib/firebase.ts'
import { bucketName } from '../../local/seed/admin.ts'
import { functionSettings } from '../../local/suite.ts'
import { ports, projectId } from '../support/env.ts'
import { askForCheckout, createBuyer, requestFor, requestUnseen } from '../support/payments.ts'

beforeAll(() => {
  vi.stubEnv('FIREBASE_CONFIG', JSON.stringify({ projectId, storageBucket: bucketName }))
  for (const [name, value] of Object.entries(functionSettings(ports))) vi.stubEnv(name, value)
  db()
})

it('a checkout without a Stripe key reports that card payment is not set up', async () => {
  const ref = await requestUnseen(await createBuyer())
  vi.stubEnv('STRIPE_SECRET_KEY', '')
  await createCheckout(ref.path.split('/')[1] ?? '', ref.id)
  expect((await ref.get()).data()).toMatchObject({
    error: { message: 'Card payment is not set up on this site yet. Nothing was charged.' },
  })
  expect((await ref.get()).get('url')).toBeUndefined()
})

it('an account can start thirty checkouts in ten minutes; others are not affected', async () => {
  const [busy, other] = await Promise.all([createBuyer(), createBuyer()])
  // Refused for their price but still counted, so everything after them is refused.
  const asked = await Promise.all(
    Array.from({ length: 31 }, async () =>
      askForCheckout(busy.uid, await requestFor(busy, { price: 'price_of_something_else' })),
    ),
  )
  expect(asked.every(({ error }) => error !== undefined)).toBe(true)
  await expect
    .poll(async () => (await askForCheckout(busy.uid, await requestFor(busy))).error?.message)
    .toBe('You have started many payments in a short time. Please wait ten minutes and try again; nothing was charged.')
  expect((await askForCheckout(other.uid, await requestFor(other))).url).toBeDefined()
})
