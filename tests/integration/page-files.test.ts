import { Timestamp } from 'firebase-admin/firestore'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { createPage, getPage, patchPage } from '@vitrine/common/api/pages'
import {
  createPortfolio,
  deletePortfolio,
  duplicatePortfolio,
  getPortfolio,
  publishPortfolio,
  signUpload,
} from '@vitrine/common/api/portfolios'
import { attachUsername, claimUsername } from '@vitrine/common/api/usernames'
import { DOCUMENT_FREE_MAX_BYTES, FILE_MAX_BYTES, RESTORABLE_DAYS } from '@vitrine/common/limits'
import type { PageContent } from '@vitrine/common/portfolio/pages/page-content'
import { pagePath } from '@vitrine/common/routes'
import { purgeDeletedPortfolios } from '../../functions/api/portfolios/purge.ts'
import { db } from '../../functions/lib/firebase.ts'
import { UNUSED_DAYS, collectUnusedPicturesOf } from '../../functions/pictures/collect-unused.ts'
import { bucketName } from '../../local/seed/admin.ts'
import { createAccount, type TestAccount } from '../support/accounts.ts'
import { adminBucket, adminFirestore } from '../support/admin.ts'
import { call, succeed } from '../support/api.ts'
import { addresses, projectId } from '../support/env.ts'
import { eventually } from '../support/eventually.ts'
import { linkTo, visit } from '../support/private-links.ts'
import { putUpload } from '../support/put-upload.ts'

/** Video, audio, captions and documents of pages: from the permission to what strangers get of them. */

const DAY_MS = 86_400_000
const html = Buffer.from('<!doctype html><script>alert(document.domain)</script>')
const pdf = Buffer.from('%PDF-1.7\n% A thesis\n')
const captions = Buffer.from('WEBVTT\n\n00:00.000 --> 00:01.000\nThe ferry leaves.\n')
/** Begins as a film does; each byte after that is another than those beside it. */
const film = Buffer.concat([
  Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0x87, 0x42, 0x82, 0x84]),
  Buffer.from('webm'),
  Buffer.from(Array.from({ length: 4_096 }, (_, index) => index % 251)),
])

let owner: TestAccount
let id: string
let username: string
beforeAll(async () => {
  vi.stubEnv('FIREBASE_CONFIG', JSON.stringify({ projectId, storageBucket: bucketName }))
  db()
  owner = await createAccount()
  await adminFirestore().doc(`users/${owner.uid}`).update({ subscription_level: 'pro' })
  id = (await succeed(createPortfolio, { token: owner.token, body: { templateId: 'minimalist-designer' } })).id
  username = `files-${process.pid}-${Date.now() % 10_000_000}`
  await succeed(claimUsername, { token: owner.token, body: { username } })
  await succeed(attachUsername, { ...own(), body: { username } })
})

const own = () => ({ token: owner.token, params: { id } })
type Kind = 'files' | 'private-files'

/** Uploads as the editor does. Gives the path. */
async function send(fileName: string, contentType: string, body: Buffer, kind: Kind = 'files'): Promise<string> {
  const { path } = await succeed(signUpload, { ...own(), body: { fileName, contentType, size: body.length, kind } })
  expect(await putUpload(path, body, { contentType }, owner.token)).toBe(200)
  return path
}

const metadataOf = async (path: string) => (await adminBucket().file(path).getMetadata())[0]
const exists = async (path: string) => (await adminBucket().file(path).exists())[0]
const bytesOf = async (path: string) =>
  (
    await adminFirestore()
      .doc(`users/${owner.uid}/uploads/${path.split('/').slice(2).join(':')}`)
      .get()
  ).get('bytes') as number | undefined

/** The same, and waits until it was looked at. */
async function stored(fileName: string, contentType: string, body: Buffer, kind?: Kind): Promise<string> {
  const path = await send(fileName, contentType, body, kind)
  await eventually(async () => expect((await metadataOf(path)).metadata).toHaveProperty('vitrinePrepared'))
  return path
}

/** As strangers fetch it from Storage. */
const fetched = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${addresses.storage}/v0/b/${bucketName}/o/${encodeURIComponent(path)}?alt=media`, { headers })
const statusOf = async (path: string) => {
  const response = await fetched(path)
  await response.arrayBuffer()
  return response.status
}

const write = (content: PageContent) => succeed(createPage, { ...own(), body: { kind: 'study', content } })
const page = async (pageId: string) =>
  (await succeed(getPage, { token: owner.token, params: { id, pageId } })).content.blocks ?? []
const setPrivate = (pageId: string, value: boolean) =>
  succeed(patchPage, {
    token: owner.token,
    params: { id, pageId },
    body: { ops: [{ op: 'add', path: '/private', value }] },
  })
const publish = () => succeed(publishPortfolio, { ...own(), body: { status: 'published' } })

describe('the permission', () => {
  const ask = (token: string, portfolio: string, contentType: string, size: number, kind: Kind | 'images' = 'files') =>
    call(signUpload, { token, params: { id: portfolio }, body: { fileName: 'a', contentType, size, kind } })

  it('goes by the plan, and says what Pro would take', async () => {
    const free = await createAccount()
    const { id: hers } = await succeed(createPortfolio, {
      token: free.token,
      body: { templateId: 'minimalist-designer' },
    })
    const film = await ask(free.token, hers, 'video/mp4', 1_000)
    expect([film.status, film.body.detail.code]).toEqual([403, 'pro-required'])
    expect(film.body.detail.message).toContain('part of the Pro plan')
    expect((await ask(free.token, hers, 'audio/mpeg', 1_000)).status).toBe(403)
    expect((await ask(free.token, hers, 'application/pdf', DOCUMENT_FREE_MAX_BYTES)).status).toBe(200)
    expect((await ask(free.token, hers, 'application/pdf', DOCUMENT_FREE_MAX_BYTES + 1)).status).toBe(403)
    expect((await ask(owner.token, id, 'application/pdf', DOCUMENT_FREE_MAX_BYTES + 1)).status).toBe(200)
    const full = await adminFirestore().collection(`users/${free.uid}/uploads`).get()
    expect(full.docs.map((one) => one.get('bytes') as unknown)).toEqual([DOCUMENT_FREE_MAX_BYTES])
  })

  it('is for known types alone, and for no more than a hundred megabytes', async () => {
    expect((await ask(owner.token, id, 'video/mp4', FILE_MAX_BYTES)).status).toBe(200)
    expect((await ask(owner.token, id, 'video/mp4', FILE_MAX_BYTES + 1)).status).toBe(400)
    for (const type of ['text/html', 'image/svg+xml', 'application/javascript', 'image/png', 'video/quicktime'])
      expect((await ask(owner.token, id, type, 1_000)).status).toBe(400)
    expect((await ask(owner.token, id, 'video/mp4', 1_000, 'images')).status).toBe(400)
  })
})

describe('what was uploaded', () => {
  it.each([
    ['video/mp4', html],
    ['video/mp4', film],
    ['audio/mpeg', pdf],
    ['application/pdf', html],
    ['application/zip', pdf],
    ['text/vtt', html],
  ] as const)('as %s and is something else is removed, and takes up nothing', async (type, body) => {
    const path = await send('a', type, body)
    // Strangers see nothing of it before it was looked at either.
    expect(await statusOf(path)).not.toBe(200)
    await eventually(async () => {
      expect(await exists(path)).toBe(false)
      expect(await bytesOf(path)).toBeUndefined()
    })
  })

  it('is served as what it is, counts once, and plays from wherever one likes', async () => {
    const path = await stored('ferry.webm', 'video/webm', film)
    expect(await bytesOf(path)).toBe(film.length)
    const part = await fetched(path, { Range: 'bytes=100-149' })
    expect(part.status).toBe(206)
    expect(part.headers.get('content-type')).toBe('video/webm')
    expect(Buffer.from(await part.arrayBuffer()).equals(film.subarray(100, 150))).toBe(true)
  })

  it('to be downloaded is never shown in a window, whatever whoever uploaded it says', async () => {
    const { path } = await succeed(signUpload, {
      ...own(),
      body: { fileName: 'a.pdf', contentType: 'application/pdf', size: pdf.length, kind: 'files' },
    })
    const claimed = { contentType: 'application/pdf', contentDisposition: 'inline' }
    expect(await putUpload(path, pdf, claimed, owner.token)).toBe(200)
    await eventually(async () =>
      expect((await metadataOf(path)).contentDisposition).toBe('attachment; filename="a.pdf"'),
    )
    const response = await fetched(path)
    expect(response.headers.get('content-disposition')).toMatch(/^attachment/)
    expect(response.headers.get('content-type')).toBe('application/pdf')
    await response.arrayBuffer()
  })
})

describe('the files of a page', () => {
  const blocks = (media: string, vtt: string, file: string): PageContent['blocks'] => [
    { itemId: 'm', type: 'media', kind: 'video', mediaPath: media, captionsPath: vtt },
    { itemId: 'f', type: 'file', filePath: file, fileFacts: { name: 'Thesis.pdf', bytes: pdf.length }, name: 'Thesis' },
  ]
  const three = async (kind?: Kind) =>
    [
      await stored('ferry.webm', 'video/webm', film, kind),
      await stored('ferry.vtt', 'text/vtt', captions, kind),
      await stored('Thesis.pdf', 'application/pdf', pdf, kind),
    ] as const

  it('become private with it, are given out to who has a link, in parts, and come back', async () => {
    const paths = await three()
    const { id: pageId, slug } = await write({ title: 'The ferry', blocks: blocks(...paths) })
    await publish()
    const open = await visit(pagePath(username, slug))
    expect(open.headers.get('content-security-policy')).toContain(`media-src 'self' ${addresses.storage};`)
    const html = open.text
    for (const path of paths) {
      expect(html).toContain(encodeURIComponent(path))
      expect(await statusOf(path)).toBe(200)
    }
    await setPrivate(pageId, true)
    const hidden = paths.map((path) => path.replace('/files/', '/private-files/'))
    expect(await page(pageId)).toMatchObject([
      { mediaPath: hidden[0], captionsPath: hidden[1] },
      { filePath: hidden[2] },
    ])
    await publish()
    for (const [index, path] of paths.entries()) {
      expect(await statusOf(path)).not.toBe(200)
      expect(await statusOf(hidden[index] ?? '')).toBe(403)
    }

    const { path: link } = await linkTo(owner, id)
    const shown = await visit(`${link}/${slug}`)
    expect(shown.headers.get('content-security-policy')).toContain("media-src 'self'")
    expect(shown.text).not.toContain('private-files')
    const address = (index: number) => `${link}/files/${paths[index]?.split('/').at(-1)}`
    for (const index of paths.keys()) expect(shown.text).toContain(`"${address(index)}"`)

    const whole = await visit(address(0))
    expect([whole.status, whole.body.equals(film)]).toEqual([200, true])
    expect(whole.headers.get('accept-ranges')).toBe('bytes')
    expect(whole.headers.get('cache-control')).toBe('private, no-store')
    const part = await visit(address(0), { headers: { Range: 'bytes=1000-1999' } })
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 1000-1999/${film.length}`])
    expect(part.body.equals(film.subarray(1_000, 2_000))).toBe(true)
    const end = await visit(address(0), { headers: { Range: 'bytes=-10' } })
    expect(end.body.equals(film.subarray(-10))).toBe(true)
    const beyond = await visit(address(0), { headers: { Range: `bytes=${film.length}-` } })
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${film.length}`])
    expect((await visit(address(1))).headers.get('content-type')).toBe('text/vtt; charset=utf-8')
    const document = await visit(address(2))
    expect(document.headers.get('content-disposition')).toBe('attachment; filename="Thesis.pdf"')
    expect(document.headers.get('content-security-policy')).toContain('sandbox')
    expect((await visit(address(0).replace(link, `/l/${'A'.repeat(32)}`))).status).toBe(404)

    await setPrivate(pageId, false)
    expect(await page(pageId)).toMatchObject([{ mediaPath: paths[0] }, { filePath: paths[2] }])
    expect(await statusOf(paths[0])).toBe(200)
  })

  it('are not given out by a link that does not show the page, and not to whoever has no password', async () => {
    const [media, ...others] = await three('private-files')
    const { id: pageId } = await write({ title: 'Not for all', private: true, blocks: blocks(media, ...others) })
    const name = `files/${media.split('/').at(-1)}`
    const { path: without } = await linkTo(owner, id, { shows: { pages: [] } })
    expect((await visit(`${without}/${name}`)).status).toBe(404)
    const { path: locked } = await linkTo(owner, id, { shows: { pages: [pageId] }, password: 'studio-nord' })
    expect((await visit(`${locked}/${name}`)).status).toBe(404)
    const { cookie } = await visit(locked, { password: 'studio-nord' })
    expect((await visit(`${locked}/${name}`, { cookie })).status).toBe(200)
    for (const trick of [`../files/${name}`, name.replace('files/', 'files/..%2Fimages%2F'), `${name}/480.webp`])
      expect((await visit(`${locked}/${trick}`, { cookie })).status).toBe(404)
  })

  it('are copied with the portfolio, stay for as long as something names them, and go with it', async () => {
    const paths = await three()
    const unused = await stored('never-shown.pdf', 'application/pdf', pdf)
    await write({ title: 'Copied', blocks: blocks(...paths) })
    const copy = await succeed(duplicatePortfolio, own())
    const copies = paths.map((path) => path.replace(`/${id}/`, `/${copy.id}/`))
    for (const path of copies) {
      expect(await statusOf(path)).toBe(200)
      expect(await bytesOf(path)).toBe(await bytesOf(path.replace(`/${copy.id}/`, `/${id}/`)))
    }
    const start = Date.now() + 2 * DAY_MS
    await collectUnusedPicturesOf(owner.uid, start)
    await collectUnusedPicturesOf(owner.uid, start + UNUSED_DAYS * DAY_MS)
    for (const path of [...paths, ...copies]) expect(await exists(path)).toBe(true)
    expect(await exists(unused)).toBe(false)
    await succeed(deletePortfolio, { token: owner.token, params: { id: copy.id } })
    expect((await call(getPortfolio, { token: owner.token, params: { id: copy.id } })).status).toBe(404)
    const deletedAt = Timestamp.fromMillis(Date.now() - (RESTORABLE_DAYS + 1) * DAY_MS)
    await adminFirestore().doc(`deletedPortfolios/${copy.id}`).update({ deletedAt })
    await purgeDeletedPortfolios(Timestamp.now())
    for (const path of copies) expect(await exists(path)).toBe(false)
    for (const path of paths) expect(await exists(path)).toBe(true)
  })
})
