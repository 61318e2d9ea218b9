import { deleteObject, getBytes, getMetadata, listAll, ref, updateMetadata, uploadBytes } from 'firebase/storage'
import { describe, it } from 'vitest'
import { UPLOAD_MAX_BYTES } from '@vitrine/common/limits'
import { actorNames, expectVerdict, ownerUid, useRules, verdictsFor, type ActorName, type Verdict } from './environment.ts'

const { as, pastRules } = useRules('uploads')
const bucket = 'gs://demo-vitrine-rules.appspot.com'
const pixel = new Uint8Array([0x89, 0x50, 0x4e, 0x47])
const png = { contentType: 'image/png' }

let count = 0
/** A path in the owner's folder that no other test or run uses. */
const freshPath = () => `user-assets/${ownerUid}/p1/images/${Date.now()}-${count++}.png`

const at = (actor: ActorName, path: string) => ref(as(actor).storage(bucket), path)
const upload = (actor: ActorName, path: string, bytes = pixel, metadata = png) => uploadBytes(at(actor, path), bytes, metadata)

const stored = async (): Promise<string> => {
  const path = freshPath()
  await pastRules(async (context) => {
    await uploadBytes(ref(context.storage(bucket), path), pixel, png)
  })
  return path
}

describe('uploading a picture', () => {
  it.each(verdictsFor(['owner']))('by $actor is $verdict', ({ actor, verdict }) => expectVerdict(verdict, upload(actor, freshPath())))

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
  it.each(types)('is %s as %s', (verdict, contentType) =>
    expectVerdict(verdict, upload('owner', freshPath(), pixel, { contentType })),
  )

  const sizes: [Verdict, string, number][] = [
    ['denied', 'no byte', 0],
    ['allowed', 'the largest size', UPLOAD_MAX_BYTES],
    ['denied', 'one byte more than the largest size', UPLOAD_MAX_BYTES + 1],
  ]
  it.each(sizes)('is %s with %s', (verdict, _what, size) =>
    expectVerdict(verdict, upload('owner', freshPath(), new Uint8Array(size))),
  )

  const paths: [Verdict, string][] = [
    ['allowed', `user-assets/${ownerUid}/p_1-A/images/1700000000000-My.Photo_1-${Date.now()}.jpeg`],
    ['denied', `user-assets/eve/p1/images/a.png`],
    ['denied', `user-assets/${ownerUid}/p1/files/a.png`],
    ['denied', `user-assets/${ownerUid}/p1/a.png`],
    ['denied', `user-assets/${ownerUid}/a.png`],
    ['denied', `user-assets/${ownerUid}/p1/images/deeper/a.png`],
    ['denied', `user-assets/${ownerUid}/p 1/images/a.png`],
    ['denied', `user-assets/${ownerUid}/p1/images/a b.png`],
    ['denied', `user-assets/${ownerUid}/p1/images/ä.png`],
    ['denied', `user-assets/${ownerUid}/p1/images/a'b.png`],
    ['denied', `other/${ownerUid}/p1/images/a.png`],
    ['denied', 'a.png'],
  ]
  it.each(paths)('is %s at %s', (verdict, path) => expectVerdict(verdict, upload('owner', path)))

  it('is denied under an endless name', () =>
    expectVerdict('denied', upload('owner', `user-assets/${ownerUid}/p1/images/${'x'.repeat(201)}`)))
})

describe('a stored picture', () => {
  it.each(verdictsFor(actorNames))('is for $actor to get: $verdict', async ({ actor, verdict }) => {
    const path = await stored()
    await expectVerdict(verdict, getBytes(at(actor, path)))
    await expectVerdict(verdict, getMetadata(at(actor, path)))
  })
  it.each(verdictsFor([]))('is for $actor to overwrite: $verdict', async ({ actor, verdict }) =>
    expectVerdict(verdict, upload(actor, await stored())),
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
