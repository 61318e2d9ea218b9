import sharp from 'sharp'
import { beforeAll, expect, it } from 'vitest'
import { createPortfolio } from '@vitrine/common/api/portfolios'
import { createAccount } from '../support/accounts.ts'
import { adminBucket, adminFirestore } from '../support/admin.ts'
import { succeed } from '../support/api.ts'
import { eventually } from '../support/eventually.ts'

/** What a camera of 60 megapixels makes. */
const largest = { width: 9504, height: 6336 }

let folder: string
let id: string

beforeAll(async () => {
  const { uid, token } = await createAccount()
  id = (await succeed(createPortfolio, { token, body: { templateId: 'minimalist-designer' } })).id
  folder = `user-assets/${uid}/${id}/images`
})

const known = async () =>
  ((await adminFirestore().doc(`portfolios/${id}/pictures/all`).get()).data()?.files ?? {}) as Record<string, unknown>

async function store(file: string, size: typeof largest) {
  const stored = adminBucket().file(`${folder}/${file}`)
  const body = await sharp({ create: { ...size, channels: 3, background: '#336699' }, limitInputPixels: false })
    .jpeg()
    .toBuffer()
  await stored.save(body, { resumable: false, contentType: 'image/jpeg' })
  return stored
}

it('a picture of as many pixels as are taken is prepared', async () => {
  await store('1-largest.jpg', largest)
  await eventually(async () =>
    expect((await known())['1-largest.jpg']).toMatchObject({ ...largest, widths: [480, 960, 1600] }),
  )
})

it('a picture of more pixels is removed', async () => {
  const stored = await store('2-larger.jpg', { ...largest, height: largest.height + 40 })
  await eventually(async () => expect((await stored.exists())[0]).toBe(false))
  expect(await known()).not.toHaveProperty(['2-larger.jpg'])
})
