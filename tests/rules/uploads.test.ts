import {
  deleteObject,
  getBytes,
  getMetadata,
  listAll,
  ref,
  updateMetadata,
  uploadBytes,
  type SettableMetadata,
} from 'firebase/storage'
import { Timestamp, type DocumentReference } from 'firebase-admin/firestore'
import { afterAll, beforeAll, describe, it } from 'vitest'
import { fileTypes } from '@vitrine/common/file-types'
import { FILE_MAX_BYTES, UPLOAD_MAX_BYTES } from '@vitrine/common/limits'
import { adminFirestore } from '../support/admin.ts'
import {
  actorNames,
  expectVerdict,
  ownerUid,
  useRules,
  verdictsFor,
  type ActorName,
  type Verdict,
} from './environment.ts'

const { as, pastRules } = useRules('uploads')
const bucket = 'gs://demo-vitrine-rules.appspot.com'
const pixel = new Uint8Array([0x89, 0x50, 0x4e, 0x47])
const png = { contentType: 'image/png' }
const pdfMetadata = { contentType: 'application/pdf' }

let count = 0
/** A path in the owner's folder that no other test or run uses. */
const freshPath = (kind = 'images') => `user-assets/${ownerUid}/p1/${kind}/${Date.now()}-${count++}.png`

const at = (actor: ActorName, path: string) => ref(as(actor).storage(bucket), path)
const upload = (actor: ActorName, path: string, bytes = pixel, metadata: SettableMetadata = png) =>
  uploadBytes(at(actor, path), bytes, metadata)

/** What POST uploads/sign writes; Storage looks it up in the project of the suite. */
async function permit(
  path: string,
  permission: { size?: number; contentType?: string; minutes?: number; granted?: boolean } = {},
): Promise<string> {
  const { size = pixel.length, contentType = png.contentType, minutes = 15, granted = true } = permission
  const expireAt = Timestamp.fromMillis(Date.now() + minutes * 60_000)
  const document = adminFirestore().doc(`users/${ownerUid}/uploads/${path.split('/').slice(2).join(':')}`)
  await document.set({ size, contentType, expireAt, granted })
  permissions.push(document)
  return path
}
const permissions: DocumentReference[] = []
afterAll(() => Promise.all(permissions.map((document) => document.delete())))

const stored = async (kind = 'images', portfolioId = 'p1', metadata: SettableMetadata = png): Promise<string> => {
  const path = freshPath(kind).replace('/p1/', `/${portfolioId}/`)
  await pastRules(async (context) => {
    await uploadBytes(ref(context.storage(bucket), path), pixel, metadata)
  })
  return path
}

describe.each(['images', 'originals'])('uploading a picture to %s', (kind) => {
  it.each(verdictsFor(['owner']))('by $actor is $verdict', async ({ actor, verdict }) =>
    expectVerdict(verdict, upload(actor, await permit(freshPath(kind)))),
  )
})

describe('uploading a picture', () => {
  it('is denied without a permission', () => expectVerdict('denied', upload('owner', freshPath())))
  it('is denied while the permission is not granted yet', async () =>
    expectVerdict('denied', upload('owner', await permit(freshPath(), { granted: false }))))
  it('is denied with an expired permission', async () =>
    expectVerdict('denied', upload('owner', await permit(freshPath(), { minutes: -1 }))))
  it('is denied with another size than was permitted', async () =>
    expectVerdict('denied', upload('owner', await permit(freshPath(), { size: pixel.length + 1 }))))
  it('is denied with another type than was permitted', async () =>
    expectVerdict('denied', upload('owner', await permit(freshPath(), { contentType: 'image/webp' }))))
  it('is denied with the permission for another path', async () => {
    await permit(freshPath())
    await expectVerdict('denied', upload('owner', freshPath()))
  })
  it('is denied with an original’s permission', async () =>
    expectVerdict('denied', upload('owner', (await permit(freshPath('originals'))).replace('originals', 'images'))))

  const types: [Verdict, string][] = [
    ['allowed', 'image/jpeg'],
    ['allowed', 'image/webp'],
    ['allowed', 'image/avif'],
    ['allowed', 'image/x-icon'],
    ['denied', 'image/svg+xml'],
    ['denied', 'image/svg+xml; charset=utf-8'],
    ['denied', 'image/svg'],
    ['denied', 'IMAGE/SVG+XML'],
    ['denied', 'image/png, text/html'],
    ['denied', 'image/'],
    ['denied', 'text/html'],
    ['denied', 'application/javascript'],
    ['denied', 'application/octet-stream'],
    ['denied', 'video/mp4'],
  ]
  it.each(types)('is %s as %s, whatever was permitted', async (verdict, contentType) =>
    expectVerdict(verdict, upload('owner', await permit(freshPath(), { contentType }), pixel, { contentType })),
  )

  const sizes: [Verdict, string, number][] = [
    ['denied', 'no byte', 0],
    ['allowed', 'the largest size', UPLOAD_MAX_BYTES],
    ['denied', 'one byte more than the largest size', UPLOAD_MAX_BYTES + 1],
  ]
  it.each(sizes)('is %s with %s, whatever was permitted', async (verdict, _what, size) =>
    expectVerdict(verdict, upload('owner', await permit(freshPath(), { size }), new Uint8Array(size))),
  )

  const paths: [Verdict, string][] = [
    ['allowed', `user-assets/${ownerUid}/p_1-A/images/1700000000000-My.Photo_1-${Date.now()}.jpeg`],
    ['denied', `user-assets/eve/p1/images/a.png`],
    ['denied', `user-assets/${ownerUid}/p1/other/a.png`],
    ['denied', `user-assets/${ownerUid}/p1/files/a.png`],
    ['denied', `user-assets/${ownerUid}/p1/a.png`],
    ['denied', `user-assets/${ownerUid}/a.png`],
    ['denied', `user-assets/${ownerUid}/p1/images/deeper/a.png`],
    ['denied', `other/${ownerUid}/p1/images/a.png`],
  ]
  it.each(paths)('is %s at %s, whatever was permitted', async (verdict, path) =>
    expectVerdict(verdict, upload('owner', await permit(path))),
  )
})

describe.each(['files', 'private-files'])('uploading a document to %s', (kind) => {
  const put = async (actor: ActorName, metadata: SettableMetadata = pdfMetadata) =>
    upload(actor, await permit(freshPath(kind), { contentType: metadata.contentType }), pixel, metadata)

  it.each(verdictsFor(['owner']))('by $actor is $verdict', async ({ actor, verdict }) =>
    expectVerdict(verdict, put(actor)),
  )
  it('is denied without a permission', () =>
    expectVerdict('denied', upload('owner', freshPath(kind), pixel, pdfMetadata)))
  it('is denied with the mark of a file that was looked at', () =>
    expectVerdict('denied', put('owner', { ...pdfMetadata, customMetadata: { vitrinePrepared: '1' } })))
  const types: [Verdict, string][] = [
    ...Object.keys(fileTypes).map((type): [Verdict, string] => ['allowed', type]),
    ['denied', 'image/png'],
    ['denied', 'image/svg+xml'],
    ['denied', 'text/html'],
    ['denied', 'text/vtt, text/html'],
    ['denied', 'application/xhtml+xml'],
    ['denied', 'application/octet-stream'],
  ]
  it.each(types)('is %s as %s, whatever was permitted', async (verdict, contentType) =>
    expectVerdict(verdict, put('owner', { contentType })),
  )
  const sizes: [Verdict, string, number][] = [
    ['allowed', 'the largest size', FILE_MAX_BYTES],
    ['denied', 'one byte more than the largest size', FILE_MAX_BYTES + 1],
  ]
  it.each(sizes)('is %s with %s, whatever was permitted', async (verdict, _what, size) =>
    expectVerdict(
      verdict,
      upload('owner', await permit(freshPath(kind), { size, ...pdfMetadata }), new Uint8Array(size), pdfMetadata),
    ),
  )
})

describe('a stored document', () => {
  const marked = { ...pdfMetadata, customMetadata: { vitrinePrepared: '1' } }

  it.each(verdictsFor(actorNames))('that was looked at is for $actor to get: $verdict', async ({ actor, verdict }) =>
    expectVerdict(verdict, getBytes(at(actor, await stored('files', 'p1', marked)))),
  )
  it.each(verdictsFor(['owner', 'unverified owner']))(
    'that was not looked at is for $actor to get: $verdict',
    async ({ actor, verdict }) => expectVerdict(verdict, getBytes(at(actor, await stored('files', 'p1', pdfMetadata)))),
  )
  it.each(verdictsFor(['owner', 'unverified owner']))(
    'of a private page is for $actor to get: $verdict',
    async ({ actor, verdict }) =>
      expectVerdict(verdict, getBytes(at(actor, await stored('private-files', 'p1', marked)))),
  )
  it.each(verdictsFor([]))('is for $actor to give another type, or a mark: $verdict', async ({ actor, verdict }) => {
    await expectVerdict(
      verdict,
      updateMetadata(at(actor, await stored('files', 'p1', pdfMetadata)), { contentType: 'text/html' }),
    )
    await expectVerdict(verdict, updateMetadata(at(actor, await stored('files', 'p1', pdfMetadata)), marked))
  })
})

describe.each(['files', 'private-files'])('a document in %s', (kind) => {
  it.each(verdictsFor(['owner', 'unverified owner']))('is for $actor to delete: $verdict', async ({ actor, verdict }) =>
    expectVerdict(verdict, deleteObject(at(actor, await stored(kind, 'p1', pdfMetadata)))),
  )
})

describe('the original of a cropped picture', () => {
  it.each(verdictsFor(['owner', 'unverified owner']))('is for $actor to get: $verdict', async ({ actor, verdict }) => {
    const path = await stored('originals')
    await expectVerdict(verdict, getBytes(at(actor, path)))
    await expectVerdict(verdict, getMetadata(at(actor, path)))
  })
  it.each(verdictsFor(['owner', 'unverified owner']))('is for $actor to delete: $verdict', async ({ actor, verdict }) =>
    expectVerdict(verdict, deleteObject(at(actor, await stored('originals')))),
  )
})

describe('a stored picture', () => {
  it.each(verdictsFor(actorNames))('is for $actor to get: $verdict', async ({ actor, verdict }) => {
    const path = await stored()
    await expectVerdict(verdict, getBytes(at(actor, path)))
    await expectVerdict(verdict, getMetadata(at(actor, path)))
  })
  it.each(verdictsFor([]))('is for $actor to overwrite: $verdict', async ({ actor, verdict }) =>
    expectVerdict(verdict, upload(actor, await permit(await stored()))),
  )
  it.each(verdictsFor([]))('is for $actor to give another type: $verdict', async ({ actor, verdict }) =>
    expectVerdict(verdict, updateMetadata(at(actor, await stored()), { contentType: 'text/html' })),
  )
  it.each(verdictsFor(['owner', 'unverified owner']))('is for $actor to delete: $verdict', async ({ actor, verdict }) =>
    expectVerdict(verdict, deleteObject(at(actor, await stored()))),
  )
  it.each(verdictsFor([]))('is for $actor to find in a list: $verdict', async ({ actor, verdict }) => {
    await stored()
    await expectVerdict(verdict, listAll(at(actor, `user-assets/${ownerUid}/p1/images`)))
    await expectVerdict(verdict, listAll(at(actor, `user-assets/${ownerUid}`)))
  })
})

describe.each(['images', 'originals', 'files'])('an upload in %s of a portfolio of which something is live', (kind) => {
  const live = adminFirestore().doc('portfolios/p2/live/site')
  beforeAll(() => live.set({ ownerId: ownerUid }))
  afterAll(() => live.delete())

  it.each(verdictsFor([]))('is for $actor to delete: $verdict', async ({ actor, verdict }) =>
    expectVerdict(verdict, deleteObject(at(actor, await stored(kind, 'p2')))),
  )
  it('is for its owner to delete once nothing is', async () => {
    const path = await stored(kind, 'p2')
    await live.delete()
    await expectVerdict('allowed', deleteObject(at('owner', path)))
  })
})

describe('what is made from a picture', () => {
  const path = () => freshPath().replace('/images/', '/widths/') + '/480.webp'

  it.each(verdictsFor(actorNames))('is for $actor to see: $verdict', async ({ actor, verdict }) => {
    const made = path()
    await pastRules(async (context) => {
      await uploadBytes(ref(context.storage(bucket), made), pixel, png)
    })
    await expectVerdict(verdict, getBytes(at(actor, made)))
  })
  it.each(verdictsFor([]))('is for $actor to make: $verdict', ({ actor, verdict }) =>
    expectVerdict(verdict, upload(actor, path())),
  )
  it.each(verdictsFor([]))('is for $actor to delete: $verdict', async ({ actor, verdict }) => {
    const made = path()
    await pastRules(async (context) => {
      await uploadBytes(ref(context.storage(bucket), made), pixel, png)
    })
    await expectVerdict(verdict, deleteObject(at(actor, made)))
  })
})
