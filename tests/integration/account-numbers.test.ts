import { Timestamp } from 'firebase-admin/firestore'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type * as limits from '@vitrine/common/limits'
import type { TemplateId } from '@vitrine/common/templates/ids'
import { createDraft } from '../../functions/api/portfolios/create.ts'
import { deletePortfolio } from '../../functions/api/portfolios/delete.ts'
import { duplicatePortfolio } from '../../functions/api/portfolios/duplicate.ts'
import { pruneVersions } from '../../functions/api/portfolios/prune-versions.ts'
import { versionHandlers } from '../../functions/api/versions/handlers.ts'
import { receiveMessage, receiveSubscription } from '../../functions/forms/receive.ts'
import type { Account } from '../../functions/http/authenticate.ts'
import { checkoutRef, customerRef } from '../../functions/lib/documents/customer.ts'
import { allVersions } from '../../functions/lib/documents/version.ts'
import { db } from '../../functions/lib/firebase.ts'
import { limitCheckouts } from '../../functions/payments/checkout/limits.ts'
import { bucketName } from '../../local/seed/admin.ts'
import { functionSettings } from '../../local/suite.ts'
import { adminFirestore } from '../support/admin.ts'
import { ports, projectId } from '../support/env.ts'
import { storePage } from '../support/pages.ts'

// As many as an account can really have would take minutes to make.
vi.mock('@vitrine/common/limits', async (original) => ({
  ...(await original<typeof limits>()),
  PORTFOLIOS_PER_ACCOUNT: 5,
  VERSIONS_PER_ACCOUNT: 4,
  NAMED_VERSIONS_PER_ACCOUNT: 2,
  KEPT_PUBLICATIONS: 2,
  MESSAGES_PER_ACCOUNT: 3,
  SUBSCRIBERS_PER_ACCOUNT: 2,
  CHECKOUTS_PER_ACCOUNT: 3,
}))

beforeAll(() => {
  vi.stubEnv('FIREBASE_CONFIG', JSON.stringify({ projectId, storageBucket: bucketName }))
  for (const [name, value] of Object.entries(functionSettings(ports))) vi.stubEnv(name, value)
  db()
})

let serial = 0
const someone = (emailVerified = true): Account => {
  const uid = `counted-${process.pid}-${Date.now()}-${serial++}`
  return { uid, email: `${uid}@example.com`, emailVerified, authTime: 0 }
}
const make = (account: Account) => createDraft(account, 'minimalist-designer', 'A draft')
/** How many went well, and why the others did not. */
async function tried(attempts: readonly Promise<unknown>[]) {
  const ends = await Promise.allSettled(attempts)
  const codes = ends.flatMap((end) => (end.status === 'rejected' ? [(end.reason as { code?: unknown }).code] : []))
  return { made: ends.length - codes.length, codes: [...new Set(codes)] }
}
const times = <T>(count: number, work: () => T): T[] => Array.from({ length: count }, work)

describe('portfolios', () => {
  it('an account whose address is not verified makes three, also all at once', async () => {
    const account = someone(false)
    expect(await tried(times(6, () => make(account)))).toEqual({ made: 3, codes: ['unverified'] })
    const [first] = (await adminFirestore().collection('portfolios').where('ownerId', '==', account.uid).get()).docs
    await expect(duplicatePortfolio(account, first?.id ?? '')).rejects.toMatchObject({
      status: 403,
      message: 'Please verify your email to make more than 3 portfolios.',
    })
    expect((await make({ ...account, emailVerified: true })).status).toBe('draft')
  })

  it('a verified one makes as many as fit, by whichever way, and deleting makes no room', async () => {
    const account = someone()
    const { id } = await make(account)
    await deletePortfolio(account.uid, (await make(account)).id)
    const attempts = [...times(3, () => make(account)), ...times(3, () => duplicatePortfolio(account, id))]
    expect(await tried(attempts)).toEqual({ made: 3, codes: ['limit-reached'] })
    await expect(make(account)).rejects.toMatchObject({ status: 409 })
    expect((await make(someone())).status).toBe('draft')
  })
})

describe('versions', () => {
  const { keepVersion, nameVersion } = versionHandlers
  const call = (account: Account, id: string, label: string | null, version = '1') =>
    ({ account, params: { id, version }, body: { label } }) as unknown as Parameters<typeof nameVersion>[0]

  it('so many of an account have a name, also when it gives several at once', async () => {
    const account = someone()
    const ids = await Promise.all(times(4, async () => (await make(account)).id))
    const keep = (id: string) => keepVersion(call(account, id, 'Mine') as unknown as Parameters<typeof keepVersion>[0])
    expect(await tried(ids.map(keep))).toEqual({ made: 2, codes: ['limit-reached'] })
    const kept = await allVersions().where('ownerId', '==', account.uid).get()
    const [named] = kept.docs
    const id = named?.ref.parent.parent?.id ?? ''
    expect((await nameVersion(call(account, id, 'Renamed'))).label).toBe('Renamed')
    expect((await nameVersion(call(account, id, null))).label).toBeNull()
    const other = ids.find((one) => !kept.docs.some(({ ref }) => ref.parent.parent?.id === one)) ?? ''
    expect((await keep(other)).label).toBe('Mine')
    await expect(nameVersion(call(account, id, 'Again'))).rejects.toMatchObject({ status: 409, code: 'limit-reached' })
  })

  it('the oldest without a name give way', async () => {
    const { uid } = someone()
    const versions = adminFirestore().collection(`portfolios/${uid}/versions`)
    const store = (revision: number, label: string | null) =>
      versions.doc(String(revision)).set({ ownerId: uid, revision, label, at: Timestamp.fromMillis(revision * 1_000) })
    await Promise.all([store(1, 'Named'), ...times(7, () => 0).map((_, index) => store(index + 2, null))])
    await Promise.all(times(5, () => pruneVersions(uid)))
    expect((await versions.get()).docs.map(({ id }) => id)).toEqual(['1', '5', '6', '7', '8'])
  })

  it('what is live and was live last stays, without a name, too', async () => {
    const { uid } = someone()
    const portfolio = adminFirestore().doc(`portfolios/${uid}`)
    await portfolio.set({ ownerId: uid, status: 'published', live: { revision: 1 } })
    await Promise.all(
      times(8, () => 0).map((_, index) => {
        const revision = index + 1
        const reason = revision <= 4 ? 'published' : 'edited'
        const at = Timestamp.fromMillis(revision * 1_000)
        return portfolio
          .collection('versions')
          .doc(String(revision))
          .set({ ownerId: uid, revision, reason, label: null, at })
      }),
    )
    await pruneVersions(uid)
    // The one that is live, the last two publications, and the latest edit.
    const left = (await portfolio.collection('versions').get()).docs.map(({ id }) => id)
    expect(left).toEqual(['1', '3', '4', '8'])
  })
})

describe('what visitors send', () => {
  async function page(templateId: TemplateId = 'business-executive') {
    const content = { hero: { name: 'Ada' }, contact: { email: 'public@ada.example' }, newsletter: { title: 'News' } }
    const username = await storePage(templateId, content)
    const uid = someone().uid
    const { portfolioId } = (await adminFirestore().doc(`usernames/${username}`).get()).data() as {
      portfolioId: string
    }
    for (const path of [`portfolios/${portfolioId}`, `portfolios/${portfolioId}/live/site`])
      await adminFirestore().doc(path).update({ ownerId: uid })
    return { username, uid, portfolioId }
  }
  const from = (index: number) => `198.51.100.${index}`

  it('so many messages are kept for an account', async () => {
    const { username, portfolioId } = await page('portfolio-v6-classic-profile')
    const send = (index: number) =>
      receiveMessage(
        username,
        { name: 'Hedy', email: 'hedy@example.com', message: `Number ${index}` },
        from(index),
        Timestamp.now(),
      )
    expect(await tried([1, 2, 3, 4, 5].map(send))).toEqual({ made: 3, codes: ['limit-reached'] })
    expect((await adminFirestore().collection(`portfolios/${portfolioId}/messages`).get()).size).toBe(3)
  })

  it('and so many subscribers', async () => {
    const { username, portfolioId } = await page()
    const subscribe = (index: number) =>
      receiveSubscription(
        username,
        { email: `reader-${index}-${Date.now()}@example.com` },
        from(index),
        Timestamp.now(),
      )
    expect(await tried([1, 2, 3, 4].map(subscribe))).toEqual({ made: 2, codes: ['limit-reached'] })
    expect((await adminFirestore().collection(`portfolios/${portfolioId}/subscribers`).get()).size).toBe(2)
  })

  it('one mailbox is asked three times a day to confirm, whatever page it is for and however it is spelled', async () => {
    const name = `victim${process.pid}${Date.now()}`
    const spellings = ['', '+1', '+news', '+page', '+more'].map((tag) => `${name}${tag}@example.com`)
    const ask = async (email: string, index: number) =>
      receiveSubscription((await page()).username, { email }, from(100 + index), Timestamp.now())
    expect(await tried(spellings.map(ask))).toEqual({ made: 3, codes: ['rate-limited'] })
  })
})

describe('checkouts', () => {
  it('a program that asks without end finds the door closed', async () => {
    const { uid } = someone()
    const now = Date.now()
    expect((await tried(times(60, () => limitCheckouts(uid, now)))).made).toBe(30)
    expect((await customerRef(uid).get()).exists).toBe(false)
    await expect(limitCheckouts(uid, now)).rejects.toThrow('many payments in a short time')
    const { checkoutsClosedUntil } = (await customerRef(uid).get()).data() ?? {}
    expect((checkoutsClosedUntil?.toMillis() ?? 0) - now).toBeGreaterThan(0)
    expect((checkoutsClosedUntil?.toMillis() ?? 0) - now).toBeLessThanOrEqual(600_000)
  })

  it('an account has so many sessions, whatever became of them; refused requests are none', async () => {
    const { uid } = someone()
    const store = (id: string, fields: object) => adminFirestore().doc(checkoutRef(uid, id).path).set(fields)
    await Promise.all([store('a', { error: {} }), store('b', { sessionId: 'cs_1' }), store('c', { sessionId: 'cs_2' })])
    await limitCheckouts(uid, Date.now())
    await store('d', { sessionId: 'cs_3' })
    await expect(limitCheckouts(uid, Date.now())).rejects.toThrow('very many payments')
  })
})
