import { deflateSync, gzipSync, crc32 } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ACCOUNT_UPLOADS_MAX_BYTES, UPLOAD_MAX_BYTES } from '@vitrine/common/limits'
import { createPortfolio, signUpload } from '@vitrine/common/api/portfolios'
import { bucketName } from '../../local/seed/admin.ts'
import { createAccount, type TestAccount } from '../support/accounts.ts'
import { adminBucket, adminFirestore } from '../support/admin.ts'
import { call, succeed } from '../support/api.ts'
import { eventually } from '../support/eventually.ts'
import { addresses } from '../support/env.ts'
import { startFunctions, type FunctionsProcess } from '../support/functions-process.ts'
import { putUpload } from '../support/put-upload.ts'

let owner: TestAccount
let portfolioId: string
beforeAll(async () => {
  owner = await createAccount()
  portfolioId = (await succeed(createPortfolio, { token: owner.token, body: { templateId: 'minimalist-designer' } })).id
})

const put = (path: string, body: Buffer, metadata: object, token = owner.token) =>
  putUpload(path, body, metadata, token)

async function upload(
  body: Buffer,
  contentType = 'image/png',
  more: object = {},
  kind: 'images' | 'originals' = 'images',
) {
  const { path } = await succeed(signUpload, {
    token: owner.token,
    params: { id: portfolioId },
    body: { fileName: 'x.png', contentType, size: body.length, kind },
  })
  return { path, status: await put(path, body, { contentType, ...more }) }
}

const isThere = async (path: string) => (await adminBucket().file(path).exists())[0]
/** The file once it was written anew, or null once it was removed. */
const settled = (path: string) =>
  eventually(async () => {
    if (!(await isThere(path))) return null
    const [{ metadata, contentType }] = await adminBucket().file(path).getMetadata()
    if (metadata?.vitrinePrepared === undefined) throw new Error('Not yet')
    const [body] = await adminBucket().file(path).download()
    return { body, contentType }
  })

const picture = (width = 60, height = 40) => sharp({ create: { width, height, channels: 3, background: '#336699' } })
const markup = '<script>alert(document.domain)</script>'

function pngChunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data])
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  checksum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, checksum])
}

/** A PNG that says how large it is, with hardly anything inside. */
function pngOf(width: number, height: number): Buffer {
  const size = Buffer.alloc(13)
  size.writeUInt32BE(width, 0)
  size.writeUInt32BE(height, 4)
  size.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngChunk('IHDR', size),
    pngChunk('IDAT', deflateSync(Buffer.alloc(1_000_000))),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

const withText = async () => {
  const png = await picture().png().toBuffer()
  return Buffer.concat([
    png.subarray(0, 33),
    pngChunk('tEXt', Buffer.from(`Comment\0${markup}`)),
    pngChunk('iTXt', Buffer.from(`XML:com.adobe.xmp\0\0\0\0\0${markup}`)),
    png.subarray(33),
  ])
}
const withComment = async () => {
  const jpeg = await picture()
    .withExif({ IFD0: { ImageDescription: markup, Artist: markup } })
    .jpeg()
    .toBuffer()
  const comment = Buffer.from(markup)
  return Buffer.concat([
    jpeg.subarray(0, 2),
    Buffer.from([0xff, 0xfe, 0, comment.length + 2]),
    comment,
    jpeg.subarray(2),
    Buffer.from(markup),
  ])
}
const gifAndScript = async () => {
  const gif = await picture().gif().toBuffer()
  const palette = gif[10]! & 0x80 ? 3 * 2 ** ((gif[10]! & 7) + 1) : 0
  const comment = Buffer.concat([Buffer.from([0x21, 0xfe, markup.length]), Buffer.from(markup), Buffer.from([0])])
  return Buffer.concat([
    gif.subarray(0, 13 + palette),
    comment,
    gif.subarray(13 + palette),
    Buffer.from(`*/=1;alert(1)//${markup}`),
  ])
}

describe('a picture with embedded content is reduced to the picture', () => {
  it.each([
    ['a PNG with markup in its texts', withText, 'image/png'],
    ['a JPEG with markup in its metadata and behind its end', withComment, 'image/jpeg'],
    ['a GIF that is a script as well', gifAndScript, 'image/gif'],
    [
      'a PNG with a page behind its end',
      async () => Buffer.concat([await picture().png().toBuffer(), Buffer.from(`<html>${markup}`)]),
      'image/png',
    ],
    [
      'a WebP with markup in its metadata',
      async () =>
        picture()
          .withExif({ IFD0: { ImageDescription: markup } })
          .webp()
          .toBuffer(),
      'image/webp',
    ],
    ['a JPEG that says it is a PNG', withComment, 'image/png'],
  ])('%s', async (_what, make, contentType) => {
    const original = await make()
    expect(original.includes('alert(')).toBe(true)
    const { path, status } = await upload(original, contentType)
    expect(status).toBe(200)
    const file = await settled(path)
    expect(file).not.toBeNull()
    expect(file?.body.includes('alert(')).toBe(false)
    const { format, exif, xmp, icc } = await sharp(file?.body).metadata()
    expect([`image/${format}`, exif, xmp, icc]).toEqual([file?.contentType, undefined, undefined, undefined])
    const served = await fetch(`${addresses.storage}/v0/b/${bucketName}/o/${encodeURIComponent(path)}?alt=media`)
    expect(served.headers.get('content-type')).toBe(file?.contentType)
  })

  it('as the original of a crop, too', async () => {
    const { path } = await upload(await withText(), 'image/png', {}, 'originals')
    expect((await settled(path))?.body.includes('alert(')).toBe(false)
  })
})

describe('a file that is no picture is removed', () => {
  it.each<[string, () => Buffer, object?]>([
    ['a page', () => Buffer.from(`<!doctype html>${markup}`)],
    ['a drawing', () => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${markup}</svg>`)],
    ['a script', () => Buffer.from('alert(1)')],
    ['a program', () => Buffer.concat([Buffer.from('MZ'), Buffer.alloc(100)])],
    [
      'the beginning of a PNG',
      () => Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), Buffer.from(markup)]),
    ],
    ['a picture that would fill the memory', () => pngOf(60_000, 60_000)],
    [
      'what grows a thousandfold when it is unpacked',
      () => gzipSync(Buffer.alloc(8_000_000)),
      { contentEncoding: 'gzip' },
    ],
  ])('%s', async (_what, make, more) => {
    const { path, status } = await upload(make(), 'image/png', more)
    expect(status).toBe(200)
    expect(await settled(path)).toBeNull()
  })

  it('under its own type, too', async () => {
    for (const contentType of [
      'image/svg+xml',
      'text/html',
      'application/javascript',
      'image/bmp',
      'application/octet-stream',
    ]) {
      const answer = await call(signUpload, {
        token: owner.token,
        params: { id: portfolioId },
        body: { fileName: 'x.svg', contentType, size: 10 },
      })
      expect([contentType, answer.status]).toEqual([contentType, 400])
    }
  })

  it('marked as already processed, too', async () => {
    const { status } = await upload(Buffer.from(markup), 'image/png', { metadata: { vitrinePrepared: '1' } })
    expect(status).toBe(403)
  })
})

describe('what an account may store', () => {
  // A process of our own, in which all calls are under way at once.
  let api: FunctionsProcess
  beforeAll(async () => {
    api = await startFunctions()
  })
  afterAll(() => api.stop())

  /** An account that has this many bytes under way already. */
  async function almostFull(bytes = 0) {
    const account = await createAccount()
    const { id } = await succeed(createPortfolio, { token: account.token, body: { templateId: 'minimalist-designer' } })
    const expireAt = new Date(Date.now() + 900_000)
    await adminFirestore()
      .doc(`users/${account.uid}/uploads/${id}:images:1-x.png`)
      .create({ bytes, expireAt, granted: true })
    return (size: number) =>
      call(signUpload, {
        origin: api.origin,
        token: account.token,
        params: { id },
        body: { fileName: 'x.png', contentType: 'image/png', size },
      })
  }

  // Each picture counts twice until its widths are made and known.
  it('is limited in bytes when twenty tabs upload in parallel', async () => {
    const sign = await almostFull(ACCOUNT_UPLOADS_MAX_BYTES - 5 * 2_000_000)
    const answers = await Promise.all(Array.from({ length: 20 }, () => sign(1_000_000)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
    expect(new Set(answers.filter(({ status }) => status !== 200).map(({ body }) => body.detail.code))).toEqual(
      new Set(['storage-full']),
    )
  })

  it('is what was permitted, however many uploads run in parallel', async () => {
    const body = await picture().png().toBuffer()
    const { path } = await succeed(signUpload, {
      token: owner.token,
      params: { id: portfolioId },
      body: { fileName: 'x.png', contentType: 'image/png', size: body.length },
    })
    const folder = path.slice(0, path.lastIndexOf('/'))
    const statuses = await Promise.all([
      ...Array.from({ length: 10 }, (_, index) =>
        put(`${folder}/${index}-other.png`, body, { contentType: 'image/png' }),
      ),
      ...Array.from({ length: 10 }, () =>
        put(path, Buffer.concat([body, Buffer.alloc(1)]), { contentType: 'image/png' }),
      ),
    ])
    expect(new Set(statuses)).toEqual(new Set([403]))
    expect(await put(path, body, { contentType: 'image/png' })).toBe(200)
  })

  it('is limited per file', async () => {
    const sign = await almostFull()
    expect((await sign(UPLOAD_MAX_BYTES)).status).toBe(200)
    for (const size of [0, -1, 0.5, UPLOAD_MAX_BYTES + 1])
      expect([size, (await sign(size)).status]).toEqual([size, 400])
  })
})
