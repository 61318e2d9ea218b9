import { deleteObject, getBytes, listAll, ref, updateMetadata, uploadBytes } from 'firebase/storage'
import { Timestamp, type DocumentReference } from 'firebase-admin/firestore'
import { afterAll, describe, expect, it } from 'vitest'
import { adminFirestore } from '../../support/admin.ts'
import { allActors, who, type MatrixActor, type Who } from './actors.ts'
import { isAllowed, useMatrix } from './environment.ts'
import { metadataFields, storageTable, uploadTypes } from './storage-table.ts'

const { storageOf, pastStorageRules } = useMatrix('storage-matrix')
const bucket = 'gs://demo-vitrine-rules-matrix.appspot.com'
const pixel = new Uint8Array([0x89, 0x50, 0x4e, 0x47])
const png = { contentType: 'image/png' }

let count = 0
const fresh = (folder: string) => `${folder}/${process.pid}-${Date.now()}-${count++}.png`
const at = (actor: MatrixActor, path: string) => ref(storageOf(actor, bucket), path)

const permissions: DocumentReference[] = []
afterAll(() => Promise.all(permissions.map((permission) => permission.delete())))

/** A permission as uploads/sign writes it; it exists only for the owner's paths. */
async function permitted(path: string, contentType = png.contentType): Promise<string> {
  const [top, uid, ...rest] = path.split('/')
  if (top !== 'user-assets' || rest.length === 0) return path
  const permission = adminFirestore().doc(`users/${uid}/uploads/${rest.join(':')}`)
  await permission.set({
    size: pixel.length,
    contentType,
    expireAt: Timestamp.fromMillis(Date.now() + 600_000),
    granted: true,
  })
  permissions.push(permission)
  return path
}

async function stored(folder: string): Promise<string> {
  const path = fresh(folder)
  await pastStorageRules(bucket, async (storage) => {
    await uploadBytes(ref(storage, path), pixel, png)
  })
  return path
}

describe.each(storageTable)('$folder', ({ folder, ...row }) => {
  const cells: [what: string, allowed: Who, attempt: (actor: MatrixActor) => Promise<unknown>][] = [
    ['get', row.get, async (actor) => getBytes(at(actor, await stored(folder)))],
    ['list', row.list, async (actor) => listAll(at(actor, folder))],
    ['create', row.create, async (actor) => uploadBytes(at(actor, await permitted(fresh(folder))), pixel, png)],
    [
      'overwrite',
      row.overwrite,
      async (actor) => uploadBytes(at(actor, await permitted(await stored(folder))), pixel, png),
    ],
    ['delete', row.delete, async (actor) => deleteObject(at(actor, await stored(folder)))],
    ...Object.entries(metadataFields).map(([field, metadata]): (typeof cells)[number] => [
      `change ${field}`,
      row.change,
      async (actor) => updateMetadata(at(actor, await stored(folder)), metadata),
    ]),
  ]

  it(`is as the table says, in ${cells.length * allActors.length} cells`, async () => {
    const wrong: string[] = []
    for (const [what, allowed, attempt] of cells) {
      const passed = await Promise.all(allActors.map((actor) => isAllowed(attempt(actor))))
      wrong.push(
        ...allActors
          .filter((actor, index) => passed[index] !== who[allowed].includes(actor))
          .map((actor) => `${what} by ${actor} is not as expected: ${allowed}`),
      )
    }
    expect(wrong).toEqual([])
  })
})

it.each(Object.entries(uploadTypes))('an upload of the type %s is allowed: %s', async (contentType, allowed) => {
  const path = await permitted(fresh('user-assets/ada/p1/images'), contentType)
  expect(await isAllowed(uploadBytes(at('owner', path), pixel, { contentType }))).toBe(allowed)
})
