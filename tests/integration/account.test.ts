import { FieldValue, Timestamp } from 'firebase-admin/firestore'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { deleteAccount, exportAccount, type ExportedFile, type ExportedPicture } from '@vitrine/common/api/account'
import { createPortfolio } from '@vitrine/common/api/portfolios'
import { getPublicPortfolio } from '@vitrine/common/api/public'
import { initializeUser } from '@vitrine/common/api/user'
import { checkUsername, claimUsername } from '@vitrine/common/api/usernames'
import { beginDeletion, resumeDeletions, runDeletion } from '../../functions/accounts/deletion.ts'
import { deletionSteps, type DeletionStep } from '../../functions/accounts/deletion-steps.ts'
import { db } from '../../functions/lib/firebase.ts'
import { bucketName } from '../../local/seed/admin.ts'
import { functionSettings } from '../../local/suite.ts'
import { createAccount, signedInAgo, type TestAccount } from '../support/accounts.ts'
import { adminBucket, adminFirestore, preparedUpload } from '../support/admin.ts'
import { call, succeed } from '../support/api.ts'
import { eventually } from '../support/eventually.ts'
import { runScheduled } from '../support/deliver-event.ts'
import { startFunctions } from '../support/functions-process.ts'
import { addresses, ports, projectId } from '../support/env.ts'
import { createFullAccount, tracesOf, type FullAccount } from '../support/everything.ts'

vi.stubEnv('FIREBASE_CONFIG', JSON.stringify({ projectId, storageBucket: bucketName }))
// A run goes on with every deletion that has begun, also of other tests' accounts, which may have paid.
for (const [name, value] of Object.entries(functionSettings(ports))) vi.stubEnv(name, value)
// Imported first: the functions must configure Firestore before anything uses it.
db()

const confirmation = 'DELETE' as const
const MINUTE_MS = 60_000
const minutesFrom = (moment: Timestamp, minutes: number) =>
  Timestamp.fromMillis(moment.toMillis() + minutes * MINUTE_MS)
const deletionOf = (uid: string) => adminFirestore().doc(`deletions/${uid}`)
const requestDeletion = ({ uid, token }: TestAccount, origin?: string) =>
  call(deleteAccount, { token, params: { uid }, body: { confirmation }, ...(origin && { origin }) })
const pageStatus = async (username: string) => (await fetch(`${addresses.hosting}/${username}`)).status

/** A run looks once more at every deletion that was finished within the hour: those of other tests would only take time. */
beforeEach(async () => {
  const { docs } = await adminFirestore().collection('deletions').where('finishedAt', '>', new Date(0)).get()
  await Promise.all(docs.map(({ ref }) => ref.delete()))
})

describe('exporting an account', () => {
  async function downloadAll(token: string) {
    const files: ExportedFile[] = []
    const pictures: ExportedPicture[] = []
    let pages = 0
    let cursor: string | undefined
    do {
      const page = await succeed(exportAccount, { token, query: cursor === undefined ? {} : { cursor } })
      files.push(...page.files)
      pictures.push(...page.pictures)
      pages += 1
      cursor = page.nextCursor ?? undefined
    } while (cursor !== undefined)
    const paths = [...files, ...pictures].map(({ path }) => path)
    expect(new Set(paths).size, 'no two things have one name').toBe(paths.length)
    return { files: new Map(files.map(({ path, data }) => [path, data])), pictures, pages }
  }

  it('returns every kind of data, with timestamps as text', async () => {
    const { account, username, portfolioId } = await createFullAccount()
    const { files, pictures } = await downloadAll(account.token)
    expect(files.get('profile.json')).toMatchObject({
      id: account.uid,
      name: 'Mary Somerville',
      signIn: { email: account.email, methods: ['password'] },
    })
    expect(files.get(`portfolios/${portfolioId}.json`)).toMatchObject({
      id: portfolioId,
      username,
      status: 'published',
      content: { hero: { name: 'Mary Somerville' } },
      design: {},
      layout: { hidden: [] },
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/) as unknown,
    })
    expect([...files.keys()].filter((path) => path.startsWith('deleted-portfolios/'))).toHaveLength(1)
    expect(files.get(`analytics/${portfolioId}.csv`)).toBe(
      'date,unique visitors,views,clicks\r\n2026-01-01,1,2,1\r\n2026-01-02,1,1,0\r\n',
    )
    expect(files.get('usernames.json')).toEqual([expect.objectContaining({ id: username, portfolioId })])
    expect(files.get('domains.json')).toEqual([expect.objectContaining({ id: `${username}.example`, portfolioId })])
    const versions = [...files].flatMap(([path, data]) => (path.startsWith(`versions/${portfolioId}/`) ? [data] : []))
    expect(versions).toContainEqual(expect.objectContaining({ templateId: 'minimalist-designer', reason: 'published' }))
    expect(files.get('favourites.json')).toEqual([expect.objectContaining({ id: 'developer-pro' })])
    expect(files.get('purchases.json')).toEqual([expect.objectContaining({ id: 'creative-studio' })])
    expect(files.get('payments.json')).toEqual([expect.objectContaining({ id: 'one' })])
    expect(files.get('reviews.json')).toEqual([expect.objectContaining({ templateId: 'developer-pro' })])
    expect(files.get('credits.json')).toEqual([expect.objectContaining({ id: 'new-account' })])
    expect(pictures).toEqual([
      {
        path: `pictures/${portfolioId}/images/1-portrait.png`,
        storagePath: `user-assets/${account.uid}/${portfolioId}/images/1-portrait.png`,
        bytes: 9,
      },
      {
        path: `pictures/${portfolioId}/originals/1-whole.png`,
        storagePath: `user-assets/${account.uid}/${portfolioId}/originals/1-whole.png`,
        bytes: 15,
      },
    ])
  })

  it('returns 50 portfolios, 12 pictures and a long list completely, in small pages', async () => {
    const account = await createAccount()
    const template = await succeed(createPortfolio, {
      token: account.token,
      body: { templateId: 'minimalist-designer' },
    })
    const stored = (await adminFirestore().doc(`portfolios/${template.id}`).get()).data() ?? {}
    const batch = adminFirestore().batch()
    for (let n = 1; n < 50; n++) batch.set(adminFirestore().doc(`portfolios/${account.uid}-${n}`), stored)
    for (let n = 0; n < 301; n++)
      batch.set(adminFirestore().doc(`users/${account.uid}/ledger/entry-${n}`), { amount: n })
    await batch.commit()
    const pictures = Array.from(
      { length: 12 },
      (_unused, n) => `user-assets/${account.uid}/${template.id}/images/${n}-a.png`,
    )
    // Sequential: the Functions emulator starts a process for each upload.
    for (const path of pictures) await adminBucket().file(path).save(Buffer.from(path), preparedUpload)

    const found = await downloadAll(account.token)
    expect([...found.files.keys()].filter((path) => path.startsWith('portfolios/'))).toHaveLength(50)
    expect(found.pictures.map(({ storagePath }) => storagePath).sort()).toEqual(pictures.sort())
    const entries = ['credits.json', 'credits-2.json'].flatMap((path) => found.files.get(path) as { amount: number }[])
    expect(entries.map(({ amount }) => amount).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 301 }, (_unused, n) => n),
    )
  })

  it('returns no other account’s data', async () => {
    const { account } = await createFullAccount()
    const stranger = await createAccount()
    const { files, pictures } = await downloadAll(stranger.token)
    expect(pictures).toEqual([])
    expect(JSON.stringify([...files])).not.toContain(account.uid)
    expect([...files.keys()].filter((path) => path.startsWith('portfolios/'))).toEqual([])
  })

  it.each(['99', '0.!', 'x', '-1', `2.${Buffer.from('a/b').toString('base64url')}`])(
    'refuses the cursor %s',
    async (cursor) => {
      const { token } = await createAccount()
      expect((await call(exportAccount, { token, query: { cursor } })).status).toBe(400)
    },
  )
})

describe('deleting an account', () => {
  it('requires the confirmation word and a sign-in within five minutes, and changes nothing without them', async () => {
    const full = await createFullAccount()
    const { uid, token } = full.account
    const before = await tracesOf(full)
    const wrongWord = await call(deleteAccount, {
      token,
      params: { uid },
      body: { confirmation: 'delete' as 'DELETE' },
    })
    expect(wrongWord.status).toBe(400)
    const old = await requestDeletion({ ...full.account, token: await signedInAgo(full.account, 301) })
    expect([old.status, old.body.detail.code]).toEqual([403, 'recent-login-required'])
    expect((await deletionOf(uid).get()).exists).toBe(false)
    expect(await tracesOf(full)).toEqual(before)
  })

  it('removes all of its data and nothing of other accounts', async () => {
    const [full, other] = await Promise.all([createFullAccount(), createFullAccount()])
    const othersBefore = await tracesOf(other)
    expect((await tracesOf(full)).length).toBeGreaterThan(12)
    expect(await pageStatus(full.username)).toBe(200)

    expect((await requestDeletion(full.account)).body).toEqual({ finished: true })
    expect(await tracesOf(full)).toEqual([])
    expect(await pageStatus(full.username)).toBe(404)
    expect((await call(getPublicPortfolio, { params: { username: full.username } })).status).toBe(404)
    expect(await tracesOf(other)).toEqual(othersBefore)
    expect(await pageStatus(other.username)).toBe(200)
  })

  it('refuses writes with a token that is still valid, from the first moment on', async () => {
    const { account } = await createFullAccount()
    const { uid, token } = account
    await beginDeletion(uid, Timestamp.now())
    const answers = await Promise.all([
      call(createPortfolio, { token, body: { templateId: 'minimalist-designer' } }),
      call(claimUsername, { token, body: { username: `again-${Date.now()}` } }),
      call(initializeUser, { token, body: { userId: uid } }),
    ])
    expect(answers.map(({ status, body }) => [status, body.detail.code])).toEqual(
      Array.from({ length: 3 }, () => [403, 'account-closed']),
    )
    expect((await requestDeletion(account)).body).toEqual({ finished: true })
    expect((await call(createPortfolio, { token, body: { templateId: 'minimalist-designer' } })).status).toBe(401)
  })

  describe('its usernames', () => {
    let full: FullAccount
    let claimants: TestAccount[]
    beforeAll(async () => {
      full = await createFullAccount()
      claimants = await Promise.all(Array.from({ length: 8 }, () => createAccount()))
      await requestDeletion(full.account)
    })
    const claimAs = ({ token }: TestAccount, origin?: string) =>
      call(claimUsername, { token, body: { username: full.username }, ...(origin && { origin }) })

    it('cannot be claimed for 30 days', async () => {
      const stored = (await adminFirestore().doc(`usernames/${full.username}`).get()).data()
      expect(stored).toMatchObject({ ownerId: '', portfolioId: null })
      const days = ((stored!.reservedUntil as Timestamp).toMillis() - Date.now()) / 86_400_000
      expect(days).toBeGreaterThan(29.9)
      expect(days).toBeLessThanOrEqual(30)
      expect(await succeed(checkUsername, { query: { u: full.username } })).toMatchObject({ available: false })
      expect((await claimAs(claimants[0] as TestAccount)).body.detail.code).toBe('username-taken')
    })

    it('can then be claimed by exactly one of many accounts at once', async () => {
      await adminFirestore()
        .doc(`usernames/${full.username}`)
        .update({ reservedUntil: Timestamp.fromMillis(Date.now() - 1) })
      expect(await succeed(checkUsername, { query: { u: full.username } })).toMatchObject({ available: true })
      const api = await startFunctions()
      try {
        const statuses = (await Promise.all(claimants.map((claimant) => claimAs(claimant, api.origin)))).map(
          ({ status }) => status,
        )
        expect(statuses.sort()).toEqual([200, ...Array.from({ length: 7 }, () => 409)])
      } finally {
        await api.stop()
      }
    })
  })
})

describe('a deletion that stops half-way', () => {
  const failure: DeletionStep = { name: 'failure', run: () => Promise.reject(new Error('injected')) }

  it.each(deletionSteps.map(({ name }, index) => [name, index] as const))(
    'before “%s” is finished by the next pass',
    async (_name, index) => {
      const full = await createFullAccount()
      const now = Timestamp.now()
      await beginDeletion(full.account.uid, now)
      await expect(runDeletion(full.account.uid, now, [...deletionSteps.slice(0, index), failure])).rejects.toThrow(
        'failure',
      )
      expect(await tracesOf(full)).not.toEqual([])
      await resumeDeletions(minutesFrom(now, 15))
      expect(await tracesOf(full)).toEqual([])
      expect((await deletionOf(full.account.uid).get()).get('finishedAt')).toEqual(minutesFrom(now, 15))
    },
  )

  it('is completed by the next call', async () => {
    const full = await createFullAccount()
    const now = Timestamp.now()
    await beginDeletion(full.account.uid, now)
    await expect(runDeletion(full.account.uid, now, [...deletionSteps.slice(0, 3), failure])).rejects.toThrow('failure')
    expect((await requestDeletion(full.account)).body).toEqual({ finished: true })
    expect(await tracesOf(full)).toEqual([])
  })

  it('is completed by the scheduled function when the process was killed', async () => {
    const full = await createFullAccount()
    const { uid } = full.account
    const stored = (await adminFirestore().doc(`portfolios/${full.portfolioId}`).get()).data() ?? {}
    const batch = adminFirestore().batch()
    for (let n = 0; n < 200; n++)
      batch.set(adminFirestore().doc(`portfolios/${uid}-${n}`), { ...stored, username: null, status: 'draft' })
    await batch.commit()

    const api = await startFunctions()
    const answer = requestDeletion(full.account, api.origin).catch(() => null)
    await vi.waitFor(
      async () => expect((await adminFirestore().doc(`usernames/${full.username}`).get()).get('ownerId')).toBe(''),
      { timeout: 120_000, interval: 5 },
    )
    await api.stop('SIGKILL')
    expect(await answer).toBeNull()
    expect(await tracesOf(full)).not.toEqual([])
    expect(await pageStatus(full.username)).toBe(404)

    const next = await startFunctions()
    await runScheduled('resumeAccountDeletions', next.origin)
    await next.stop()
    await eventually(async () => expect(await tracesOf(full)).toEqual([]))
  })
})

it('the next run deletes what was written below a portfolio during its deletion', async () => {
  const full = await createFullAccount()
  const { uid } = full.account
  const page = adminFirestore().doc(`portfolios/${full.portfolioId}`)
  const now = Timestamp.now()
  await beginDeletion(uid, now)
  const recursiveDelete = db().recursiveDelete.bind(db())
  const deleting = vi.spyOn(db(), 'recursiveDelete').mockImplementation(async (ref) => {
    await recursiveDelete(ref)
    if (ref.path !== page.path) return
    deleting.mockRestore()
    const visit = adminFirestore().batch().create(page.collection('countedEvents').doc('late'), { expireAt: now })
    await visit
      .set(page.collection('tallies').doc('0'), { ownerId: uid, views: FieldValue.increment(1) }, { merge: true })
      .commit()
    await page.collection('messages').doc('late').set({ ownerId: uid, message: 'Hello' })
    await page.collection('pictures').doc('all').set({ files: {} })
  })
  await runDeletion(uid, now)
  expect((await page.listCollections()).map(({ id }) => id).sort()).toEqual([
    'countedEvents',
    'messages',
    'pictures',
    'tallies',
  ])
  await resumeDeletions(minutesFrom(now, 15))
  expect(await tracesOf(full)).toEqual([])
})

it('a version that is stored during the deletion of its portfolio is deleted', async () => {
  const full = await createFullAccount()
  const portfolio = adminFirestore().doc(`portfolios/${full.portfolioId}`)
  await beginDeletion(full.account.uid, Timestamp.now())
  // As an instance that checked the account before the deletion: with the portfolio, or not at all.
  const save = (n: number) => {
    const version = portfolio.collection('versions').doc(`late-${n}`)
    return adminFirestore()
      .batch()
      .set(version, { ownerId: full.account.uid })
      .update(portfolio, { touched: n })
      .commit()
  }
  const saveOn = async (n: number): Promise<void> => {
    await save(n)
    await saveOn(n + 1)
  }
  await save(0)
  const saving = expect(saveOn(1)).rejects.toThrow('NOT_FOUND')
  await runDeletion(full.account.uid, Timestamp.now())
  await saving
  expect(await tracesOf(full)).toEqual([])
})

describe('after a deletion', () => {
  it('the record is kept until all tokens have expired; the last run removes late writes and the record', async () => {
    const full = await createFullAccount()
    const { uid } = full.account
    await requestDeletion(full.account)
    const finishedAt = (await deletionOf(uid).get()).get('finishedAt') as Timestamp

    await adminBucket().file(`user-assets/${uid}/late/images/1.png`).save(Buffer.from('late'), preparedUpload)
    await adminFirestore().doc(`portfolios/${uid}-late`).set({ ownerId: uid })
    await resumeDeletions(minutesFrom(finishedAt, 64))
    expect((await deletionOf(uid).get()).exists).toBe(true)
    await adminBucket().file(`user-assets/${uid}/later/images/1.png`).save(Buffer.from('later'), preparedUpload)
    // An instance with a stale cache has counted a visit.
    await adminFirestore()
      .doc(`portfolios/${full.portfolioId}/tallies/1`)
      .set({ ownerId: uid, views: 1, open: ['2026-01-03'], days: { '2026-01-03': { views: 1 } } })
    await adminFirestore().doc(`portfolios/${full.portfolioId}/countedEvents/late`).set({ expireAt: finishedAt })
    await resumeDeletions(minutesFrom(finishedAt, 66))
    expect(await tracesOf(full)).toEqual([])
    expect((await deletionOf(uid).get()).exists).toBe(false)
  })
})
