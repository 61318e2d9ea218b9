import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { createPortfolio, publishPortfolio, updatePortfolio } from '@vitrine/common/api/portfolios'
import { attachUsername, claimUsername } from '@vitrine/common/api/usernames'
import { root } from '../../local/lib/paths.ts'
import { createAccount, type TestAccount } from '../support/accounts.ts'
import { adminBucket, adminFirestore } from '../support/admin.ts'
import { succeed } from '../support/api.ts'
import { eventually } from '../support/eventually.ts'
import { orientations, orientedPicture, quartersOf } from '../support/oriented-picture.ts'
import { addresses } from '../support/env.ts'

let owner: TestAccount
let id: string
const username = `pictures-${process.pid}-${Date.now() % 1_000_000}`

const known = async (portfolioId = id) =>
  ((await adminFirestore().doc(`portfolios/${portfolioId}/pictures/all`).get()).data()?.files ?? {}) as Record<
    string,
    unknown
  >
const filesBelow = async (prefix: string) =>
  (await adminBucket().getFiles({ prefix }))[0].map(({ name }) => name.slice(prefix.length)).sort()
const ledgerEntry = async (file: string) =>
  (await adminFirestore().doc(`users/${owner.uid}/uploads/${id}:images:${file}`).get()).data()

const photograph = async () =>
  sharp({ create: { width: 1000, height: 600, channels: 3, background: '#336699' } })
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

async function upload(folder: string, file: string, picture: Promise<Buffer> = photograph()): Promise<string> {
  const path = `${folder}/images/${file}`
  await adminBucket()
    .file(path)
    .save(await picture, {
      resumable: false,
      contentType: 'image/jpeg',
      metadata: { metadata: { firebaseStorageDownloadTokens: 'a-token' } },
    })
  return path
}

beforeAll(async () => {
  owner = await createAccount()
  const { token } = owner
  id = (await succeed(createPortfolio, { token, body: { templateId: 'minimalist-designer' } })).id
  await succeed(claimUsername, { token, body: { username } })
  await succeed(attachUsername, { token, params: { id }, body: { username } })
})

describe('an upload', () => {
  const file = '1-harbour.light.jpg'
  let path: string

  beforeAll(async () => {
    path = await upload(`user-assets/${owner.uid}/${id}`, file)
    await eventually(async () => expect(await known()).toHaveProperty([file]))
  })

  it('is in the ledger with all that was made of it', async () => {
    await eventually(async () => {
      const [files] = await adminBucket().getFiles({ prefix: `user-assets/${owner.uid}/${id}/` })
      const bytes = files.reduce((sum, { metadata }) => sum + Number(metadata.size), 0)
      expect(await ledgerEntry(file)).toEqual({ bytes, granted: false })
    })
  })

  it('gets its widths and loses its location metadata', async () => {
    expect((await known())[file]).toEqual({
      width: 600,
      height: 1000,
      widths: [480, 600],
      exif: { camera: 'Nikon F3', aperture: '8' },
    })
    expect(await filesBelow(`user-assets/${owner.uid}/${id}/widths/${file}/`)).toEqual([
      '480.avif',
      '480.webp',
      '600.avif',
      '600.webp',
    ])
    const [body] = await adminBucket().file(path).download()
    const { width, height, exif, format } = await sharp(body).metadata()
    expect([width, height, exif, format]).toEqual([600, 1000, undefined, 'jpeg'])
    const [stored] = await adminBucket().file(path).getMetadata()
    expect(stored.metadata).toMatchObject({ firebaseStorageDownloadTokens: 'a-token' })
  })

  it('is upright in its file and all widths, however the camera stored it', async () => {
    const body = { templateId: 'minimalist-designer' as const }
    const portfolio = await succeed(createPortfolio, { token: owner.token, body })
    const folder = `user-assets/${owner.uid}/${portfolio.id}`
    for (const orientation of orientations) {
      const file = `2-turned-${orientation}.jpg`
      const stored = await upload(folder, file, orientedPicture(600, 1000, orientation))
      // Written anew last of all: before, the file is as the camera stored it.
      await eventually(async () =>
        expect((await adminBucket().file(stored).getMetadata())[0].metadata).toHaveProperty('vitrinePrepared'),
      )
      expect((await known(portfolio.id))[file]).toMatchObject({ width: 600, height: 1000 })
      const made = await filesBelow(`${folder}/widths/${file}/`)
      expect(made).toHaveLength(4)
      for (const path of [stored, ...made.map((name) => `${folder}/widths/${file}/${name}`)]) {
        const [body] = await adminBucket().file(path).download()
        expect([path, ...(await quartersOf(body))]).toEqual([path, 'red', 'green', 'blue', 'white'])
      }
    }
  })

  it('is shown with srcset, readable by everyone', async () => {
    const { token } = owner
    const content = { hero: { name: 'Ada' }, gallery: { images: [{ srcPath: path, alt: 'A harbour' }] } }
    await succeed(updatePortfolio, { token, params: { id }, body: { content } })
    await succeed(publishPortfolio, { token, params: { id }, body: { status: 'published' } })
    const html = await (await fetch(`${addresses.hosting}/${username}`)).text()
    const sources = [...html.matchAll(/<source type="image\/(\w+)" srcSet="([^"]+)" sizes="([^"]+)"/g)]
    expect(sources.map((match) => match[1])).toEqual(['avif', 'webp'])
    const images = sources.flatMap((match) =>
      (match[2] ?? '')
        .replaceAll('&amp;', '&')
        .split(', ')
        .map((entry) => entry.split(' ')),
    )
    expect(images.map((entry) => entry[1])).toEqual(['480w', '600w', '480w', '600w'])
    for (const [address = ''] of images) {
      const answer = await fetch(address)
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable'])
    }
    expect(html).toMatch(/<img [^>]*fetchPriority="high"/)
  })

  it('is deleted together with its widths', async () => {
    await adminBucket().file(path).delete()
    await eventually(async () => expect(await known()).not.toHaveProperty([file]))
    expect(await filesBelow(`user-assets/${owner.uid}/${id}/`)).toEqual([])
    await eventually(async () => expect(await ledgerEntry(file)).toBeUndefined())
  })
})

it('uploads in a folder named after another account’s portfolio do not affect it', async () => {
  const other = await createAccount()
  const folder = `user-assets/${other.uid}/${id}`
  await upload(folder, '1-x.jpg')
  await eventually(async () => expect(await filesBelow(`${folder}/widths/1-x.jpg/`)).toHaveLength(4))
  const own = await upload(`user-assets/${owner.uid}/${id}`, '2-y.jpg')
  await eventually(async () => expect(await known()).toHaveProperty(['2-y.jpg']))
  expect(await known()).not.toHaveProperty(['1-x.jpg'])
  await adminBucket().file(own).delete()
})

it('a file that is not a picture is removed', async () => {
  const path = `user-assets/${owner.uid}/${id}/images/3-text.png`
  const body = readFileSync(join(root, 'README.md'))
  await adminBucket().file(path).save(body, { resumable: false, contentType: 'image/png' })
  await eventually(async () => expect((await adminBucket().file(path).exists())[0]).toBe(false))
  expect(await known()).not.toHaveProperty(['3-text.png'])
})
