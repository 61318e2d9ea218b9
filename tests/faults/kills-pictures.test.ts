import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createPortfolio } from '@vitrine/common/api/portfolios'
import { createAccount, type TestAccount } from '../support/accounts.ts'
import { adminBucket, adminFirestore } from '../support/admin.ts'
import { succeed } from '../support/api.ts'
import { deliverEvent, fileEvent, type BackgroundEvent } from '../support/deliver-event.ts'
import { giveBackDeliveries, takeOverDeliveries } from './support/deliveries.ts'
import { MortalFunctions } from './support/mortal-functions.ts'
import { survivesKills } from './support/survives-kills.ts'

/** Picture processing, interrupted between any two writes. */

const functions = new MortalFunctions()
beforeAll(takeOverDeliveries)
afterAll(() => Promise.all([functions.stop(), giveBackDeliveries()]))

let owner: TestAccount
let portfolioId: string
let photograph: Buffer
let serial = 0

beforeAll(async () => {
  owner = await createAccount()
  portfolioId = (await succeed(createPortfolio, { token: owner.token, body: { templateId: 'minimalist-designer' } })).id
  photograph = await sharp({ create: { width: 1000, height: 600, channels: 3, background: '#336699' } })
    .withMetadata({
      orientation: 6,
      exif: {
        IFD0: { Make: 'Nikon', Model: 'Nikon F3' },
        IFD2: { FNumber: '8/1' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' },
      },
    })
    .jpeg()
    .toBuffer()
})

interface Upload {
  file: string
  path: string
  event: BackgroundEvent
}

const known = async () =>
  ((await adminFirestore().doc(`portfolios/${portfolioId}/pictures/all`).get()).data()?.files ?? {}) as Record<
    string,
    unknown
  >
const widthsOf = async ({ file }: Upload) => {
  const prefix = `user-assets/${owner.uid}/${portfolioId}/widths/${file}/`
  return (await adminBucket().getFiles({ prefix }))[0].map(({ name }) => name.slice(prefix.length)).sort()
}
const whatIsThere = async (upload: Upload) => ({
  facts: (await known())[upload.file],
  widths: await widthsOf(upload),
  exists: (await adminBucket().file(upload.path).exists())[0],
})

async function upload(): Promise<Upload> {
  const file = `${Date.now()}-${serial++}.jpg`
  const path = `user-assets/${owner.uid}/${portfolioId}/images/${file}`
  await adminBucket().file(path).save(photograph, { resumable: false, contentType: 'image/jpeg' })
  return { file, path, event: fileEvent('prepareUpload', path, 'finalized', { contentType: 'image/jpeg' }) }
}

const prepare = ({ event }: Upload, origin: string) => deliverEvent(event, origin)
const facts = { width: 600, height: 1000, widths: [480, 600], exif: { camera: 'Nikon F3', aperture: '8' } }
const widths = ['480.avif', '480.webp', '600.avif', '600.webp']

it('an upload has its widths and facts and no metadata after redelivery', async () => {
  const writes = await survivesKills(functions, {
    begin: upload,
    act: prepare,
    async check(picture) {
      expect(await whatIsThere(picture)).toEqual({ facts, widths, exists: true })
      const [body] = await adminBucket().file(picture.path).download()
      const { exif, width } = await sharp(body).metadata()
      expect([exif, width]).toEqual([undefined, 600])
    },
  })
  // The ledger at first and at the end, the widths, the facts and the upload itself.
  expect(writes).toHaveLength(8)
})

it('an upload deleted during interrupted processing leaves no files', async () => {
  await survivesKills(functions, {
    begin: upload,
    act: prepare,
    async goOn(picture) {
      // The deletion was reported while less was there.
      await adminBucket().file(picture.path).delete()
      await functions.attempt((origin) => prepare(picture, origin))
    },
    async check(picture) {
      const { exists, ...left } = await whatIsThere(picture)
      if (!exists) expect(left).toEqual({ facts: undefined, widths: [] })
    },
  })
})

it('a deletion removes all files after redelivery', async () => {
  await survivesKills(functions, {
    async begin() {
      const picture = await upload()
      await functions.attempt((origin) => prepare(picture, origin))
      await adminBucket().file(picture.path).delete()
      return { ...picture, event: fileEvent('forgetUpload', picture.path, 'deleted') }
    },
    act: prepare,
    check: async (picture) =>
      expect(await whatIsThere(picture)).toEqual({ facts: undefined, widths: [], exists: false }),
  })
})

it('an event delivered twice, in sequence or in parallel, changes things once', async () => {
  const picture = await upload()
  await functions.attempt(async (origin) => {
    await Promise.all([prepare(picture, origin), prepare(picture, origin)])
    expect(await whatIsThere(picture)).toEqual({ facts, widths, exists: true })
    const [before] = await adminBucket().file(picture.path).download()
    await prepare(picture, origin)
    expect((await adminBucket().file(picture.path).download())[0], 'it is not written a third time').toEqual(before)
    expect(await whatIsThere(picture)).toEqual({ facts, widths, exists: true })
    // An upload that is written anew is reported as deleted.
    await deliverEvent(fileEvent('forgetUpload', picture.path, 'deleted'), origin)
    expect(await whatIsThere(picture)).toEqual({ facts, widths, exists: true })
  })
})
