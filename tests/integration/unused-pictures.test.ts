import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createPortfolio, deletePortfolio, updatePortfolio } from '@vitrine/common/api/portfolios'
import { keepVersion } from '@vitrine/common/api/versions'
import { db } from '../../functions/lib/firebase.ts'
import { collectUnusedPictures, collectUnusedPicturesOf, UNUSED_DAYS } from '../../functions/pictures/collect-unused.ts'
import { bucketName } from '../../local/seed/admin.ts'
import { createAccount, type TestAccount } from '../support/accounts.ts'
import { adminBucket, adminFirestore, preparedUpload } from '../support/admin.ts'
import { succeed } from '../support/api.ts'
import { addresses, projectId } from '../support/env.ts'

const DAY_MS = 86_400_000

let owner: TestAccount
let id: string

beforeAll(() => {
  vi.stubEnv('FIREBASE_CONFIG', JSON.stringify({ projectId, storageBucket: bucketName }))
  db()
})
beforeEach(async () => {
  owner = await createAccount()
  id = (await succeed(createPortfolio, { token: owner.token, body: { templateId: 'minimalist-designer' } })).id
})

const pathOf = (file: string, kind = 'images', portfolio = id) =>
  `user-assets/${owner.uid}/${portfolio}/${kind}/${file}`
const exists = async (path: string) => (await adminBucket().file(path).exists())[0]
const metadataOf = async (path: string) => (await adminBucket().file(path).getMetadata())[0].metadata ?? {}

/** Marked as processed, so that triggers ignore it. */
const ownMetadata = { ...preparedUpload.metadata.metadata, firebaseStorageDownloadTokens: 'a-token' }
async function upload(path: string): Promise<string> {
  await adminBucket()
    .file(path)
    .save(Buffer.from('a file'), { ...preparedUpload, metadata: { metadata: ownMetadata } })
  return path
}
const show = (paths: readonly string[]) =>
  succeed(updatePortfolio, {
    token: owner.token,
    params: { id },
    body: {
      content: { hero: { name: 'Ada' }, gallery: { images: paths.map((srcPath) => ({ srcPath, alt: 'A picture' })) } },
    },
  })

const collect = (now: number) => collectUnusedPicturesOf(owner.uid, now)

/** Two runs, a little over a week apart, from tomorrow. */
async function collectTwice(): Promise<void> {
  const first = Date.now() + 2 * DAY_MS
  await collect(first)
  await collect(first + UNUSED_DAYS * DAY_MS)
}

describe('a picture', () => {
  it('that is unused is marked first and deleted a week later; using it again saves it', async () => {
    const [gone, back] = [await upload(pathOf('1-gone.png')), await upload(pathOf('2-back.png'))]
    const start = Date.now() + 2 * DAY_MS
    await collect(start)
    await collect(start + UNUSED_DAYS * DAY_MS - 1000)
    expect([await exists(gone), await exists(back)]).toEqual([true, true])
    expect(await metadataOf(back)).toEqual({ ...ownMetadata, vitrineUnusedSince: String(start) })

    await show([back])
    await collect(start + UNUSED_DAYS * DAY_MS)
    expect([await exists(gone), await exists(back)]).toEqual([false, true])
    expect(await metadataOf(back)).toEqual(ownMetadata)
    await collect(start + UNUSED_DAYS * DAY_MS)
    expect(await exists(back)).toBe(true)
  })

  it('that was just uploaded is kept, because its field may not be saved yet', async () => {
    const path = await upload(pathOf('1-new.png'))
    await collect(Date.now() + 60_000)
    expect(await metadataOf(path)).toEqual(ownMetadata)
  })

  it('that is used by path or address is kept, with the original of its crop', async () => {
    const [byPath, original, byAddress] = [
      await upload(pathOf('1-path.png')),
      await upload(pathOf('2-whole.png', 'originals')),
      await upload(pathOf('3-address.png')),
    ]
    const src = `${addresses.storage}/v0/b/${bucketName}/o/${encodeURIComponent(byAddress)}?alt=media`
    await succeed(updatePortfolio, {
      token: owner.token,
      params: { id },
      body: {
        content: { hero: { name: 'Ada' }, gallery: { images: [{ srcPath: byPath, srcOriginal: original }, { src }] } },
      },
    })
    await collectTwice()
    expect(await Promise.all([byPath, original, byAddress].map(exists))).toEqual([true, true, true])
  })

  it('of a version or of a restorable portfolio is kept', async () => {
    const old = await upload(pathOf('1-old.png'))
    await show([old])
    await succeed(keepVersion, { token: owner.token, params: { id }, body: { label: 'Before' } })
    await show([])
    await collectTwice()
    expect(await exists(old)).toBe(true)

    await succeed(deletePortfolio, { token: owner.token, params: { id } })
    const other = await upload(pathOf('2-other.png'))
    await collectTwice()
    expect([await exists(old), await exists(other)]).toEqual([true, false])
  })

  it('that only a page names is kept, and goes once the page does without it', async () => {
    const path = await upload(pathOf('1-live.png'))
    const page = adminFirestore().doc(`portfolios/${id}/live/site`)
    await page.set({ ownerId: owner.uid, content: { gallery: { images: [{ srcPath: path }] } } })
    await collectTwice()
    expect(await exists(path)).toBe(true)
    await page.delete()
    await collectTwice()
    expect(await exists(path)).toBe(false)
  })

  it('that another portfolio of the account uses is kept', async () => {
    const path = await upload(pathOf('1-shared.png'))
    const other = await succeed(createPortfolio, { token: owner.token, body: { templateId: 'minimalist-designer' } })
    await succeed(updatePortfolio, {
      token: owner.token,
      params: { id: other.id },
      body: { content: { hero: { name: 'Ada' }, gallery: { images: [{ srcPath: path }] } } },
    })
    await collectTwice()
    expect(await exists(path)).toBe(true)
    expect((await adminFirestore().doc(`portfolios/${other.id}`).get()).exists).toBe(true)
  })
})

it('the weekly run looks through every account', async () => {
  const first = await upload(pathOf('1-unused.png'))
  owner = await createAccount()
  const second = await upload(pathOf('1-unused.png'))
  const start = Date.now() + 2 * DAY_MS
  await collectUnusedPictures(start)
  for (const path of [first, second])
    expect(await metadataOf(path)).toEqual({ ...ownMetadata, vitrineUnusedSince: String(start) })
})
