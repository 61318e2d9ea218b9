import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { getAnalyticsSummary, updateAnalyticsSettings } from '@vitrine/common/api/analytics'
import {
  createPortfolio,
  deletePortfolio,
  publishPortfolio,
  restorePortfolio,
  updatePortfolio,
} from '@vitrine/common/api/portfolios'
import {
  createPrivateLink,
  deletePrivateLink,
  listPrivateLinks,
  renewPrivateLink,
  revokePrivateLink,
  updatePrivateLink,
} from '@vitrine/common/api/private-links'
import { exportAccount } from '@vitrine/common/api/account'
import { attachUsername, claimUsername } from '@vitrine/common/api/usernames'
import { plans } from '@vitrine/common/plans'
import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import { createAccount, type TestAccount } from '../support/accounts.ts'
import { adminAuth, adminFirestore } from '../support/admin.ts'
import { call, succeed } from '../support/api.ts'
import { startFunctions, type FunctionsProcess } from '../support/functions-process.ts'
import { messagesFor } from '../support/mailbox.ts'
import { everything, linkTo, visit } from '../support/private-links.ts'
import { eventually } from '../support/eventually.ts'

const DAY_MS = 86_400_000
const content: PortfolioContent = {
  hero: { name: 'Ada Marlowe' },
  projects: [
    { itemId: 'tram', title: 'Night tram', description: 'Open to all' },
    { itemId: 'nord', title: 'Rebrand for Nord', description: 'Under wraps', private: true },
    { itemId: 'sud', title: 'Rebrand for Sud', description: 'Under wraps as well', private: true },
  ],
  contact: { email: 'ada@example.com' },
}

async function portfolioOf(account: TestAccount, more: PortfolioContent = content): Promise<string> {
  const { token } = account
  const { id } = await succeed(createPortfolio, { token, body: { templateId: 'developer-pro' } })
  await succeed(updatePortfolio, { token, params: { id }, body: { content: more } })
  return id
}

let serial = 0
async function publish({ token }: TestAccount, id: string): Promise<string> {
  const username = `links-${process.pid}-${Date.now() % 10_000_000}-${serial++}`
  await succeed(claimUsername, { token, body: { username } })
  await succeed(attachUsername, { token, params: { id }, body: { username } })
  await succeed(publishPortfolio, { token, params: { id }, body: { status: 'published' } })
  return username
}

const links = async ({ token }: TestAccount, id: string) => succeed(listPrivateLinks, { token, params: { id } })

let owner: TestAccount
let id: string
let nowhere: string

beforeAll(async () => {
  owner = await createAccount()
  await adminFirestore().doc(`users/${owner.uid}`).update({ subscription_level: 'pro' })
  id = await portfolioOf(owner)
  nowhere = (await visit(`/l/${'A'.repeat(32)}`)).text
})

describe('a private link', () => {
  it('shows what its owner chose, in his order, with his greeting', async () => {
    const { path } = await linkTo(owner, id, {
      shows: { items: ['projects/sud', 'projects/tram'], greeting: 'Dear <b>Nord</b>,\nwelcome.' },
    })
    const { status, text } = await visit(path)
    expect(status).toBe(200)
    expect(text).toContain('Dear &lt;b&gt;Nord&lt;/b&gt;,\nwelcome.')
    expect(text.indexOf('Rebrand for Sud')).toBeGreaterThan(0)
    expect(text.indexOf('Night tram')).toBeGreaterThan(text.indexOf('Rebrand for Sud'))
    expect(text).not.toContain('Rebrand for Nord')
    await adminFirestore().doc(`portfolios/${id}`).update({ 'content.hero.name': 'Ada Byron' })
    expect((await visit(path)).text).toContain('Ada Byron')
  })

  it('is listed nowhere, kept nowhere and tells nobody of itself', async () => {
    const { path } = await linkTo(owner, id)
    const { headers, text } = await visit(path)
    expect(headers.get('cache-control')).toBe('private, no-store')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('x-robots-tag')).toContain('noindex')
    expect(text).toContain('<meta name="robots" content="noindex')
    for (const told of ['og:', 'canonical', 'ld+json', 'data-portfolio', 'data-username', path.slice(3)])
      expect(text).not.toContain(told)
    expect((await visit('/robots.txt')).text).not.toContain('/l/')
    expect((await visit('/sitemap.xml')).text).not.toContain('/l/')
  })

  it('has its address in one answer, and a hash of its token in the database', async () => {
    const { link, path } = await linkTo(owner, id)
    const token = path.slice(3)
    expect(token).toMatch(/^[A-Za-z0-9_-]{32}$/)
    const stored = (await adminFirestore().doc(`links/${link.id}`).get()).data()
    expect(JSON.stringify(stored)).not.toContain(token)
    expect(JSON.stringify(await links(owner, id))).not.toContain(token)
    expect((await visit(`/l/${link.id}`)).status).toBe(404)
  })

  it('leads nowhere, without a word about why: revoked, ended, renewed, deleted, unknown', async () => {
    const account = await createAccount()
    const { token } = account
    const own = await portfolioOf(account)
    const made = await Promise.all([1, 2, 3, 4].map(() => linkTo(account, own)))
    const [revoked, ended, renewed, deleted] = made as [
      (typeof made)[0],
      (typeof made)[0],
      (typeof made)[0],
      (typeof made)[0],
    ]
    const at = Date.now() + 31 * DAY_MS
    expect((await visit(ended.path)).status).toBe(200)
    await succeed(revokePrivateLink, { token, params: { id: own, linkId: revoked.link.id } })
    const { address } = await succeed(renewPrivateLink, { token, params: { id: own, linkId: renewed.link.id } })
    await succeed(deletePrivateLink, { token, params: { id: own, linkId: deleted.link.id } })
    const answers = await Promise.all([
      visit(revoked.path),
      visit(ended.path, { at }),
      visit(renewed.path),
      visit(deleted.path),
      visit(`${revoked.path}x`),
      visit(`${ended.path}/more`),
      visit('/l/short'),
    ])
    for (const { status, text, headers } of answers) {
      expect(status).toBe(404)
      expect(text).toBe(nowhere)
      expect(headers.get('cache-control')).toBe('private, no-store')
      expect(headers.get('referrer-policy')).toBe('no-referrer')
    }
    expect((await visit(new URL(address).pathname)).status).toBe(200)
    expect((await links(account, own)).links.map(({ state }) => state).sort()).toEqual(['active', 'active', 'revoked'])
  })

  it('ends with its portfolio, and with the account', async () => {
    const account = await createAccount()
    const { token } = account
    const own = await portfolioOf(account)
    const { path } = await linkTo(account, own)
    await succeed(deletePortfolio, { token, params: { id: own } })
    expect((await visit(path)).text).toBe(nowhere)
    await succeed(restorePortfolio, { token, params: { id: own } })
    expect((await visit(path)).status).toBe(200)
    await adminFirestore()
      .doc(`deletions/${account.uid}`)
      .set({ requestedAt: new Date(), finishedAt: null, portfolioIds: [] })
    expect((await visit(path)).text).toBe(nowhere)
    await adminFirestore().doc(`deletions/${account.uid}`).delete()
    await adminAuth().updateUser(account.uid, { disabled: true })
    await eventually(async () => expect((await visit(path)).text).toBe(nowhere))
  })

  it('to what is live shows what is published, and nothing before and afterwards', async () => {
    const account = await createAccount()
    const own = await portfolioOf(account)
    const { path } = await linkTo(account, own, { shows: { from: 'live' } })
    expect((await visit(path)).text).toBe(nowhere)
    await publish(account, own)
    expect((await visit(path)).text).toContain('Rebrand for Nord')
    await succeed(publishPortfolio, { token: account.token, params: { id: own }, body: { status: 'draft' } })
    expect((await visit(path)).text).toBe(nowhere)
  })

  it('to a draft has a template that its owner may publish with', async () => {
    const account = await createAccount()
    const { token } = account
    const { id: own } = await succeed(createPortfolio, { token, body: { templateId: 'creative-studio' } })
    const body = { label: 'Free of charge', shows: everything }
    expect((await call(createPrivateLink, { token, params: { id: own }, body })).body.detail.code).toBe(
      'payment-required',
    )
    await adminFirestore().doc(`users/${account.uid}/purchases/creative-studio`).set({ purchasedAt: new Date() })
    const { path } = await linkTo(account, own)
    expect((await visit(path)).status).toBe(200)
    await adminFirestore().doc(`users/${account.uid}/purchases/creative-studio`).delete()
    expect((await visit(path)).text).toBe(nowhere)
  })
})

describe('programs get nothing', () => {
  it.each([
    ['HEAD', { method: 'HEAD' }],
    ['a crawler', { userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }],
    ['a preview of a chat', { userAgent: 'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)' }],
    ['a feed reader', { userAgent: 'Feedly/1.0 (+http://www.feedly.com/fetcher.html; like FeedFetcher-Google)' }],
    ['a prefetch', { headers: { 'Sec-Purpose': 'prefetch' } }],
  ])('%s', async (_what, how) => {
    const { link, path } = await linkTo(await createAccountWithPortfolio(), lastId, { password: 'studio-nord' })
    const { status, text, headers } = await visit(path, how)
    expect(status).toBe(404)
    expect(text === '' || text === nowhere).toBe(true)
    expect(headers.get('set-cookie')).toBeNull()
    const stored = (await adminFirestore().doc(`links/${link.id}`).get()).data()
    expect(stored?.opened).toBe(0)
  })

  it('a conditional request is answered whole, and nothing has a tag to ask with', async () => {
    const { path } = await linkTo(owner, id)
    const first = await visit(path)
    expect(first.headers.get('etag')).toBeNull()
    expect(first.headers.get('last-modified')).toBeNull()
    for (const [name, value] of [
      ['If-None-Match', '*'],
      ['If-Modified-Since', new Date().toUTCString()],
    ] as const)
      expect((await visit(path, { headers: { [name]: value } })).status).toBe(200)
  })
})

let lastId: string
async function createAccountWithPortfolio(): Promise<TestAccount> {
  const account = await createAccount()
  lastId = await portfolioOf(account)
  return account
}

describe('a password', () => {
  let account: TestAccount
  let own: string
  let path: string
  let linkId: string

  beforeAll(async () => {
    account = await createAccount()
    own = await portfolioOf(account)
    const made = await linkTo(account, own, { password: 'Grüße aus Nord' })
    path = made.path
    linkId = made.link.id
  })

  it('is asked for, and right it opens the page for this browser', async () => {
    const asked = await visit(path)
    expect(asked.status).toBe(200)
    expect(asked.text).toContain('type="password"')
    expect(asked.text).not.toContain('Rebrand')
    expect(asked.headers.get('referrer-policy')).toBe('no-referrer')
    expect(asked.headers.get('cache-control')).toBe('private, no-store')
    const wrong = await visit(path, { password: 'Grüße aus Süd' })
    expect(wrong.status).toBe(403)
    expect(wrong.text).toContain('not the password')
    expect(wrong.text).not.toContain('Grüße aus Süd')
    expect(wrong.cookie).toBeUndefined()
    const right = await visit(path, { password: 'Grüße aus Nord' })
    expect(right.status).toBe(303)
    expect(right.headers.get('location')).toBe(path)
    expect(right.headers.get('set-cookie')).toMatch(/Max-Age=25\d{5};/)
    expect((await visit(path, { cookie: right.cookie })).text).toContain('Rebrand for Nord')
    const stored = JSON.stringify((await adminFirestore().doc(`links/${linkId}`).get()).data())
    expect(stored).not.toContain('Grüße')
  })

  it('is asked for again: with a cookie of another link, a forged one, after 30 days, and once it was changed', async () => {
    const { cookie } = await visit(path, { password: 'Grüße aus Nord' })
    const other = await linkTo(account, own, { password: 'another-one' })
    const foreign = await visit(other.path, { password: 'another-one' })
    const forged = cookie?.replace(/\.1\.(\d+)\./, (_all, until) => `.1.${Number(until) + DAY_MS}.`)
    const counted = (await visit((await linkTo(account, own)).path)).cookie
    for (const bad of [foreign.cookie, forged, counted, '__session=own.abc', undefined]) {
      expect((await visit(path, { cookie: bad })).text).toContain('type="password"')
    }
    await succeed(updatePrivateLink, {
      token: account.token,
      params: { id: own, linkId },
      body: { until: new Date(Date.now() + 100 * DAY_MS).toISOString() },
    })
    const long = (await visit(path, { password: 'Grüße aus Nord' })).cookie
    expect((await visit(path, { cookie: long, at: Date.now() + 29 * DAY_MS })).text).toContain('Rebrand')
    expect((await visit(path, { cookie: long, at: Date.now() + 31 * DAY_MS })).text).toContain('type="password"')
    const change = (password: string | null) =>
      succeed(updatePrivateLink, { token: account.token, params: { id: own, linkId }, body: { password } })
    await change('a new password')
    expect((await visit(path, { cookie: long })).text).toContain('type="password"')
    await change(null)
    expect((await visit(path)).text).toContain('Rebrand')
    await change('Grüße aus Nord')
  })

  it.each([
    ['nothing', ''],
    ['more than a form holds', 'x'.repeat(5_000)],
  ])('is not %s', async (_what, password) => {
    expect((await visit(path, { password })).status).toBe(403)
  })
})

describe('wrong passwords', () => {
  let instances: FunctionsProcess[]
  beforeAll(async () => {
    instances = await Promise.all([startFunctions(), startFunctions()])
  })
  afterAll(() => Promise.all(instances.map((instance) => instance.stop())))

  /** In the middle of a window, so that the tries are in one. */
  const at = Math.floor(Date.now() / 900_000) * 900_000 + 60_000
  const origin = (index: number) => instances[index % 2]!.origin

  it('are five, on all instances together and also all at once, and then even the right one waits', async () => {
    const { path } = await linkTo(owner, id, { password: 'studio-nord' })
    const tries = await Promise.all(
      Array.from({ length: 12 }, (_, index) => visit(path, { password: `wrong-${index}`, origin: origin(index), at })),
    )
    expect(tries.filter(({ status }) => status === 403)).toHaveLength(5)
    const paused = tries.filter(({ status }) => status === 429)
    expect(paused).toHaveLength(7)
    expect(paused[0]?.text).toContain('try again in')
    const wait = Number(paused[0]?.headers.get('retry-after'))
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(900)
    for (const index of [0, 1])
      expect((await visit(path, { password: 'studio-nord', origin: origin(index), at })).status).toBe(429)
    const later = await visit(path, { password: 'studio-nord', origin: origin(0), at: at + 900_000 })
    expect(later.status).toBe(303)
  })

  it('are counted for each link alone, and right ones are none', async () => {
    const { path } = await linkTo(await createAccountWithPortfolio(), lastId, { password: 'studio-nord' })
    for (let index = 0; index < 8; index++)
      expect((await visit(path, { password: 'studio-nord', origin: origin(index), at })).status).toBe(303)
    expect((await visit(path, { password: 'wrong-again', origin: origin(0), at })).status).toBe(403)
  })

  it('are in no log', async () => {
    const { path } = await linkTo(await createAccountWithPortfolio(), lastId, { password: 'studio-nord' })
    await visit(path, { password: 'secret-guess-1', origin: origin(0), at })
    await visit(path, { password: 'studio-nord', origin: origin(0), at })
    const log = instances.map(({ output }) => output()).join('')
    for (const secret of ['secret-guess-1', 'studio-nord', path.slice(3)]) expect(log).not.toContain(secret)
  })
})

describe('its owner', () => {
  it('sees how often, when and on how many devices it was opened, and gets one mail', async () => {
    const account = await createAccountWithPortfolio()
    const own = lastId
    await publish(account, own)
    const { link, path } = await linkTo(account, own, { label: 'Studio Nord, interview' })
    const first = await visit(path)
    expect(first.text).toContain('The person who gave you the link can see when it’s opened')
    await visit(path, { cookie: first.cookie })
    await visit(path)
    const [seen] = (await links(account, own)).links
    expect(seen).toMatchObject({ id: link.id, opened: 3, devices: 2, pages: [{ page: 'home', opened: 3 }] })
    expect(Date.parse(seen?.firstOpenedAt ?? '')).toBeLessThanOrEqual(Date.parse(seen?.lastOpenedAt ?? ''))
    const about = async () =>
      (await messagesFor(account.email)).filter(({ subject }) => subject.includes('Studio Nord'))
    await eventually(async () => expect(await about()).toHaveLength(1))
    const [mail] = await about()
    expect(mail?.subject).toBe('“Studio Nord, interview” was opened')
    expect(JSON.stringify(mail)).not.toContain(path.slice(3))
    expect(mail?.unsubscribe?.address).toContain('link.')
    const { totalViews } = await succeed(getAnalyticsSummary, { token: account.token, params: { id: own } })
    expect(totalViews).toBe(0)
  })

  it.each([['DNT'], ['Sec-GPC']])('sees nothing of a browser that asks for it with %s', async (header) => {
    const account = await createAccountWithPortfolio()
    const { path } = await linkTo(account, lastId)
    const { text, cookie } = await visit(path, { headers: { [header]: '1' } })
    expect(text).toContain('your visit isn’t counted')
    expect(cookie).toBeUndefined()
    expect((await links(account, lastId)).links[0]).toMatchObject({ opened: 0, devices: 0, firstOpenedAt: null })
  })

  it('gets no mail who has switched them off, and one who has switched them on again', async () => {
    const set = ({ token }: TestAccount, linkMail: boolean) =>
      succeed(updateAnalyticsSettings, { token, params: { id: lastId }, body: { linkMail } })
    const subjects = async ({ email }: TestAccount) => (await messagesFor(email)).map(({ subject }) => subject)
    const quiet = await createAccountWithPortfolio()
    expect((await set(quiet, false)).linkMail).toBe(false)
    const silent = await linkTo(quiet, lastId)
    await visit(silent.path)
    // The mail about the second comes after the first was dealt with.
    await eventually(async () => {
      const first = await adminFirestore().doc(`links/${silent.link.id}/openings/first`).get()
      expect(first.exists).toBe(true)
    })

    const loud = await createAccountWithPortfolio()
    await set(loud, false)
    await set(loud, true)
    await visit((await linkTo(loud, lastId, { label: 'Loud' })).path)
    await eventually(async () => expect(await subjects(loud)).toContain('“Loud” was opened'))
    expect((await subjects(quiet)).filter((subject) => subject.includes('was opened'))).toEqual([])
  })
})

describe('how many and how long', () => {
  it('five are open at a time on the Free plan, also when all are made at once; ended ones make room', async () => {
    const account = await createAccountWithPortfolio()
    const { token } = account
    const make = (origin?: string) =>
      call(createPrivateLink, { token, params: { id: lastId }, body: { label: 'One', shows: everything }, origin })
    // In one process all of them are between their readings and writings at once.
    const functions = await startFunctions()
    onTestFinished(() => functions.stop())
    const answers = await Promise.all(Array.from({ length: 6 }, () => make(functions.origin)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(plans.free.privateLinks)
    const refused = answers.filter(({ status }) => status === 409)
    expect(refused).toHaveLength(1)
    expect(refused[0]?.body.detail).toMatchObject({
      code: 'limit-reached',
      message: expect.stringContaining('5 open') as string,
    })
    const [first] = (await links(account, lastId)).links
    await succeed(revokePrivateLink, { token, params: { id: lastId, linkId: first!.id } })
    expect(await links(account, lastId)).toMatchObject({
      open: { private: 4, review: 0 },
      most: { private: 5, review: 1 },
    })
    expect((await make()).status).toBe(200)
    expect((await make()).status).toBe(409)
    await adminFirestore().doc(`users/${account.uid}`).update({ subscription_level: 'pro' })
    expect((await make()).status).toBe(200)
  })

  it('an ended one is opened again only where there is room, and a revoked one never', async () => {
    const account = await createAccountWithPortfolio()
    const { token } = account
    const soon = new Date(Date.now() + 2_000).toISOString()
    const ended = await linkTo(account, lastId, { until: soon })
    const params = { id: lastId, linkId: ended.link.id }
    const headers = { 'x-vitrine-now': String(Date.now() + 60_000) }
    await Promise.all([1, 2, 3, 4].map(() => linkTo(account, lastId)))
    await succeed(createPrivateLink, {
      token,
      headers,
      params: { id: lastId },
      body: { label: 'Fifth', shows: everything },
    })
    const body = { until: new Date(Date.now() + DAY_MS).toISOString() }
    expect((await call(updatePrivateLink, { token, headers, params, body })).body.detail.code).toBe('limit-reached')
    await succeed(revokePrivateLink, { token, headers, params })
    const again = await call(updatePrivateLink, { token, headers, params, body })
    expect(again).toMatchObject({ status: 409, body: { detail: { code: 'link-revoked' } } })
    expect((await call(renewPrivateLink, { token, headers, params })).status).toBe(409)
  })

  it('lasts 30 days unless its owner says otherwise, and a year at most', async () => {
    const account = await createAccountWithPortfolio()
    const { token } = account
    const make = (more: object) =>
      call(createPrivateLink, { token, params: { id: lastId }, body: { label: 'One', shows: everything, ...more } })
    const { body } = await make({})
    const days = (Date.parse(body.link.until) - Date.parse(body.link.createdAt)) / DAY_MS
    expect(days).toBe(30)
    const at = (ms: number) => new Date(Date.now() + ms).toISOString()
    expect((await make({ until: at(364 * DAY_MS) })).status).toBe(200)
    for (const bad of [
      { until: at(367 * DAY_MS) },
      { until: at(-1_000) },
      { until: 'tomorrow' },
      { password: 'short' },
      { label: ' ' },
      { shows: { ...everything, items: ['hero/x'] } },
      { shows: { ...everything, greeting: 'x'.repeat(1_001) } },
    ]) {
      const answer = await make(bad)
      expect(answer.status).toBe(400)
      expect(answer.body.detail.code).toBe('invalid-input')
    }
  })

  it('belongs to a verified account, and to nobody else', async () => {
    const unverified = await createAccount({ verified: false })
    const own = await portfolioOf(unverified)
    const body = { label: 'One', shows: everything }
    const refused = await call(createPrivateLink, { token: unverified.token, params: { id: own }, body })
    expect(refused.body.detail.code).toBe('unverified')
    const { link } = await linkTo(owner, id)
    const stranger = await createAccountWithPortfolio()
    const foreign = { token: stranger.token, params: { id: lastId, linkId: link.id } }
    expect((await call(updatePrivateLink, { ...foreign, body: { label: 'Mine' } })).status).toBe(404)
    expect((await call(revokePrivateLink, foreign)).status).toBe(404)
    expect((await call(renewPrivateLink, foreign)).status).toBe(404)
    expect((await call(deletePrivateLink, foreign)).status).toBe(404)
  })

  it('is in the download of the account, without what opens it', async () => {
    const account = await createAccountWithPortfolio()
    const { link } = await linkTo(account, lastId, { label: 'In the download', password: 'studio-nord' })
    const { cookieKey } = (await adminFirestore().doc(`links/${link.id}`).get()).data() as { cookieKey: string }
    let cursor: string | undefined
    let text = ''
    do {
      const page = await succeed(exportAccount, { token: account.token, query: cursor ? { cursor } : {} })
      text += JSON.stringify(page.files)
      cursor = page.nextCursor ?? undefined
    } while (cursor)
    expect(text).toContain('In the download')
    expect(text).not.toContain(cookieKey)
    expect(text).not.toContain('parallelization')
  })
})
