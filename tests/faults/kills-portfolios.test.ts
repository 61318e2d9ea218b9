import { Timestamp } from 'firebase-admin/firestore'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import {
  createPortfolio,
  deletePortfolio,
  duplicatePortfolio,
  getPortfolio,
  patchContent,
  publishPortfolio,
  restorePortfolio,
  switchTemplate,
  updatePortfolio,
} from '@vitrine/common/api/portfolios'
import { attachUsername, claimUsername, detachUsername, releaseUsername } from '@vitrine/common/api/usernames'
import { keepVersion, listVersions, restoreVersion } from '@vitrine/common/api/versions'
import { RESTORABLE_DAYS } from '@vitrine/common/limits'
import { db } from '../../functions/lib/firebase.ts'
import { collectUnusedPicturesOf, UNUSED_DAYS } from '../../functions/pictures/collect-unused.ts'
import { bucketName } from '../../local/seed/admin.ts'
import { createAccount, type TestAccount } from '../support/accounts.ts'
import { adminBucket, adminFirestore, preparedUpload } from '../support/admin.ts'
import { call, succeed } from '../support/api.ts'
import { addresses, projectId } from '../support/env.ts'
import { deliverEvent, fileEvent, runScheduled } from '../support/deliver-event.ts'
import { giveBackDeliveries, takeOverDeliveries } from './support/deliveries.ts'
import { inTurn } from './support/in-turn.ts'
import { MortalFunctions } from './support/mortal-functions.ts'
import { expectNamesAndPagesAgree } from './support/names-and-pages.ts'
import { survivesKills } from './support/survives-kills.ts'

/** Portfolios, names, versions and pictures, interrupted between any two writes. */

const DAY_MS = 86_400_000
const functions = new MortalFunctions()
beforeAll(takeOverDeliveries)
afterAll(() => Promise.all([functions.stop(), giveBackDeliveries()]))

let owner: TestAccount
let serial = 0

beforeAll(() => {
  vi.stubEnv('FIREBASE_CONFIG', JSON.stringify({ projectId, storageBucket: bucketName }))
  db()
})
beforeEach(async () => {
  owner = await createAccount()
})

const own = (id: string, origin?: string) => ({
  token: owner.token,
  params: { id },
  ...(origin !== undefined && { origin }),
})
const draft = async () =>
  (await succeed(createPortfolio, { token: owner.token, body: { templateId: 'minimalist-designer' } })).id
const portfolio = (id: string) => succeed(getPortfolio, own(id))
const pageStatus = async (name: string) => (await fetch(`${addresses.hosting}/${name}`)).status

async function claimed(): Promise<string> {
  const username = `killed-${process.pid}-${Date.now() % 10_000_000}-${serial++}`
  await succeed(claimUsername, { token: owner.token, body: { username } })
  return username
}

async function published(): Promise<{ id: string; username: string }> {
  // An account holds five names: each run has an account of its own.
  owner = await createAccount()
  const id = await draft()
  const username = await claimed()
  await succeed(attachUsername, { ...own(id), body: { username } })
  await succeed(publishPortfolio, { ...own(id), body: { status: 'published' } })
  return { id, username }
}

it('switching a template', async () => {
  await survivesKills(functions, {
    begin: published,
    act: ({ id }, origin) => succeed(switchTemplate, { ...own(id, origin), body: { templateId: 'developer-pro' } }),
    async check({ id, username }) {
      expect(await portfolio(id)).toMatchObject({
        templateId: 'developer-pro',
        status: 'published',
        username,
        revision: 4,
      })
      expect((await succeed(listVersions, own(id))).versions.map(({ templateId }) => templateId)).toContain(
        'minimalist-designer',
      )
      expect((await adminFirestore().doc(`templates/developer-pro/uses/${owner.uid}`).get()).exists).toBe(true)
      await expectNamesAndPagesAgree(owner.uid)
    },
  })
})

it('restoring a version, retried from the same revision', async () => {
  await survivesKills(functions, {
    async begin() {
      const { id } = await published()
      const version = (await succeed(keepVersion, { ...own(id), body: { label: 'Before' } })).id
      const { revision } = await succeed(patchContent, {
        ...own(id),
        body: { ops: [{ op: 'add', path: '/hero/name', value: 'Another' }] },
      })
      return { id, version, revision }
    },
    async act({ id, version, revision }, origin) {
      const answer = await call(restoreVersion, {
        token: owner.token,
        origin,
        params: { id, version },
        headers: { 'if-match': `"${revision}"` },
      })
      // Whoever was not told that it worked is told that the portfolio has changed.
      expect([200, 412]).toContain(answer.status)
    },
    async check({ id, revision }) {
      expect(await portfolio(id)).toMatchObject({
        content: { hero: { name: 'Test Person' } },
        status: 'published',
        revision: revision + 1,
      })
      expect(
        (await succeed(listVersions, own(id))).versions.filter(({ reason }) => reason === 'replaced'),
      ).toHaveLength(1)
    },
  })
})

it('deleting and restoring a portfolio', async () => {
  await survivesKills(functions, {
    begin: published,
    async act({ id }, origin) {
      const answer = await call(deletePortfolio, own(id, origin))
      expect([200, 404]).toContain(answer.status)
    },
    async check({ id, username }) {
      expect([(await call(getPortfolio, own(id))).status, await pageStatus(username)]).toEqual([404, 404])
      await expectNamesAndPagesAgree(owner.uid)
    },
  })
  await survivesKills(functions, {
    async begin() {
      const page = await published()
      await succeed(deletePortfolio, own(page.id))
      return page
    },
    act: ({ id }, origin) => succeed(restorePortfolio, own(id, origin)),
    async check({ id, username }) {
      expect(await portfolio(id)).toMatchObject({ status: 'published', username })
      expect(await pageStatus(username)).toBe(200)
      await expectNamesAndPagesAgree(owner.uid)
    },
  })
})

it('renaming a page, moving its name, detaching and releasing it', async () => {
  await survivesKills(functions, {
    async begin() {
      const { id, username } = await published()
      const [other, next] = [await draft(), await claimed()]
      const calls = [
        (origin: string) => succeed(attachUsername, { ...own(id, origin), body: { username: next } }),
        (origin: string) => succeed(attachUsername, { ...own(other, origin), body: { username: next, move: true } }),
        (origin: string) => succeed(detachUsername, own(other, origin)),
        (origin: string) => succeed(releaseUsername, { token: owner.token, origin, body: { username } }),
      ]
      return { id, username, other, next, calls }
    },
    act: ({ calls }, origin) => inTurn(calls, origin),
    between: () => expectNamesAndPagesAgree(owner.uid),
    async check({ id, other, username, next }) {
      expect([await portfolio(id), await portfolio(other)]).toMatchObject([
        { username: null, status: 'draft' },
        { username: null, status: 'draft' },
      ])
      expect((await adminFirestore().doc(`usernames/${username}`).get()).get('reservedUntil')).toBeInstanceOf(Timestamp)
      expect((await adminFirestore().doc(`usernames/${next}`).get()).data()).toMatchObject({
        ownerId: owner.uid,
        portfolioId: null,
      })
      await expectNamesAndPagesAgree(owner.uid)
    },
  })
})

const facts = { width: 600, height: 1000, widths: [480], exif: {} }

/** A draft that shows two pictures, of which one was cropped. */
async function withPictures(): Promise<string> {
  owner = await createAccount()
  const id = await draft()
  const path = (kind: string, file: string) => `user-assets/${owner.uid}/${id}/${kind}/${file}`
  const images = [path('images', '1-harbour.png'), path('images', '2-pier.png')]
  const original = path('originals', '2-pier.png')
  for (const file of [...images, original]) await adminBucket().file(file).save(Buffer.from(file), preparedUpload)
  for (const file of ['1-harbour.png', '2-pier.png'])
    await adminBucket()
      .file(path('widths', `${file}/480.webp`))
      .save(Buffer.from(file), preparedUpload)
  await adminFirestore()
    .doc(`portfolios/${id}/pictures/all`)
    .set({ files: { '1-harbour.png': facts, '2-pier.png': facts } })
  const content = {
    hero: { name: 'Ada' },
    gallery: { images: [{ srcPath: images[0] }, { srcPath: images[1], srcOriginal: original }] },
  }
  await succeed(updatePortfolio, { ...own(id), body: { content } })
  return id
}

const filesOf = async () =>
  (await adminBucket().getFiles({ prefix: `user-assets/${owner.uid}/` }))[0].map(({ name }) => name).sort()
const asFolder = (id: string) =>
  [
    'images/1-harbour.png',
    'images/2-pier.png',
    'originals/2-pier.png',
    'widths/1-harbour.png/480.webp',
    'widths/2-pier.png/480.webp',
  ].map((file) => `user-assets/${owner.uid}/${id}/${file}`)

/** Whatever was copied had been entered before, so an account has no more than it may, whenever the process ended. */
async function expectAllInLedger(ids: readonly string[]): Promise<void> {
  const entries = await adminFirestore().collection(`users/${owner.uid}/uploads`).get()
  const known = entries.docs.map(({ id }) => id)
  for (const name of await filesOf()) {
    const [, , portfolioId = '', kind = '', file = ''] = name.split('/')
    if (!ids.includes(portfolioId) || kind === 'widths') continue
    expect(known).toContain(`${portfolioId}:${kind}:${file}`)
  }
}

/** What the weekly look and the triggers of what it deletes come to, over nine days. */
async function collect(): Promise<void> {
  const before = await filesOf()
  const start = Date.now() + 2 * DAY_MS
  await collectUnusedPicturesOf(owner.uid, start)
  await collectUnusedPicturesOf(owner.uid, start + UNUSED_DAYS * DAY_MS)
  const left = await filesOf()
  for (const name of before.filter((file) => !left.includes(file))) {
    await functions.attempt((origin) => deliverEvent(fileEvent('forgetUpload', name, 'deleted'), origin))
  }
}

it('duplicating a portfolio: every copy is complete and no picture of a copy is collected', async () => {
  const writes = await survivesKills(functions, {
    begin: withPictures,
    act: (id, origin) => succeed(duplicatePortfolio, own(id, origin)),
    async check(original) {
      const copies = await adminFirestore().collection('portfolios').where('ownerId', '==', owner.uid).get()
      // Who was not told of a copy makes another one.
      expect([2, 3]).toContain(copies.size)
      for (const { ref } of copies.docs) {
        expect((await ref.collection('pictures').doc('all').get()).data()).toEqual({
          files: { '1-harbour.png': facts, '2-pier.png': facts },
        })
      }
      await expectAllInLedger(copies.docs.map(({ id }) => id).filter((id) => id !== original))
      await collect()
      expect(await filesOf()).toEqual(copies.docs.flatMap(({ id }) => asFolder(id)).sort())
    },
  })
  // The lock and the ledger, then the copies, each upload before its widths, and the portfolio.
  expect(writes).toHaveLength(8)
})

it('purging a deleted portfolio', async () => {
  await survivesKills(functions, {
    async begin() {
      const id = await withPictures()
      await adminFirestore().doc(`portfolios/${id}/days/2026-01-01/shards/0`).set({ views: 1 })
      await adminFirestore()
        .doc(`domains/${id.toLowerCase()}.example`)
        .set({ ownerId: owner.uid, portfolioId: id, verifiedAt: Timestamp.now() })
      await succeed(deletePortfolio, own(id))
      const deletedAt = Timestamp.fromMillis(Date.now() - (RESTORABLE_DAYS + 1) * DAY_MS)
      await adminFirestore().doc(`deletedPortfolios/${id}`).update({ deletedAt })
      return id
    },
    act: (_id, origin) => runScheduled('purgeDeletedPortfolios', origin),
    // Whatever is gone already, nobody can bring the rest back.
    between: async (id) => expect((await call(restorePortfolio, own(id))).status).toBe(404),
    async check(id) {
      expect(await filesOf()).toEqual([])
      const left = await Promise.all(
        [
          `portfolios/${id}`,
          `deletedPortfolios/${id}`,
          `domains/${id.toLowerCase()}.example`,
          `portfolios/${id}/days/2026-01-01/shards/0`,
        ].map((path) => adminFirestore().doc(path).get()),
      )
      expect(left.map(({ exists }) => exists)).toEqual([false, false, false, false])
      const notes = adminFirestore().collection('domainReleases').where('domain', '==', `${id.toLowerCase()}.example`)
      expect((await notes.get()).size).toBe(1)
      expect(await adminFirestore().doc(`portfolios/${id}`).listCollections()).toEqual([])
    },
  })
})
