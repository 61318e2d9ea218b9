import { Timestamp } from 'firebase-admin/firestore'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPortfolio, getPortfolio, publishPortfolio } from '@vitrine/common/api/portfolios'
import {
  attachUsername,
  checkUsername,
  claimUsername,
  detachUsername,
  ownedUsernames,
  releaseUsername,
} from '@vitrine/common/api/usernames'
import { RELEASED_USERNAMES_PER_ACCOUNT, usernameMessages } from '@vitrine/common/username'
import { createAccount, type TestAccount } from '../support/accounts.ts'
import { adminAuth, adminFirestore } from '../support/admin.ts'
import { call, succeed } from '../support/api.ts'
import { addresses } from '../support/env.ts'
import { startFunctions, type FunctionsProcess } from '../support/functions-process.ts'

let serial = 0
const freshName = () => `name-${process.pid}-${Date.now() % 1_000_000}-${serial++}`.slice(0, 30)

let owner: TestAccount
let other: TestAccount
beforeAll(async () => {
  ;[owner, other] = await Promise.all([createAccount(), createAccount()])
})

const create = async (account: TestAccount) =>
  (await succeed(createPortfolio, { token: account.token, body: { templateId: 'minimalist-designer' } })).id

describe('checking', () => {
  it.each([
    ['', usernameMessages.required],
    ['ab', usernameMessages.tooShort],
    ['x'.repeat(31), usernameMessages.tooLong],
    ['no spaces', usernameMessages.characters],
    ['Dashboard', usernameMessages.reserved],
  ])('%j is not available: %s', async (u, message) => {
    expect(await succeed(checkUsername, { query: { u } })).toEqual({ available: false, message })
  })

  it('a free name is available until somebody claims it, in upper or lower case', async () => {
    const name = freshName()
    expect(await succeed(checkUsername, { query: { u: name } })).toEqual({
      available: true,
      message: usernameMessages.available,
    })
    await succeed(claimUsername, { token: owner.token, body: { username: name.toUpperCase() } })
    expect(await succeed(checkUsername, { query: { u: name } })).toEqual({
      available: false,
      message: usernameMessages.taken,
    })
  })
})

describe('claiming', () => {
  it('claiming an own name again changes nothing; another account’s is refused', async () => {
    const username = freshName()
    await succeed(claimUsername, { token: other.token, body: { username } })
    expect(await succeed(claimUsername, { token: other.token, body: { username } })).toEqual({
      username,
      portfolioId: null,
    })
    const answer = await call(claimUsername, { token: owner.token, body: { username } })
    expect([answer.status, answer.body.detail.message]).toEqual([409, 'This username is already taken'])
  })

  it('a reserved name is refused with its message', async () => {
    const answer = await call(claimUsername, { token: owner.token, body: { username: 'templates' } })
    expect([answer.status, answer.body.detail.message]).toEqual([400, usernameMessages.reserved])
  })
})

describe('attaching', () => {
  it('gives the portfolio its address, frees the previous one, and refuses another account’s name', async () => {
    const account = await createAccount()
    const [first, second, foreign] = [freshName(), freshName(), freshName()]
    const id = await create(account)
    const attach = (username: string) =>
      call(attachUsername, { token: account.token, params: { id }, body: { username } })
    for (const username of [first, second]) await succeed(claimUsername, { token: account.token, body: { username } })
    await succeed(claimUsername, { token: other.token, body: { username: foreign } })

    expect((await attach(first)).body.username).toBe(first)
    expect((await attach(second)).body.username).toBe(second)
    expect((await succeed(ownedUsernames, { token: account.token })).attachments).toEqual([
      { username: first, portfolioId: null, redirectsUntil: null },
      { username: second, portfolioId: id, redirectsUntil: null },
    ])
    const refused = await attach(foreign)
    expect([refused.status, refused.body.detail.message]).toEqual([403, usernameMessages.notOwned])
    const unclaimed = await attach(freshName())
    expect(unclaimed.status).toBe(403)
  })

  it('moving a name from another portfolio needs confirmation and unpublishes the other page', async () => {
    const account = await createAccount()
    const username = freshName()
    const [from, to] = [await create(account), await create(account)]
    const { token } = account
    await succeed(claimUsername, { token, body: { username } })
    await succeed(attachUsername, { token, params: { id: from }, body: { username } })
    await succeed(publishPortfolio, { token, params: { id: from }, body: { status: 'published' } })

    const refused = await call(attachUsername, { token, params: { id: to }, body: { username } })
    expect([refused.status, refused.body.detail.message]).toEqual([409, usernameMessages.attachedElsewhere])

    const moved = await succeed(attachUsername, { token, params: { id: to }, body: { username, move: true } })
    expect(moved.username).toBe(username)
    expect(await succeed(getPortfolio, { token, params: { id: from } })).toMatchObject({
      username: null,
      status: 'draft',
    })
  })

  it('detaching unpublishes the page and keeps the name', async () => {
    const account = await createAccount()
    const username = freshName()
    const id = await create(account)
    const { token } = account
    await succeed(claimUsername, { token, body: { username } })
    await succeed(attachUsername, { token, params: { id }, body: { username } })
    await succeed(publishPortfolio, { token, params: { id }, body: { status: 'published' } })
    expect(await succeed(detachUsername, { token, params: { id } })).toMatchObject({ username: null, status: 'draft' })
    expect((await succeed(ownedUsernames, { token })).usernames).toEqual([username])
  })
})

const DAY_MS = 86_400_000
const yearFromNow = () => Date.now() + 365 * DAY_MS

/** What a visitor gets: the status and the redirect's target. */
async function visit(path: string): Promise<[number, string | null]> {
  const response = await fetch(addresses.hosting + path, { redirect: 'manual' })
  if (response.status === 301) expect(response.headers.get('cache-control')).toBe('no-store')
  return [response.status, response.headers.get('location')]
}

/** An account with a portfolio published at the first of several names; it holds all of them. */
async function published(names: number) {
  const account = await createAccount()
  const { token } = account
  const [id, usernames] = [await create(account), Array.from({ length: names }, freshName)]
  for (const username of usernames) await succeed(claimUsername, { token, body: { username } })
  const attach = (username: string) => call(attachUsername, { token, params: { id }, body: { username } })
  await attach(usernames[0]!)
  await succeed(publishPortfolio, { token, params: { id }, body: { status: 'published' } })
  return {
    account,
    token,
    id,
    usernames,
    attach,
    release: (username: string) => call(releaseUsername, { token, body: { username } }),
  }
}

const expire = (name: string) => {
  const past = Timestamp.fromMillis(Date.now() - 1)
  return adminFirestore().collection('usernames').doc(name).update({ 'redirect.until': past, reservedUntil: past })
}

describe('renaming a published page', () => {
  it('redirects the old address for a year, with its query', async () => {
    const {
      token,
      id,
      usernames: [before, after],
      attach,
    } = await published(2)
    await attach(after!)
    expect(await visit(`/${after}`)).toEqual([200, null])
    expect(await visit(`/${before}`)).toEqual([301, `/${after}`])
    expect(await visit(`/p/${before}?utm_source=card&n=1`)).toEqual([301, `/${after}?utm_source=card&n=1`])
    const { attachments } = await succeed(ownedUsernames, { token })
    expect(attachments.find(({ username }) => username === after)).toEqual({
      username: after,
      portfolioId: id,
      redirectsUntil: null,
    })
    const until = Date.parse(attachments.find(({ username }) => username === before)?.redirectsUntil ?? '')
    expect(Math.abs(until - yearFromNow())).toBeLessThan(60_000)
  })

  it('twice redirects every old address straight to the newest; taking one back reverses the redirects', async () => {
    const {
      usernames: [a, b, c],
      attach,
    } = await published(3)
    await attach(b!)
    await attach(c!)
    expect(await visit(`/${a}`)).toEqual([301, `/${c}`])
    expect(await visit(`/${b}`)).toEqual([301, `/${c}`])
    expect((await attach(a!)).status).toBe(200)
    expect(await visit(`/${a}`)).toEqual([200, null])
    expect(await visit(`/${b}`)).toEqual([301, `/${a}`])
    expect(await visit(`/${c}`)).toEqual([301, `/${a}`])
  })

  it('stops redirecting while unpublished, and after a year', async () => {
    const {
      token,
      id,
      usernames: [before, after],
      attach,
    } = await published(2)
    await attach(after!)
    const publish = (status: 'draft' | 'published') =>
      succeed(publishPortfolio, { token, params: { id }, body: { status } })
    await publish('draft')
    expect(await visit(`/${before}`)).toEqual([404, null])
    await publish('published')
    expect(await visit(`/${before}`)).toEqual([301, `/${after}`])
    await adminFirestore()
      .collection('usernames')
      .doc(before!)
      .update({ 'redirect.until': Timestamp.fromMillis(Date.now() - 1) })
    expect(await visit(`/${before}`)).toEqual([404, null])
  })

  it('of a draft creates no redirect', async () => {
    const {
      token,
      id,
      usernames: [before, after],
      attach,
    } = await published(2)
    await succeed(publishPortfolio, { token, params: { id }, body: { status: 'draft' } })
    await attach(after!)
    await succeed(publishPortfolio, { token, params: { id }, body: { status: 'published' } })
    expect(await visit(`/${before}`)).toEqual([404, null])
  })

  it('by moving a name here redirects the old address, and the moved name shows this page', async () => {
    const {
      account,
      token,
      id,
      usernames: [before],
    } = await published(1)
    const [elsewhere, moved] = [await create(account), freshName()]
    await succeed(claimUsername, { token, body: { username: moved } })
    await succeed(attachUsername, { token, params: { id: elsewhere }, body: { username: moved } })
    await succeed(publishPortfolio, { token, params: { id: elsewhere }, body: { status: 'published' } })
    await succeed(attachUsername, { token, params: { id }, body: { username: moved, move: true } })
    expect(await visit(`/${before}`)).toEqual([301, `/${moved}`])
    expect(await visit(`/${moved}`)).toEqual([200, null])
    expect(await succeed(getPortfolio, { token, params: { id: elsewhere } })).toMatchObject({
      username: null,
      status: 'draft',
    })
  })

  it('ends a redirect when another portfolio takes the old address', async () => {
    const {
      account,
      token,
      usernames: [before, after],
      attach,
    } = await published(2)
    await attach(after!)
    const second = await create(account)
    await succeed(attachUsername, { token, params: { id: second }, body: { username: before! } })
    expect(await visit(`/${before}`)).toEqual([404, null])
    await succeed(detachUsername, { token, params: { id: second } })
    expect(await visit(`/${before}`)).toEqual([404, null])
  })

  it('to two names in parallel ends at one of them, and every name leads there', async () => {
    const { token, id, usernames, attach } = await published(3)
    const answers = await Promise.all([attach(usernames[1]!), attach(usernames[2]!)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const { username } = await succeed(getPortfolio, { token, params: { id } })
    const { attachments } = await succeed(ownedUsernames, { token })
    expect(attachments.filter(({ portfolioId }) => portfolioId === id).map((one) => one.username)).toEqual([username])
    expect(await visit(`/${username}`)).toEqual([200, null])
    for (const old of usernames.filter((one) => one !== username))
      expect(await visit(`/${old}`)).toEqual([301, `/${username}`])
  })
})

describe('releasing', () => {
  const claimAs = (account: TestAccount, username: string) =>
    call(claimUsername, { token: account.token, body: { username } })
  const check = (u: string) => succeed(checkUsername, { query: { u } })

  it('a name without a redirect frees it for everyone at once, and its place among the five', async () => {
    const account = await createAccount()
    const { token } = account
    const names = Array.from({ length: 5 }, freshName)
    for (const username of names) await succeed(claimUsername, { token, body: { username } })
    expect((await claimAs(account, freshName())).body.detail.code).toBe('username-limit')
    expect(await succeed(releaseUsername, { token, body: { username: names[0]!.toUpperCase() } })).toEqual({
      username: names[0],
      reservedUntil: null,
    })
    expect(await check(names[0]!)).toEqual({ available: true, message: usernameMessages.available })
    expect((await claimAs(account, freshName())).status).toBe(200)
    expect((await claimAs(other, names[0]!)).status).toBe(200)
  })

  it('a name that is in use, unknown or another account’s is refused', async () => {
    const {
      account,
      usernames: [used],
      release,
    } = await published(1)
    const refused = await release(used!)
    expect([refused.status, refused.body.detail.code, refused.body.detail.message]).toEqual([
      409,
      'username-attached',
      usernameMessages.stillUsed,
    ])
    const foreign = await call(releaseUsername, { token: other.token, body: { username: used! } })
    expect([foreign.status, foreign.body.detail.message]).toEqual([403, usernameMessages.notOwned])
    expect(JSON.stringify(foreign.body)).not.toContain(account.uid)
    expect((await release(freshName())).status).toBe(403)
    expect(await visit(`/${used}`)).toEqual([200, null])
  })

  it('an old address keeps redirecting and stays reserved for the owner', async () => {
    const {
      account,
      token,
      usernames: [before, after],
      attach,
      release,
    } = await published(2)
    await attach(after!)
    const { reservedUntil } = (await release(before!)).body
    expect(Math.abs(Date.parse(reservedUntil ?? '') - yearFromNow())).toBeLessThan(60_000)
    expect((await release(before!)).body).toEqual({ username: before, reservedUntil })
    expect(await succeed(ownedUsernames, { token })).toMatchObject({
      usernames: [after],
      released: [{ username: before, reservedUntil }],
    })

    expect(await visit(`/${before}`)).toEqual([301, `/${after}`])
    expect(await check(before!)).toEqual({ available: false, message: 'This username is already taken' })
    const refused = await claimAs(other, before!)
    expect([refused.status, refused.body.detail.message]).toEqual([409, 'This username is already taken'])
    expect((await attach(before!)).body.detail.code).toBe('username-not-owned')

    expect((await claimAs(account, before!)).status).toBe(200)
    expect(await visit(`/${before}`)).toEqual([301, `/${after}`])
    expect(await succeed(ownedUsernames, { token })).toMatchObject({ usernames: [after, before], released: [] })
    expect((await attach(before!)).status).toBe(200)
    expect(await visit(`/${after}`)).toEqual([301, `/${before}`])
  })

  it('exactly one account gets it after the year', async () => {
    const {
      token,
      usernames: [before, after],
      attach,
      release,
    } = await published(2)
    await attach(after!)
    await release(before!)
    await expire(before!)
    expect(await visit(`/${before}`)).toEqual([404, null])
    expect(await check(before!)).toEqual({ available: true, message: usernameMessages.available })
    const rivals = await Promise.all(Array.from({ length: 6 }, () => createAccount()))
    const answers = await Promise.all(rivals.map((rival) => claimAs(rival, before!)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409])
    expect(await succeed(ownedUsernames, { token })).toMatchObject({ usernames: [after], released: [] })
    const stored = (await adminFirestore().collection('usernames').doc(before!).get()).data()
    expect(Object.keys(stored ?? {}).sort()).toEqual(['claimedAt', 'ownerId', 'portfolioId'])
  })

  it('reserves at most five names', async () => {
    const { token, usernames, attach, release } = await published(1)
    let at = usernames[0]!
    const rename = async () => {
      const [left, next] = [at, freshName()]
      await succeed(claimUsername, { token, body: { username: next } })
      expect((await attach(next)).status).toBe(200)
      at = next
      return left
    }
    const released: string[] = []
    for (let n = 0; n < RELEASED_USERNAMES_PER_ACCOUNT; n++) {
      released.push(await rename())
      expect((await release(released[n]!)).status).toBe(200)
    }
    const last = await rename()
    const refused = await release(last)
    expect([refused.status, refused.body.detail.code, refused.body.detail.message]).toEqual([
      409,
      'username-limit',
      usernameMessages.releaseLimit,
    ])
    await expire(released[0]!)
    expect((await release(last)).status).toBe(200)
  })
})

describe('in parallel', () => {
  let api: FunctionsProcess
  beforeAll(async () => {
    api = await startFunctions()
  })
  afterAll(() => api.stop())

  it('one account never gets more than five names', async () => {
    const account = await createAccount()
    const answers = await Promise.all(
      Array.from({ length: 12 }, () =>
        call(claimUsername, { origin: api.origin, token: account.token, body: { username: freshName() } }),
      ),
    )
    const { usernames } = await succeed(ownedUsernames, { token: account.token })
    expect(usernames).toHaveLength(5)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
    for (const { status, body } of answers) if (status !== 200) expect(body.detail.code).toBe('username-limit')
  })

  it('a name attached and released in parallel is either in use or free', async () => {
    const account = await createAccount()
    const { token } = account
    const id = await create(account)
    const outcomes = await Promise.all(
      Array.from({ length: 4 }, async () => {
        const username = freshName()
        await succeed(claimUsername, { token, body: { username } })
        const [attached, released] = await Promise.all([
          call(attachUsername, { origin: api.origin, token, params: { id }, body: { username } }),
          call(releaseUsername, { origin: api.origin, token, body: { username } }),
        ])
        return { username, attached: attached.status === 200, released: released.status === 200 }
      }),
    )
    const { usernames, attachments } = await succeed(ownedUsernames, { token })
    const { username } = await succeed(getPortfolio, { token, params: { id } })
    for (const outcome of outcomes) expect(usernames.includes(outcome.username)).toBe(!outcome.released)
    expect(attachments.filter(({ portfolioId }) => portfolioId === id).map((one) => one.username)).toEqual(
      username ? [username] : [],
    )
  })

  /** Claims one name from many new accounts in parallel. */
  const race = async (claimFor: (uid: string, name: string) => Promise<number>, seed: number, racers = 1_000) => {
    const name = freshName()
    const uids = Array.from({ length: racers }, (_unused, n) => `racer-${seed}-${process.pid}-${n}`)
    await adminAuth().importUsers(uids.map((uid) => ({ uid })))
    const begin = performance.now()
    const statuses = await Promise.all(uids.map((uid) => claimFor(uid, name)))
    console.log(`${racers} claims of one name in ${Math.round(performance.now() - begin)} ms (seed ${seed})`)
    return { name, statuses, winners: statuses.filter((status) => status === 200).length }
  }

  it.each([1, 2, 3])('exactly one of 1,000 parallel claims of a name succeeds (seed %i)', async (seed) => {
    const claimFor = async (uid: string, username: string) => {
      const claim = () => call(claimUsername, { origin: api.origin, token: tokenOf(uid), body: { username } })
      let answer = await claim()
      // A busy machine does not do all of them in their time; who is told so asks again.
      while (answer.status === 503) answer = await claim()
      if (answer.status !== 200) expect(answer.body.detail.message).toBe('This username is already taken')
      return answer.status
    }
    // Warm up first: the figure is for a running process.
    if (seed === 1) await race(claimFor, 0, 100)
    const { name, statuses, winners } = await race(claimFor, seed)
    expect(winners).toBe(1)
    expect(statuses.filter((status) => status === 409)).toHaveLength(999)
    const holders = await adminFirestore().collection('usernameHolders').where('names', 'array-contains', name).get()
    expect(holders.size).toBe(1)
  })

  it('the same race exposes a claim that checks before it writes', async () => {
    const checkThenSet = async (uid: string, name: string) => {
      const ref = adminFirestore().collection('usernames').doc(name)
      if ((await ref.get()).exists) return 409
      await ref.set({ ownerId: uid })
      return 200
    }
    expect((await race(checkThenSet, 4)).winners).toBeGreaterThan(1)
  })

  /** The Auth emulator accepts unsigned tokens, which saves a thousand sign-ins. */
  const tokenOf = (uid: string) => {
    const [, payload] = owner.token.split('.')
    const claims = JSON.parse(Buffer.from(payload ?? '', 'base64url').toString()) as object
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const now = Math.floor(Date.now() / 1000)
    return `${encode({ alg: 'none', typ: 'JWT' })}.${encode({ ...claims, sub: uid, user_id: uid, iat: now, auth_time: now })}.`
  }
})
