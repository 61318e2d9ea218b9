import { beforeEach, describe, expect, it } from 'vitest'
import { syncEmail } from '@vitrine/common/api/user'
import { createAccount, sessionOf, withClaims } from '../support/accounts.ts'
import { adminAuth, adminFirestore } from '../support/admin.ts'
import { call, succeed } from '../support/api.ts'
import { addresses } from '../support/env.ts'
import { control, createBuyer, openSession, type Buyer } from '../support/payments.ts'

const profileEmail = async (uid: string) => (await adminFirestore().doc(`users/${uid}`).get()).get('email') as unknown

async function receiptAddress(uid: string): Promise<unknown> {
  const customer = (await adminFirestore().doc(`customers/${uid}`).get()).get('stripeId') as string
  const headers = { authorization: 'Bearer sk_test_stand_in' }
  const response = await fetch(`${addresses.stripe}/v1/customers/${customer}`, { headers })
  return ((await response.json()) as { email: unknown }).email
}

describe('an account whose address has changed', () => {
  let buyer: Buyer
  let email: string
  let token: string

  beforeEach(async () => {
    buyer = await createBuyer()
    await openSession(buyer)
    email = `new-${buyer.email}`
    await adminAuth().updateUser(buyer.uid, { email, emailVerified: true })
    token = (await sessionOf({ email, password: buyer.password })).idToken
  })

  it('has the new one in its profile and at the payment provider, however often that is asked for', async () => {
    expect([await profileEmail(buyer.uid), await receiptAddress(buyer.uid)]).toEqual([buyer.email, buyer.email])
    for (let time = 0; time < 2; time++) expect(await succeed(syncEmail, { token })).toEqual({ email })
    expect([await profileEmail(buyer.uid), await receiptAddress(buyer.uid)]).toEqual([email, email])
  })

  it('is not given back the former one by a token from before', async () => {
    await succeed(syncEmail, { token })
    const before = withClaims(token, { email: buyer.email })
    const answer = await call(syncEmail, { token: before })
    expect(answer.status).toBe(401)
    expect([await profileEmail(buyer.uid), await receiptAddress(buyer.uid)]).toEqual([email, email])
  })

  it('keeps the former one in its profile while the payment provider does not answer, and is asked again', async () => {
    const [match = ''] = email.split('@')
    await control('faults', { match, path: '/v1/customers', kind: 'error', status: 500, times: 9 })
    const answer = await call(syncEmail, { token })
    expect(answer.status).toBe(503)
    expect(answer.body.detail.code).toBe('payment-unavailable')
    expect(await profileEmail(buyer.uid)).toBe(buyer.email)
    await control('faults/clear', { match })
    await succeed(syncEmail, { token })
    expect([await profileEmail(buyer.uid), await receiptAddress(buyer.uid)]).toEqual([email, email])
  })
})

it('the address comes from the token and from nowhere else', async () => {
  const account = await createAccount()
  const answer = await fetch(`${addresses.hosting}${syncEmail.path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${account.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'somebody-else@example.com' }),
  })
  expect(answer.status).toBe(400)
  expect(await profileEmail(account.uid)).toBe(account.email)
})

it('an address that is not verified goes nowhere', async () => {
  const account = await createAccount({ verified: false })
  await adminFirestore().doc(`users/${account.uid}`).update({ email: 'former@example.com' })
  const answer = await call(syncEmail, { token: account.token })
  expect(answer.status).toBe(403)
  expect(answer.body.detail.code).toBe('unverified')
  expect(await profileEmail(account.uid)).toBe('former@example.com')
})

it('an account without a profile gets none from it', async () => {
  const account = await createAccount()
  await adminFirestore().doc(`users/${account.uid}`).delete()
  expect(await succeed(syncEmail, { token: account.token })).toEqual({ email: account.email })
  expect((await adminFirestore().doc(`users/${account.uid}`).get()).exists).toBe(false)
})
