import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPortfolio, getPortfolio, publishPortfolio } from '@vitrine/common/api/portfolios'
import { attachUsername, checkUsername, claimUsername, detachUsername, ownedUsernames } from '@vitrine/common/api/usernames'
import { usernameMessages } from '@vitrine/common/username'
import { createAccount, type TestAccount } from '../support/accounts.ts'
import { adminAuth, adminFirestore } from '../support/admin.ts'
import { call, succeed } from '../support/api.ts'
import { startApiProcess, type ApiProcess } from '../support/api-process.ts'

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

  it('a free name is available until somebody claims it, in any case of letters', async () => {
    const name = freshName()
    expect(await succeed(checkUsername, { query: { u: name } })).toEqual({ available: true, message: usernameMessages.available })
    await succeed(claimUsername, { token: owner.token, body: { username: name.toUpperCase() } })
    expect(await succeed(checkUsername, { query: { u: name } })).toEqual({ available: false, message: usernameMessages.taken })
  })
})

describe('claiming', () => {
  it('one’s own name again changes nothing; another’s is refused', async () => {
    const username = freshName()
    await succeed(claimUsername, { token: other.token, body: { username } })
    expect(await succeed(claimUsername, { token: other.token, body: { username } })).toEqual({ username, portfolioId: null })
    const answer = await call(claimUsername, { token: owner.token, body: { username } })
    expect([answer.status, answer.body.detail.message]).toEqual([409, 'This username is already taken'])
  })

  it('a reserved name is refused with its message', async () => {
    const answer = await call(claimUsername, { token: owner.token, body: { username: 'templates' } })
    expect([answer.status, answer.body.detail.message]).toEqual([400, usernameMessages.reserved])
  })
})

describe('attaching', () => {
  it('gives the portfolio its address, frees the one before, and refuses what is another’s', async () => {
    const account = await createAccount()
    const [first, second, foreign] = [freshName(), freshName(), freshName()]
    const id = await create(account)
    const attach = (username: string) => call(attachUsername, { token: account.token, params: { id }, body: { username } })
    for (const username of [first, second]) await succeed(claimUsername, { token: account.token, body: { username } })
    await succeed(claimUsername, { token: other.token, body: { username: foreign } })

    expect((await attach(first)).body.username).toBe(first)
    expect((await attach(second)).body.username).toBe(second)
    expect((await succeed(ownedUsernames, { token: account.token })).attachments).toEqual([
      { username: first, portfolioId: null },
      { username: second, portfolioId: id },
    ])
    const refused = await attach(foreign)
    expect([refused.status, refused.body.detail.message]).toEqual([403, usernameMessages.notOwned])
    const unclaimed = await attach(freshName())
    expect(unclaimed.status).toBe(403)
  })

  it('a name of another portfolio moves only when asked to, and takes the other page down', async () => {
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
    expect(await succeed(getPortfolio, { token, params: { id: from } })).toMatchObject({ username: null, status: 'draft' })
  })

  it('detaching takes the page down and keeps the name', async () => {
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

describe('in parallel', () => {
  let api: ApiProcess
  beforeAll(async () => {
    api = await startApiProcess()
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

  /** Claims one name for a thousand new accounts at once. */
  const race = async (claimFor: (uid: string, name: string) => Promise<number>, seed: number) => {
    const name = freshName()
    const uids = Array.from({ length: 1_000 }, (_unused, n) => `racer-${seed}-${process.pid}-${n}`)
    await adminAuth().importUsers(uids.map((uid) => ({ uid })))
    const begin = performance.now()
    const statuses = await Promise.all(uids.map((uid) => claimFor(uid, name)))
    console.log(`1,000 claims of one name in ${Math.round(performance.now() - begin)} ms (seed ${seed})`)
    return { name, statuses, winners: statuses.filter((status) => status === 200).length }
  }

  it.each([1, 2, 3])('of 1,000 accounts that claim one name at once, exactly one gets it (seed %i)', async (seed) => {
    const claimFor = async (uid: string, username: string) => {
      const answer = await call(claimUsername, { origin: api.origin, token: tokenOf(uid), body: { username } })
      if (answer.status !== 200) expect(answer.body.detail.message).toBe('This username is already taken')
      return answer.status
    }
    const { name, statuses, winners } = await race(claimFor, seed)
    expect(winners).toBe(1)
    expect(statuses.filter((status) => status === 409)).toHaveLength(999)
    const holders = await adminFirestore().collection('usernameHolders').where('names', 'array-contains', name).get()
    expect(holders.size).toBe(1)
  })

  it('the same race catches a claim that checks first and sets afterwards', async () => {
    const checkThenSet = async (uid: string, name: string) => {
      const ref = adminFirestore().collection('usernames').doc(name)
      if ((await ref.get()).exists) return 409
      await ref.set({ ownerId: uid })
      return 200
    }
    expect((await race(checkThenSet, 4)).winners).toBeGreaterThan(1)
  })

  /** The Auth emulator accepts unsigned tokens, so nobody has to sign in a thousand times. */
  const tokenOf = (uid: string) => {
    const [, payload] = owner.token.split('.')
    const claims = JSON.parse(Buffer.from(payload ?? '', 'base64url').toString()) as object
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const now = Math.floor(Date.now() / 1000)
    return `${encode({ alg: 'none', typ: 'JWT' })}.${encode({ ...claims, sub: uid, user_id: uid, iat: now, auth_time: now })}.`
  }
})
