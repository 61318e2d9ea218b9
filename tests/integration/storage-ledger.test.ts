import type { Timestamp } from 'firebase-admin/firestore'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createPortfolio, duplicatePortfolio, signUpload, updatePortfolio } from '@vitrine/common/api/portfolios'
import { ACCOUNT_UPLOADS_MAX_BYTES, UPLOAD_PERMISSION_MS } from '@vitrine/common/limits'
import { CLOCK_HEADER } from '../../functions/lib/clock.ts'
import { db } from '../../functions/lib/firebase.ts'
import { collectUnusedPicturesOf } from '../../functions/pictures/collect-unused.ts'
import { bucketName } from '../../local/seed/admin.ts'
import { createAccount, type TestAccount } from '../support/accounts.ts'
import { adminBucket, adminFirestore, preparedUpload } from '../support/admin.ts'
import { call, succeed } from '../support/api.ts'
import { projectId } from '../support/env.ts'
import { startFunctions, type FunctionsProcess } from '../support/functions-process.ts'
import { eventually } from '../support/eventually.ts'

const MB = 1024 * 1024
const DAY_MS = 86_400_000
/** Of the rate of new portfolios. */
const WINDOW_MS = 600_000
/** As many windows later what was entered in the ledger and not made has run out. */
const RUN_OUT = Math.ceil(UPLOAD_PERMISSION_MS / WINDOW_MS) + 1

let owner: TestAccount
let id: string
let path: string
/** One process for calls in parallel, as in production: the emulator would start one for each. */
let api: FunctionsProcess
beforeAll(async () => {
  vi.stubEnv('FIREBASE_CONFIG', JSON.stringify({ projectId, storageBucket: bucketName }))
  db()
  api = await startFunctions()
})
afterAll(() => api.stop())
beforeEach(async () => {
  owner = await createAccount()
  const { token } = owner
  id = (await succeed(createPortfolio, { token, body: { templateId: 'minimalist-designer' } })).id
  path = `user-assets/${owner.uid}/${id}/images/1-harbour.png`
  await adminBucket().file(path).save(Buffer.from('a picture'), preparedUpload)
  // Storage tells of it: from then on it is in the ledger, here as if it were large.
  await eventually(async () => expect((await entry('1-harbour.png')).exists).toBe(true))
  const content = { hero: { name: 'Ada' }, gallery: { images: [{ srcPath: path, alt: 'A harbour' }] } }
  await succeed(updatePortfolio, { token, params: { id }, body: { content } })
})

const uploads = () => adminFirestore().collection(`users/${owner.uid}/uploads`)
const entry = (file: string) => uploads().doc(`${id}:images:${file}`).get()
const takesUp = (bytes: number) => uploads().doc(`${id}:images:1-harbour.png`).update({ bytes })
const duplicate = (headers?: Record<string, string>) =>
  call(duplicatePortfolio, { origin: api.origin, token: owner.token, params: { id }, headers })
/** Of what has not run out at a time. */
const total = async (at = Date.now()) =>
  (await uploads().get()).docs
    .filter((one) => ((one.get('expireAt') as Timestamp | undefined)?.toMillis() ?? Infinity) > at)
    .reduce((sum, one) => sum + Number(one.get('bytes')), 0)

describe('duplicating', () => {
  it('counts as much as uploading: what is refused as an upload cannot be had by copies', async () => {
    await takesUp(130 * MB)
    const statuses: number[] = []
    for (let copy = 0; copy < 4; copy++) statuses.push((await duplicate()).status)
    expect(statuses).toEqual([200, 200, 409, 409])
    expect((await duplicate()).body.detail.code).toBe('storage-full')
    // Not more than the two copies, whatever Storage has told in the meantime.
    expect((await uploads().get()).docs.map((one) => Number(one.get('bytes')) / MB)).toEqual([130, 130, 130])
    const [files] = await adminBucket().getFiles({ prefix: `user-assets/${owner.uid}/` })
    expect(files).toHaveLength(3)
  })

  it('twelve times at once, as often as there is room', async () => {
    await takesUp(100 * MB)
    // A busy machine does not do all of them in their time; who is told so asks again, a window later: the rate counts refused
    // calls, too.
    const statusOf = async (attempt = 0): Promise<number> => {
      const { status } = await duplicate({ [CLOCK_HEADER]: String(Date.now() + attempt * WINDOW_MS) })
      return status === 503 ? statusOf(attempt + 1) : status
    }
    const statuses = await Promise.all(Array.from({ length: 12 }, () => statusOf()))
    expect(new Set(statuses)).toEqual(new Set([200, 409]))
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(4)
    // Some were refused while there was room for a call that did not end in time. That runs out, unless a picture was copied.
    while ((await statusOf(RUN_OUT)) === 200);
    const [files] = await adminBucket().getFiles({ prefix: `user-assets/${owner.uid}/` })
    expect(files, 'the original and as many copies as there is room for').toHaveLength(5)
    expect(await total(Date.now() + RUN_OUT * WINDOW_MS)).toBeLessThanOrEqual(ACCOUNT_UPLOADS_MAX_BYTES)
  })

  it('beside uploads at the same time fits together with them', async () => {
    await takesUp(240 * MB)
    const sign = () =>
      call(signUpload, {
        origin: api.origin,
        token: owner.token,
        params: { id },
        body: { fileName: 'a.png', contentType: 'image/png', size: 5 * MB },
      })
    await Promise.all([...Array.from({ length: 4 }, () => duplicate()), ...Array.from({ length: 4 }, sign)])
    expect(await total()).toBeLessThanOrEqual(ACCOUNT_UPLOADS_MAX_BYTES)
    expect(await total()).toBeGreaterThan(240 * MB)
  })
})

describe('the weekly look', () => {
  it('enters what is stored and not known, and removes what is known and not stored', async () => {
    await Promise.all([uploads().doc(`${id}:images:1-harbour.png`).delete(), takesNothing()])
    await adminBucket()
      .file(`user-assets/${owner.uid}/${id}/widths/1-harbour.png/480.webp`)
      .save(Buffer.alloc(100), preparedUpload)
    await collectUnusedPicturesOf(owner.uid, Date.now() + 2 * DAY_MS)
    expect((await uploads().get()).docs.map((one) => [one.id, one.get('bytes') as unknown])).toEqual([
      [`${id}:images:1-harbour.png`, 'a picture'.length + 100],
    ])
  })

  const takesNothing = () =>
    uploads()
      .doc(`${id}:images:2-gone.png`)
      .set({ bytes: 7 * MB, granted: false })
})
