import sharp from 'sharp'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import {
  createPortfolio,
  duplicatePortfolio,
  getPortfolio,
  patchContent,
  publishPortfolio,
  signUpload,
  updatePortfolio,
} from '@vitrine/common/api/portfolios'
import { revokePrivateLink } from '@vitrine/common/api/private-links'
import { getPublicPortfolio } from '@vitrine/common/api/public'
import { setSchedule } from '@vitrine/common/api/schedules'
import { attachUsername, claimUsername } from '@vitrine/common/api/usernames'
import { restoreVersion, keepVersion } from '@vitrine/common/api/versions'
import { cardPath } from '@vitrine/common/routes'
import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import { localTimeOf } from '@vitrine/common/schedule-time'
import { getAt, setAt } from '@vitrine/common/portfolio/paths'
import { privateLists } from '@vitrine/common/portfolio/private-items'
import { templateIds } from '@vitrine/common/templates/ids'
import { canaries, canaryContent } from '@vitrine/templates/canary-content'
import { db } from '../../functions/lib/firebase.ts'
import { UNUSED_DAYS, collectUnusedPicturesOf } from '../../functions/pictures/collect-unused.ts'
import { runDueSchedules } from '../../functions/schedules/run-due.ts'
import { bucketName } from '../../local/seed/admin.ts'
import { functionSettings } from '../../local/suite.ts'
import { createAccount, type TestAccount } from '../support/accounts.ts'
import { adminBucket, adminFirestore } from '../support/admin.ts'
import { succeed } from '../support/api.ts'
import { addresses, ports, projectId } from '../support/env.ts'
import { eventually } from '../support/eventually.ts'
import { storePage } from '../support/pages.ts'
import { linkTo, visit } from '../support/private-links.ts'
import { putUpload } from '../support/put-upload.ts'

beforeAll(() => {
  for (const [name, value] of Object.entries(functionSettings(ports))) vi.stubEnv(name, value)
  vi.stubEnv('FIREBASE_CONFIG', JSON.stringify({ projectId, storageBucket: bucketName }))
  // Settings of Firestore are made by whoever asks for it first.
  db()
})

describe.each(templateIds)('private items of %s', (templateId) => {
  const content = privateLists.reduce<PortfolioContent>((all, list) => setAt(all, `${list}.1.private`, true), {
    ...canaryContent(),
    meta: { title: 'canary-meta-title', description: 'canary-meta-description' },
  })
  const secrets = privateLists.flatMap((list) => canaries(getAt(content, `${list}.1`)))
  const told = (answer: unknown) => canaries(answer).filter((mark) => secrets.includes(mark))

  it('are in no answer for strangers', async () => {
    const username = await storePage(templateId, content)
    const page = await visit(`/${username}`)
    expect(page.text).toContain('canary-hero-')
    expect(told(page.text)).toEqual([])
    expect(told(await succeed(getPublicPortfolio, { params: { username } }))).toEqual([])
    // A card is a picture: it is the same as that of a page that never had them.
    const card = (await visit(cardPath(username, 1))).body
    const [stored] = (await adminFirestore().collection('portfolios').where('username', '==', username).get()).docs
    const without = privateLists.reduce<PortfolioContent>(
      (all, list) => setAt(all, list, [getAt(all, `${list}.0`)]),
      content,
    )
    await stored?.ref.collection('live').doc('site').update({ content: without, revision: 2 })
    expect((await visit(cardPath(username, 2))).body.equals(card)).toBe(true)
  })
})

describe('the picture of a private item', () => {
  let owner: TestAccount
  let id: string
  let username: string
  let serial = 0

  beforeAll(async () => {
    owner = await createAccount()
    await adminFirestore().doc(`users/${owner.uid}`).update({ subscription_level: 'pro' })
    const { token } = owner
    id = (await succeed(createPortfolio, { token, body: { templateId: 'minimalist-designer' } })).id
    username = `private-${process.pid}-${Date.now() % 10_000_000}`
    await succeed(claimUsername, { token, body: { username } })
    await succeed(attachUsername, { token, params: { id }, body: { username } })
  })

  const at = (path: string) => `${addresses.storage}/v0/b/${bucketName}/o/${encodeURIComponent(path)}?alt=media`
  const statusOf = async (path: string, more = '') => {
    const response = await fetch(at(path) + more)
    await response.arrayBuffer()
    return response.status
  }
  const exists = async (path: string) => (await adminBucket().file(path).exists())[0]
  const folder = (kind: string) => `user-assets/${owner.uid}/${id}/${kind}/`
  const bytesIn = async (kind: string, file: string) =>
    ((await adminFirestore().doc(`users/${owner.uid}/uploads/${id}:${kind}:${file}`).get()).data()?.bytes ??
      0) as number

  /** Uploads a picture as the editor does, and waits until it is prepared. Gives its file name. */
  async function upload(kind: 'images' | 'private' = 'images'): Promise<string> {
    const body = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#336699' } })
      .jpeg()
      .toBuffer()
    const { path } = await succeed(signUpload, {
      token: owner.token,
      params: { id },
      body: { fileName: `picture-${serial++}.jpg`, contentType: 'image/jpeg', size: body.length, kind },
    })
    expect(await putUpload(path, body, { contentType: 'image/jpeg' }, owner.token)).toBe(200)
    await eventually(async () =>
      expect((await adminBucket().file(path).getMetadata())[0].metadata).toHaveProperty('vitrinePrepared'),
    )
    return path.split('/').at(-1) ?? ''
  }

  const tokenOf = async (path: string) =>
    String((await adminBucket().file(path).getMetadata())[0].metadata?.firebaseStorageDownloadTokens)

  const images = (...items: NonNullable<NonNullable<PortfolioContent['gallery']>['images']>): PortfolioContent => ({
    hero: { name: 'Ada' },
    gallery: { images: items },
  })
  const save = async (content: PortfolioContent) =>
    succeed(updatePortfolio, { token: owner.token, params: { id }, body: { content } })
  const publish = () => succeed(publishPortfolio, { token: owner.token, params: { id }, body: { status: 'published' } })

  it('is fetched with the link, and in no other way', async () => {
    const file = await upload('private')
    const path = folder('private') + file
    expect(await statusOf(path)).toBe(403)
    expect(await statusOf(`${folder('private-widths')}${file}/480.webp`)).toBe(403)
    await save(images({ itemId: 'a', srcPath: path, caption: 'Secret', private: true }))
    const { path: link, link: own } = await linkTo(owner, id)
    const page = await visit(link)
    const addressesIn = [...new Set(page.text.match(new RegExp(`${link}/pictures/[^" ,]+`, 'g')))]
    expect(addressesIn.length).toBeGreaterThan(2)
    expect(page.text).not.toContain(encodeURIComponent(path))
    for (const address of addressesIn) {
      const picture = await visit(address)
      expect(picture.status).toBe(200)
      expect(picture.headers.get('cache-control')).toBe('private, no-store')
      expect(picture.headers.get('etag')).toBeNull()
      expect((await sharp(picture.body).metadata()).width).toBeLessThanOrEqual(900)
      expect((await visit(address, { method: 'HEAD' })).status).toBe(404)
      expect((await visit(address.replace(link, `/l/${'A'.repeat(32)}`))).status).toBe(404)
    }
    const locked = await linkTo(owner, id, { password: 'studio-nord' })
    const behind = addressesIn[0]!.replace(link, locked.path)
    expect((await visit(behind)).status).toBe(404)
    const { cookie } = await visit(locked.path, { password: 'studio-nord' })
    expect((await visit(behind, { cookie })).status).toBe(200)

    await succeed(revokePrivateLink, { token: owner.token, params: { id, linkId: own.id } })
    for (const address of addressesIn) expect((await visit(address)).status).toBe(404)
  })

  it('is not given out by a link that shows other items, or by one of somebody else who names it', async () => {
    const [shown, other] = [await upload('private'), await upload('private')]
    const item = (itemId: string, file: string) => ({ itemId, srcPath: folder('private') + file, private: true })
    await save(images(item('a', shown), item('b', other)))
    const { path } = await linkTo(owner, id, { shows: { items: ['gallery.images/a'] } })
    expect((await visit(`${path}/pictures/${shown}`)).status).toBe(200)
    expect((await visit(`${path}/pictures/${other}`)).status).toBe(404)
    for (const trick of [`../images/${shown}`, `..%2Fprivate%2F${shown}`, `${shown}/480.png`, `${shown}/1.webp`])
      expect((await visit(`${path}/pictures/${trick}`)).status).toBe(404)

    const eve = await createAccount()
    const { id: hers } = await succeed(createPortfolio, {
      token: eve.token,
      body: { templateId: 'minimalist-designer' },
    })
    const content = images({ itemId: 'a', srcPath: folder('private') + shown, private: true })
    await succeed(updatePortfolio, { token: eve.token, params: { id: hers }, body: { content } })
    const stolen = await linkTo(eve, hers)
    expect((await visit(stolen.path)).text).not.toContain(`${stolen.path}/pictures`)
    expect((await visit(`${stolen.path}/pictures/${shown}`)).status).toBe(404)
  })

  it('moves when its item becomes private, and back, and is counted once', async () => {
    const file = await upload()
    const [open, hidden] = [folder('images') + file, folder('private') + file]
    await save(images({ itemId: 'a', src: at(open), srcPath: open }))
    await publish()
    const token = await tokenOf(open)
    const bytes = await bytesIn('images', file)
    const { content } = await succeed(patchContent, {
      token: owner.token,
      params: { id },
      body: { ops: [{ op: 'add', path: '/gallery/images/0/private', value: true }] },
    })
    expect(content.gallery?.images).toEqual([{ itemId: 'a', srcPath: hidden, private: true }])
    expect(await exists(hidden)).toBe(true)
    await publish()
    expect(await statusOf(open)).toBe(404)
    // What the public content told of the old file does not open the new one.
    expect(await statusOf(hidden, `&token=${token}`)).toBe(403)
    await eventually(async () => {
      expect(await bytesIn('images', file)).toBe(0)
      expect(await bytesIn('private', file)).toBe(bytes)
      expect((await adminBucket().getFiles({ prefix: `${folder('widths')}${file}/` }))[0]).toHaveLength(0)
    })
    const { path: link } = await linkTo(owner, id)
    expect((await visit(link)).text).toContain(`${link}/pictures/${file}/480.webp 480w`)

    const back = await succeed(patchContent, {
      token: owner.token,
      params: { id },
      body: { ops: [{ op: 'remove', path: '/gallery/images/0/private' }] },
    })
    expect(back.content.gallery?.images?.[0]?.srcPath).toBe(open)
    expect(await statusOf(open)).toBe(200)
    expect(await exists(`${folder('widths')}${file}/480.webp`)).toBe(true)
    await publish()
    expect((await visit(`/${username}`)).text).toContain(encodeURIComponent(`${folder('widths')}${file}/480.webp`))
  })

  it('is public no longer when what hides it is published at a time', async () => {
    const file = await upload()
    const open = folder('images') + file
    await save(images({ itemId: 'a', src: at(open), srcPath: open }))
    await publish()
    await save(images({ itemId: 'a', srcPath: open, private: true }))
    expect(await statusOf(open)).toBe(200)
    const zone = 'Europe/Vienna'
    const local = localTimeOf(new Date(Date.now() + 3_600_000), zone)
    const params = { id, action: 'publish' as const }
    const { at: moment } = await succeed(setSchedule, { token: owner.token, params, body: { local, zone } })
    await runDueSchedules(Date.parse(moment))
    expect(await statusOf(open)).toBe(404)
    expect(await exists(folder('private') + file)).toBe(true)
  })

  it('stays public where something public shows it as well, until nothing does', async () => {
    const file = await upload()
    const [open, hidden] = [folder('images') + file, folder('private') + file]
    const both = { itemId: 'b', srcPath: open, caption: 'Shown to all' }
    await save(images({ itemId: 'a', srcPath: open, private: true }, both))
    expect((await succeed(getPortfolio, { token: owner.token, params: { id } })).content.gallery?.images).toEqual([
      { itemId: 'a', srcPath: hidden, private: true },
      both,
    ])
    expect(await statusOf(open)).toBe(200)
    await save(images({ itemId: 'a', srcPath: hidden, private: true }))
    await publish()
    expect(await statusOf(open)).toBe(404)
    expect(await exists(hidden)).toBe(true)
  })

  it('comes back with a version from before, and with undo', async () => {
    const file = await upload()
    const [open, hidden] = [folder('images') + file, folder('private') + file]
    const before = images({ itemId: 'a', src: at(open), srcPath: open })
    await save(before)
    const { token } = owner
    const version = await succeed(keepVersion, { token, params: { id }, body: { label: 'Public' } })
    const hide = () => save(images({ itemId: 'a', srcPath: open, private: true }))
    await hide()
    await publish()
    expect(await exists(open)).toBe(false)
    await succeed(restoreVersion, { token, params: { id, version: version.id } })
    expect(await statusOf(open)).toBe(200)
    await hide()
    await publish()
    expect(await exists(open)).toBe(false)
    await save(before)
    expect(await statusOf(open)).toBe(200)

    // The other way round: what was private, is public now, and whose private file was collected.
    await hide()
    const secret = await succeed(keepVersion, { token, params: { id }, body: { label: 'Private' } })
    await save(before)
    await adminBucket().file(hidden).delete()
    await succeed(restoreVersion, { token, params: { id, version: secret.id } })
    expect(await exists(hidden)).toBe(true)
  })

  it('is copied with its portfolio', async () => {
    const file = await upload('private')
    await save(images({ itemId: 'a', srcPath: folder('private') + file, private: true }))
    const copy = await succeed(duplicatePortfolio, { token: owner.token, params: { id } })
    const path = copy.content.gallery?.images?.[0]?.srcPath ?? ''
    expect(path).toBe(`user-assets/${owner.uid}/${copy.id}/private/${file}`)
    expect(copy.content.gallery?.images?.[0]?.private).toBe(true)
    expect(await exists(path)).toBe(true)
    expect(await statusOf(path)).toBe(403)
    const { path: link } = await linkTo(owner, copy.id)
    expect((await visit(`${link}/pictures/${file}/480.webp`)).status).toBe(200)
  })

  it('is collected where it was left behind, and kept where a version needs it', async () => {
    const DAY_MS = 86_400_000
    const [left, kept] = [await upload(), await upload()]
    const item = (itemId: string, file: string, more = {}) => ({ itemId, srcPath: folder('images') + file, ...more })
    await save(images(item('a', left), item('b', kept)))
    await succeed(keepVersion, { token: owner.token, params: { id }, body: { label: 'Both public' } })
    await save(images(item('a', left, { private: true })))
    await publish()
    // As a process leaves it that dies before it removes what everybody could read.
    await adminBucket()
      .file(folder('private') + left)
      .copy(adminBucket().file(folder('images') + left))
    const later = Date.now() + 2 * DAY_MS
    await collectUnusedPicturesOf(owner.uid, later)
    await collectUnusedPicturesOf(owner.uid, later + (UNUSED_DAYS + 1) * DAY_MS)
    expect(await exists(folder('images') + left)).toBe(false)
    expect(await exists(folder('private') + left)).toBe(true)
    expect(await exists(folder('images') + kept)).toBe(true)
  })
})
