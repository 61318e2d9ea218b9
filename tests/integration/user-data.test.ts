import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Endpoint } from '@vitrine/common/api/endpoint'
import { getSettings, initializeUser, provisionInitialCredits, sendWelcomeEmail } from '@vitrine/common/api/user'
import { NAME_MAX_LENGTH } from '@vitrine/common/limits'
import { newProfile } from '@vitrine/common/profile'
import { createAccount, type TestAccount } from '../support/accounts.ts'
import { adminAuth, adminFirestore } from '../support/admin.ts'
import { call, succeed } from '../support/api.ts'
import { startFunctions, type FunctionsProcess } from '../support/functions-process.ts'
import { messagesFor } from '../support/mailbox.ts'

const profileRef = (uid: string) => adminFirestore().collection('users').doc(uid)
const profileOf = async (uid: string) => (await profileRef(uid).get()).data()
const ledgerOf = async (uid: string) =>
  (await profileRef(uid).collection('ledger').get()).docs.map((entry) => entry.data())
const markerOf = async (uid: string) => (await profileRef(uid).collection('mails').doc('welcome').get()).data()
const welcomesTo = async (email: string) =>
  (await messagesFor(email)).filter(({ subject }) => subject === 'Welcome to Vitrine')

const creditsFor = ({ uid, email }: TestAccount) => ({ userId: uid, userEmail: email })
const mailFor = (account: TestAccount) => ({ ...creditsFor(account), displayName: 'Whatever the browser says' })

describe('initialising', () => {
  it('creates the profile of an account once', async () => {
    const account = await createAccount({ name: 'Grace Hopper' })
    await profileRef(account.uid).delete()
    const initialise = () => succeed(initializeUser, { token: account.token, body: { userId: account.uid } })
    expect(await initialise()).toEqual({ initialized: true })
    expect(await profileOf(account.uid)).toEqual(
      newProfile({ email: account.email, name: 'Grace Hopper', verified: true }),
    )
    await profileRef(account.uid).update({ name: 'Amazing Grace', credits: 7 })
    expect(await initialise()).toEqual({ initialized: true })
    expect(await profileOf(account.uid)).toMatchObject({ name: 'Amazing Grace', credits: 7 })
  })

  it.each([
    ['x'.repeat(NAME_MAX_LENGTH + 10), 'x'.repeat(NAME_MAX_LENGTH)],
    ['', 'User'],
  ])('stores the name %j in a valid form', async (name, expected) => {
    const account = await createAccount({ name })
    await profileRef(account.uid).delete()
    await succeed(initializeUser, { token: account.token, body: { userId: account.uid } })
    expect(await profileOf(account.uid)).toMatchObject({ name: expected, namelower: expected.toLowerCase() })
  })

  it('is refused for another account', async () => {
    const [account, other] = await Promise.all([createAccount(), createAccount()])
    await profileRef(account.uid).delete()
    const answer = await call(initializeUser, { token: other.token, body: { userId: account.uid } })
    expect(answer.status).toBe(403)
    expect(answer.body.detail.code).toBe('forbidden')
    expect(await profileOf(account.uid)).toBeUndefined()
  })
})

describe('settings', () => {
  it('are those of the account that asks', async () => {
    const [account, other] = await Promise.all([createAccount(), createAccount()])
    await profileRef(account.uid).update({
      subscription_level: 'pro',
      subscription_status: 'active',
      credits: 3,
      onboardingCompleted: true,
    })
    const settings = { subscription_level: 'pro', subscription_status: 'active', credits: 3, onboardingCompleted: true }
    expect(await succeed(getSettings, { token: account.token })).toEqual(settings)
    expect(await succeed(getSettings, { token: account.token })).toEqual(settings)
    expect(await succeed(getSettings, { token: other.token })).toEqual({
      subscription_level: 'free',
      subscription_status: 'none',
      credits: 0,
      onboardingCompleted: false,
    })
  })

  it('are the defaults without a profile, and create none', async () => {
    const account = await createAccount()
    await profileRef(account.uid).delete()
    expect(await succeed(getSettings, { token: account.token })).toMatchObject({
      subscription_level: 'free',
      credits: 0,
    })
    expect(await profileOf(account.uid)).toBeUndefined()
  })
})

describe('the first credits', () => {
  it('are ten, with one ledger entry, however often they are requested', async () => {
    const account = await createAccount()
    for (let time = 0; time < 3; time++) {
      expect(await succeed(provisionInitialCredits, { body: creditsFor(account) })).toEqual({ accepted: true })
    }
    expect(await profileOf(account.uid)).toMatchObject({ credits: 10 })
    expect(await ledgerOf(account.uid)).toEqual([
      { amount: 10, reason: 'new-account', createdAt: expect.anything() as unknown },
    ])
    expect(await succeed(getSettings, { token: account.token })).toMatchObject({ credits: 10 })
  })

  it('are not granted again when spent, or when they predate the ledger', async () => {
    const [spent, old] = await Promise.all([createAccount(), createAccount()])
    await succeed(provisionInitialCredits, { body: creditsFor(spent) })
    await Promise.all([profileRef(spent.uid).update({ credits: 0 }), profileRef(old.uid).update({ credits: 4 })])
    await Promise.all([spent, old].map((account) => succeed(provisionInitialCredits, { body: creditsFor(account) })))
    expect(await profileOf(spent.uid)).toMatchObject({ credits: 0 })
    expect(await profileOf(old.uid)).toMatchObject({ credits: 4 })
  })

  it('require the profile', async () => {
    const account = await createAccount()
    const profile = (await profileOf(account.uid)) ?? {}
    await profileRef(account.uid).delete()
    await succeed(provisionInitialCredits, { body: creditsFor(account) })
    expect([await profileOf(account.uid), await ledgerOf(account.uid)]).toEqual([undefined, []])
    await profileRef(account.uid).set(profile)
    await succeed(provisionInitialCredits, { body: creditsFor(account) })
    expect(await profileOf(account.uid)).toMatchObject({ credits: 10 })
  })
})

describe('the welcome mail', () => {
  it('is sent once, to the account’s own address and name', async () => {
    const account = await createAccount({ name: 'Ada <b>King</b', verified: false })
    for (let time = 0; time < 3; time++) {
      expect(await succeed(sendWelcomeEmail, { body: mailFor(account) })).toEqual({ accepted: true })
    }
    const mails = await welcomesTo(account.email)
    expect(mails).toHaveLength(1)
    expect(mails[0]?.html).toContain('Welcome to Vitrine')
    expect(mails[0]?.html).not.toContain('<b>King')
    expect(mails[0]?.text).toContain('confirm your address')
    expect(mails[0]?.html).not.toContain('Whatever the browser says')
    expect(await markerOf(account.uid)).toMatchObject({ sentAt: expect.anything() as unknown })
  })

  it('repeats no name to an address that is not confirmed, and comes to a mailbox three times a day at most', async () => {
    const local = `mailbox-${process.pid}-${Date.now()}`
    const addresses = Array.from({ length: 5 }, (_, index) => `${local}+${index}@example.com`)
    for (const email of addresses) {
      const { uid } = await adminAuth().createUser({ email, displayName: 'Your account is limited' })
      await succeed(sendWelcomeEmail, { body: { userId: uid, userEmail: email, displayName: '' } })
    }
    const mails = (await Promise.all(addresses.map((email) => welcomesTo(email)))).flat()
    expect(mails).toHaveLength(3)
    for (const { html, text } of mails) expect(`${html} ${text}`).not.toContain('limited')
  })

  it('does not ask a verified account to confirm its address', async () => {
    const account = await createAccount({ name: 'Ada King & Co' })
    await succeed(sendWelcomeEmail, { body: mailFor(account) })
    const [mail] = await welcomesTo(account.email)
    expect(mail?.html).toContain('Welcome to Vitrine, Ada King &amp; Co')
    expect(mail?.text).toContain('Welcome to Vitrine, Ada King & Co')
    expect(mail?.text).not.toContain('confirm')
  })

  it('is in the language of the account', async () => {
    const account = await createAccount({ name: 'Ada King' })
    await profileRef(account.uid).update({ language: 'de' })
    await succeed(sendWelcomeEmail, { body: mailFor(account) })
    const [mail] = await messagesFor(account.email)
    expect(mail?.subject).toBe('Willkommen bei Vitrine')
    expect(mail?.html).toContain('<html lang="de">')
    expect(mail?.text).toContain('Willkommen bei Vitrine, Ada King')
    expect(mail?.text).toContain('Vorlage wählen: ')
  })

  it('ignores the case of the address', async () => {
    const account = await createAccount()
    await succeed(sendWelcomeEmail, { body: { ...mailFor(account), userEmail: ` ${account.email.toUpperCase()} ` } })
    expect(await welcomesTo(account.email)).toHaveLength(1)
  })
})

describe('requested for another account', () => {
  let account: TestAccount
  let other: TestAccount
  let disabled: TestAccount
  beforeAll(async () => {
    ;[account, other, disabled] = await Promise.all([createAccount(), createAccount(), createAccount()])
    await adminAuth().updateUser(disabled.uid, { disabled: true })
  })

  const strangers: [string, () => { userId: string; userEmail: string }][] = [
    ['nobody', () => ({ userId: 'nobody-at-all', userEmail: 'nobody@example.com' })],
    ['the address of another account', () => ({ userId: account.uid, userEmail: other.email })],
    ['no address', () => ({ userId: account.uid, userEmail: '' })],
    ['a disabled account', () => creditsFor(disabled)],
  ]
  it.each(strangers)('with %s, both calls answer as usual and do nothing', async (_what, body) => {
    expect(await succeed(provisionInitialCredits, { body: body() })).toEqual({ accepted: true })
    expect(await succeed(sendWelcomeEmail, { body: { ...body(), displayName: 'Eve' } })).toEqual({ accepted: true })
    for (const { uid, email } of [account, other, disabled]) {
      expect(await profileOf(uid)).not.toHaveProperty('credits')
      expect([await ledgerOf(uid), await markerOf(uid), await welcomesTo(email)]).toEqual([[], undefined, []])
    }
    expect(await profileOf('nobody-at-all')).toBeUndefined()
  })

  const malformed: [string, object][] = [
    ['nothing', {}],
    ['no address', { userId: 'a' }],
    ['a path for an id', { userId: '../a', userEmail: 'a@example.com' }],
    ['a list of addresses', { userId: 'a', userEmail: ['a@example.com', 'b@example.com'] }],
    ['more than is asked for', { userId: 'a', userEmail: 'a@example.com', credits: 1000 }],
  ]
  it.each(malformed)('%s returns 400', async (_what, body) => {
    for (const endpoint of [provisionInitialCredits, sendWelcomeEmail] as Endpoint[]) {
      const answer = await call(endpoint, { body })
      expect([answer.status, answer.body.detail.code]).toEqual([400, 'invalid-input'])
    }
  })
})

describe('in one process', () => {
  let api: FunctionsProcess
  beforeAll(async () => {
    api = await startFunctions()
  })
  afterAll(() => api.stop())

  it('twenty parallel calls create one profile', async () => {
    const account = await createAccount({ name: 'Grace Hopper' })
    await profileRef(account.uid).delete()
    const calls = Array.from({ length: 20 }, () =>
      succeed(initializeUser, { origin: api.origin, token: account.token, body: { userId: account.uid } }),
    )
    expect(await Promise.all(calls)).toEqual(Array(20).fill({ initialized: true }))
    expect(await profileOf(account.uid)).toMatchObject({ name: 'Grace Hopper', verified: true })
  })

  it('forty parallel calls grant credits and send the mail once', async () => {
    const account = await createAccount()
    const { origin } = api
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        index % 2 === 0
          ? call(provisionInitialCredits, { origin, body: creditsFor(account) })
          : call(sendWelcomeEmail, { origin, body: mailFor(account) }),
      ),
    )
    expect(new Set(answers.map(({ status, body }) => `${status} ${JSON.stringify(body)}`))).toEqual(
      new Set(['200 {"accepted":true}']),
    )
    expect(await profileOf(account.uid)).toMatchObject({ credits: 10 })
    expect(await ledgerOf(account.uid)).toHaveLength(1)
    expect(await welcomesTo(account.email)).toHaveLength(1)
    expect(api.output()).not.toContain('A new account was not served')
  })
})

describe.each([
  ['whose mail server is away', { SMTP_PORT: '1' }, 'ECONNREFUSED'],
  ['that lacks a setting', { MAIL_FROM: '' }, 'Missing setting: MAIL_FROM'],
])('a deployment %s', (_what, settings, reason) => {
  let api: FunctionsProcess
  beforeAll(async () => {
    api = await startFunctions({ settings })
  })
  afterAll(() => api.stop())

  it('answers as usual, logs the reason, and the mail can be requested again', async () => {
    const account = await createAccount()
    expect(await succeed(sendWelcomeEmail, { origin: api.origin, body: mailFor(account) })).toEqual({ accepted: true })
    await expect.poll(() => api.output()).toContain(reason)
    expect(await markerOf(account.uid)).toBeUndefined()
    await succeed(sendWelcomeEmail, { body: mailFor(account) })
    expect(await welcomesTo(account.email)).toHaveLength(1)
  })
})
