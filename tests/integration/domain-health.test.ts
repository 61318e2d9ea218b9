import { Timestamp } from 'firebase-admin/firestore'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { getDomain, verifyDomain, type DomainStatus } from '@vitrine/common/api/domains'
import { createPortfolio, deletePortfolio, patchContent } from '@vitrine/common/api/portfolios'
import { deleteAccount } from '@vitrine/common/api/account'
import { checkDomains } from '../../functions/domains/check-all.ts'
import { checkDomain } from '../../functions/domains/check-domain.ts'
import { finishRelease } from '../../functions/domains/release.ts'
import { checkRequest } from '../../functions/domains/requests.ts'
import type { DomainReleaseDocument } from '../../functions/lib/documents/domain.ts'
import { db } from '../../functions/lib/firebase.ts'
import { requestLog } from '../../functions/lib/log.ts'
import { TARGET } from '../../local/domains/settings.ts'
import { functionSettings } from '../../local/suite.ts'
import { createAccount, type TestAccount } from '../support/accounts.ts'
import { adminFirestore } from '../support/admin.ts'
import { call, succeed } from '../support/api.ts'
import {
  addFault,
  atHosting,
  callsAbout,
  clearFaults,
  pointElsewhere,
  pointHere,
  setProof,
  setRecords,
  silenceNames,
  treat,
} from '../support/domains.ts'
import { ports } from '../support/env.ts'
import { messagesFor } from '../support/mailbox.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

const log = requestLog('none')
let serial = 0
let owner: TestAccount
let id: string
let domain: string

interface Domain {
  owner: TestAccount
  id: string
}

/** A portfolio of a Pro account that names a domain. */
async function naming(name: string): Promise<Domain> {
  const account = await createAccount()
  await adminFirestore().doc(`users/${account.uid}`).update({ subscription_level: 'pro' })
  const { token } = account
  const { id: made } = await succeed(createPortfolio, { token, body: { templateId: 'minimalist-designer' } })
  await nameDomain({ owner: account, id: made }, name)
  return { owner: account, id: made }
}

const nameDomain = ({ owner: { token }, id: portfolio }: Domain, value: string) =>
  succeed(patchContent, { token, params: { id: portfolio }, body: { ops: [{ op: 'add', path: '/domain', value }] } })

const verify = () => call(verifyDomain, { token: owner.token, params: { id } })
const status = (of: Domain = { owner, id }): Promise<DomainStatus> =>
  succeed(getDomain, { token: of.owner.token, params: { id: of.id } })
const state = async () => (await status()).state
const stored = async () => (await adminFirestore().doc(`domains/${domain}`).get()).data()
const look = (now = Date.now()) => checkDomain(domain, now, log)
const mails = async (of = owner) =>
  (await messagesFor(of.email)).filter(({ subject }) => subject.includes(domain)).map(({ subject }) => subject)
const releases = async () => (await db().collection('domainReleases').where('domain', '==', domain).get()).docs
const finishReleases = async (now = Date.now()) => {
  for (const snapshot of await releases()) await finishRelease(snapshot, now)
}

/** A domain at which visitors find the page. */
async function serve(): Promise<void> {
  await setProof(domain, `vitrine=${id}`)
  await pointHere(domain)
  await verify()
  expect((await verify()).body.state).toBe('serving')
}

beforeAll(() => {
  // What runs on a schedule runs in this process too.
  Object.assign(process.env, functionSettings(ports))
  db()
})

beforeEach(async () => {
  domain = `www.ada-${process.pid}-${Date.now() % 1_000_000}-${serial++}.example`
  ;({ owner, id } = await naming(domain))
})

afterEach(async () => {
  await silenceNames(domain, false)
  await clearFaults(domain)
})

it('goes from a missing proof to serving, and every state is true', async () => {
  expect((await verify()).body.state).toBe('proof-missing')
  await setProof(domain, `vitrine=${id}`)
  await setRecords(domain, 'A', '203.0.113.7')
  expect((await verify()).body).toMatchObject({ state: 'proof-found', obstacle: 'setup' })
  expect((await verify()).body).toMatchObject({
    state: 'not-pointing',
    obstacle: 'pointing',
    records: [
      { type: 'TXT', action: 'add', done: true },
      { type: 'CNAME', name: domain, value: TARGET, action: 'add', done: false },
      { type: 'A', name: domain, value: '203.0.113.7', action: 'remove', done: false },
    ],
  })
  await pointHere(domain)
  expect((await verify()).body).toMatchObject({ state: 'not-pointing', obstacle: 'conflict' })
  await setRecords(domain, 'A')
  await treat(domain, { delays: { certificateMs: HOUR_MS } })
  expect((await verify()).body).toMatchObject({ state: 'certificate', records: [{ done: true }, { done: true }] })
  await treat(domain, { delays: { certificateMs: 0 } })
  const { body } = await verify()
  expect(body).toMatchObject({ state: 'serving', obstacle: null, brokenSince: null, releasedAt: null })
  expect(Date.parse(String(body.checkedAt))).toBeGreaterThan(Date.now() - MINUTE_MS)
})

it('a domain is added to Hosting when it is proved, and not before', async () => {
  await verify()
  expect(await callsAbout(domain)).toEqual([])
  await setProof(domain, `vitrine=${id}`)
  await verify()
  expect((await callsAbout(domain)).map(({ method }) => method)).toEqual(['GET', 'POST'])
})

describe('the schedule', () => {
  it('finds a proof that was set after its owner had gone, and follows the domain until it serves', async () => {
    await verify()
    const { watchedUntil } = await status()
    expect(Date.parse(String(watchedUntil))).toBeGreaterThan(Date.now() + 6 * DAY_MS)
    await setProof(domain, `vitrine=${id}`)
    await pointHere(domain)
    await checkDomains(Date.now())
    expect(await state()).toBe('proof-missing')
    await checkDomains(Date.now() + 6 * MINUTE_MS)
    expect(await state()).toBe('proof-found')
    await checkDomains(Date.now() + 12 * MINUTE_MS)
    expect(await state()).toBe('serving')
    expect((await adminFirestore().doc(`domainRequests/${id}`).get()).exists).toBe(false)
  })

  it('stops looking for a proof after a week, for one that is not asked for any more, and without the plan', async () => {
    const request = () => db().collection('domainRequests').doc(id).get()
    const check = async (now: number) => {
      const [found] = (await db().collection('domainRequests').where('domain', '==', domain).get()).docs
      if (found) await checkRequest(found, now, log)
    }
    await verify()
    await adminFirestore().doc(`users/${owner.uid}`).update({ subscription_level: 'free' })
    await setProof(domain, `vitrine=${id}`)
    await check(Date.now() + HOUR_MS)
    expect([await state(), (await request()).exists]).toEqual(['proof-missing', true])
    await check(Date.now() + 7 * DAY_MS + MINUTE_MS)
    expect((await request()).exists).toBe(false)

    await adminFirestore().doc(`users/${owner.uid}`).update({ subscription_level: 'pro' })
    await setProof(domain)
    await verify()
    expect((await request()).exists).toBe(true)
    await nameDomain({ owner, id }, 'other.example')
    await check(Date.now())
    expect((await request()).exists).toBe(false)
  })

  it('looks at a serving domain twice a day', async () => {
    await serve()
    await pointElsewhere(domain)
    await checkDomains(Date.now() + 11 * HOUR_MS)
    expect(await state()).toBe('serving')
    await checkDomains(Date.now() + 12 * HOUR_MS + MINUTE_MS)
    expect(await state()).toBe('broken')
  })

  it('gives a document from before domains were looked at its true state', async () => {
    await setProof(domain, `vitrine=${id}`)
    await pointHere(domain)
    await adminFirestore().doc(`portfolios/${id}`).update({ provedDomain: domain })
    await adminFirestore()
      .doc(`domains/${domain}`)
      .set({ ownerId: owner.uid, portfolioId: id, verifiedAt: Timestamp.fromMillis(Date.now() - DAY_MS) })
    expect(await status()).toMatchObject({ state: 'proof-found', checkedAt: null })
    await checkDomains(Date.now())
    expect((await stored())?.verifiedAt).toBeUndefined()
    await look()
    expect(await state()).toBe('serving')
    expect((await adminFirestore().doc(`portfolios/${id}`).get()).get('domainServes')).toBe(true)
  })
})

describe('a working domain that breaks', () => {
  it.each([
    ['leads elsewhere', () => pointElsewhere(domain), 'pointing'],
    ['leads nowhere', () => setRecords(domain, 'CNAME'), 'pointing'],
    ['leads to two places', () => setRecords(domain, 'A', '203.0.113.7'), 'conflict'],
    ['loses its certificate', () => treat(domain, { overrides: { certState: 'CERT_EXPIRED' } }), 'certificate'],
    ['loses its proof', () => setProof(domain, 'vitrine=somebody-else'), 'proof'],
  ] as const)('because it %s is broken since then, and its owner gets one mail', async (_what, breakIt, obstacle) => {
    await serve()
    await breakIt()
    const began = Date.now()
    await look(began)
    expect(await status()).toMatchObject({ state: 'broken', obstacle, brokenSince: new Date(began).toISOString() })
    expect(await mails()).toEqual([])
    const later = began + 11 * MINUTE_MS
    await Promise.all([look(later), look(later)])
    await look(later + HOUR_MS)
    await look(later + DAY_MS)
    expect(await mails()).toEqual([`${domain} needs your attention`])
    expect(await status()).toMatchObject({ state: 'broken', brokenSince: new Date(began).toISOString() })
  })

  it('and is mended within minutes is nobody’s worry; one that breaks again is', async () => {
    await serve()
    await pointElsewhere(domain)
    const began = Date.now()
    await look(began)
    await setRecords(domain, 'A')
    await pointHere(domain)
    await look(began + 5 * MINUTE_MS)
    expect([await state(), await mails()]).toEqual(['serving', []])
    for (const day of [1, 2]) {
      await pointElsewhere(domain)
      await look(began + day * DAY_MS)
      await look(began + day * DAY_MS + HOUR_MS)
      await setRecords(domain, 'A')
      await pointHere(domain)
      await look(began + day * DAY_MS + 2 * HOUR_MS)
    }
    expect(await mails()).toHaveLength(2)
  })

  it('is told about by the next look where the look that saw it died before the mail', async () => {
    await serve()
    await pointElsewhere(domain)
    const began = Date.now()
    await look(began)
    // What is stored when a process dies between the two.
    expect((await stored())?.toldOf).toBeNull()
    await look(began + HOUR_MS)
    expect(await mails()).toHaveLength(1)
    await adminFirestore().doc(`domains/${domain}`).update({ toldOf: null })
    await look(began + 2 * HOUR_MS)
    expect(await mails()).toHaveLength(1)
  })

  it('is not what an account without a verified address is written about', async () => {
    await serve()
    const { adminAuth } = await import('../support/admin.ts')
    await adminAuth().updateUser(owner.uid, { emailVerified: false })
    await pointElsewhere(domain)
    await look()
    await look(Date.now() + HOUR_MS)
    expect(await mails()).toEqual([])
  })
})

describe('an outage makes nothing worse', () => {
  const faults = [
    ['refuses (429)', { kind: 'error', status: 429, times: 9 }],
    ['fails (500)', { kind: 'error', status: 500, times: 9 }],
    ['does not answer', { kind: 'delay', ms: 3_500 }],
  ] as const

  it.each(faults)('Hosting %s', async (_what, fault) => {
    await serve()
    const before = await stored()
    await addFault({ match: domain, path: '/v1beta1', ...fault })
    const { status: code, body } = await verify()
    expect([code, body.detail.code]).toEqual([503, 'hosting-unavailable'])
    await look(Date.now() + DAY_MS)
    const after = await stored()
    expect({ ...after, nextCheckAt: null }).toEqual({ ...before, nextCheckAt: null })
    expect([await state(), await mails()]).toEqual(['serving', []])
  })

  it('a domain is connected while Hosting is out, and set up once it is back', async () => {
    await setProof(domain, `vitrine=${id}`)
    await pointHere(domain)
    await addFault({ match: domain, path: '/v1beta1', kind: 'error', status: 503, times: 99 })
    expect((await verify()).status).toBe(503)
    expect(await state()).toBe('proof-found')
    await clearFaults(domain)
    await checkDomains(Date.now() + 31 * MINUTE_MS)
    await checkDomains(Date.now() + 62 * MINUTE_MS)
    expect(await state()).toBe('serving')
  })

  it('name servers that do not answer', async () => {
    await serve()
    await silenceNames(domain)
    const { status: code, body } = await verify()
    expect([code, body.detail.code]).toEqual([503, 'dns-unavailable'])
    await silenceNames(domain, false)
    expect(await status()).toMatchObject({ state: 'serving', releasedAt: null })
  })

  it('nor does it release a domain whose proof nobody could look for', async () => {
    await serve()
    await setProof(domain)
    await look()
    await silenceNames(domain)
    await look(Date.now() + 40 * DAY_MS)
    expect(await stored()).toBeDefined()
  })
})

describe('30 days without its proof', () => {
  it('a domain is released: free, off Hosting, its owner told, and theirs again once it is proved', async () => {
    await serve()
    await setProof(domain)
    const began = Date.now()
    await look(began)
    expect((await status()).releasedAt).toBe(new Date(began + 30 * DAY_MS).toISOString())
    await look(began + 30 * DAY_MS - MINUTE_MS)
    expect(await stored()).toBeDefined()
    await look(began + 30 * DAY_MS)
    expect(await stored()).toBeUndefined()
    const portfolio = (await adminFirestore().doc(`portfolios/${id}`).get()).data()
    expect([portfolio?.provedDomain, portfolio?.domainServes]).toEqual([undefined, undefined])
    expect(await state()).toBe('proof-missing')

    // Hosting is out when it is to be told: the note stays, and is worked off later.
    await addFault({ match: domain, path: '/v1beta1', kind: 'error', status: 500, times: 1 })
    await expect(finishReleases()).rejects.toThrow()
    await finishReleases()
    await finishReleases()
    expect(await releases()).toEqual([])
    expect((await atHosting(domain))?.deleteTime).toBeDefined()
    expect(await mails()).toEqual([`${domain} was disconnected`, `${domain} needs your attention`])

    await serve()
    expect((await atHosting(domain))?.deleteTime).toBeUndefined()
  })

  it('a proof that is back a day before keeps it', async () => {
    await serve()
    await setProof(domain)
    await look()
    await setProof(domain, `vitrine=${id}`)
    await look(Date.now() + 29 * DAY_MS)
    await look(Date.now() + 31 * DAY_MS)
    expect(await status()).toMatchObject({ state: 'serving', releasedAt: null })
  })

  it('a domain that was connected again before Hosting was told stays there', async () => {
    await serve()
    await setProof(domain)
    await look()
    await look(Date.now() + 31 * DAY_MS)
    await serve()
    await finishReleases()
    expect(await atHosting(domain)).toMatchObject({ cert: { state: 'CERT_ACTIVE' } })
    expect(await releases()).toEqual([])
  })
})

describe('a domain that changes hands', () => {
  it('is the last one’s who proved it; whose it was is told, and no page of theirs leads there', async () => {
    await serve()
    const former = { owner, id }
    const next = await naming(domain)
    await setProof(domain, `vitrine=${id}`, `vitrine=${next.id}`)
    ;({ owner, id } = next)
    await serve()
    await finishReleases()
    expect(await status(former)).toMatchObject({ state: 'proof-missing' })
    expect((await adminFirestore().doc(`portfolios/${former.id}`).get()).get('provedDomain')).toBeUndefined()
    expect(await mails(former.owner)).toEqual([`${domain} now shows another portfolio`])
    expect(await atHosting(domain)).toMatchObject({ cert: { state: 'CERT_ACTIVE' } })
  })
})

describe('a domain that its portfolio does not name any more', () => {
  it('is kept for a week, then let go without a word', async () => {
    await serve()
    await nameDomain({ owner, id }, '')
    const began = Date.now()
    await look(began)
    await look(began + 7 * DAY_MS - MINUTE_MS)
    expect(await stored()).toBeDefined()
    await nameDomain({ owner, id }, domain)
    await look(began + 8 * DAY_MS)
    expect(await state()).toBe('serving')
    await nameDomain({ owner, id }, '')
    await look(began + 9 * DAY_MS)
    await look(began + 16 * DAY_MS)
    expect(await stored()).toBeUndefined()
    await finishReleases()
    expect((await atHosting(domain))?.deleteTime).toBeDefined()
    expect(await mails()).toEqual([])
  })

  it('leaves Hosting when the portfolio gets another domain, and stays while a deleted one can be restored', async () => {
    await serve()
    const first = domain
    domain = `two-${domain}`
    await nameDomain({ owner, id }, domain)
    await serve()
    await succeed(deletePortfolio, { token: owner.token, params: { id } })
    await look(Date.now() + 20 * DAY_MS)
    expect(await stored()).toBeDefined()
    domain = first
    expect(await stored()).toBeUndefined()
    await finishReleases()
    expect((await atHosting(first))?.deleteTime).toBeDefined()
  })

  it('leaves Hosting with its account, of which no trace stays', async () => {
    await serve()
    const confirmed = { params: { uid: owner.uid }, body: { confirmation: 'DELETE' as const } }
    expect((await call(deleteAccount, { token: owner.token, ...confirmed })).status).toBe(200)
    expect(await stored()).toBeUndefined()
    const notes = (await releases()).map((snapshot) => snapshot.data() as DomainReleaseDocument)
    expect(notes).toEqual([expect.objectContaining({ domain, reason: 'left', owner: null })])
    await finishReleases()
    expect((await atHosting(domain))?.deleteTime).toBeDefined()
  })
})
