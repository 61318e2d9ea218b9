import { Timestamp } from 'firebase-admin/firestore'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { exportAccount } from '@vitrine/common/api/account'
import { createPage, deletePage, getPage, listPages, patchPage, restorePage } from '@vitrine/common/api/pages'
import {
  createPortfolio,
  duplicatePortfolio,
  getPortfolio,
  patchContent,
  publishPortfolio,
  switchTemplate,
} from '@vitrine/common/api/portfolios'
import { attachUsername, claimUsername } from '@vitrine/common/api/usernames'
import { RESTORABLE_DAYS } from '@vitrine/common/limits'
import type { PageContent } from '@vitrine/common/portfolio/pages/page-content'
import { pagePath, publicPath } from '@vitrine/common/routes'
import { purgeDeletedPages, purgePage } from '../../functions/api/pages/purge.ts'
import { db } from '../../functions/lib/firebase.ts'
import { collectUnusedPicturesOf, UNUSED_DAYS } from '../../functions/pictures/collect-unused.ts'
import { bucketName } from '../../local/seed/admin.ts'
import { functionSettings } from '../../local/suite.ts'
import { createAccount, type TestAccount } from '../support/accounts.ts'
import { adminBucket, adminFirestore, preparedUpload } from '../support/admin.ts'
import { call, succeed } from '../support/api.ts'
import { addresses, ports, projectId } from '../support/env.ts'
import { linkTo, visit } from '../support/private-links.ts'

/** Pages as a part of the portfolio: its copies, downloads and deletions, its pictures, and what private links show. */

const DAY_MS = 86_400_000

let owner: TestAccount
let id: string
let username: string
let serial = 0

beforeAll(() => {
  for (const [name, value] of Object.entries(functionSettings(ports))) vi.stubEnv(name, value)
  vi.stubEnv('FIREBASE_CONFIG', JSON.stringify({ projectId, storageBucket: bucketName }))
  db()
})

beforeEach(async () => {
  owner = await createAccount({ name: 'Mary Somerville' })
  id = (await succeed(createPortfolio, { token: owner.token, body: { templateId: 'minimalist-designer' } })).id
  username = `kept-${process.pid}-${Date.now() % 1_000_000}-${serial++}`
  await succeed(claimUsername, { token: owner.token, body: { username } })
  await succeed(attachUsername, { ...own(), body: { username } })
})

const own = () => ({ token: owner.token, params: { id } })
const at = (pageId: string) => ({ token: owner.token, params: { id, pageId } })
const write = (content: PageContent) => succeed(createPage, { ...own(), body: { kind: 'study', content } })
const edit = (pageId: string, path: string, value: string | boolean) =>
  succeed(patchPage, { ...at(pageId), body: { ops: [{ op: 'add', path, value }] } })
const publish = () => succeed(publishPortfolio, { ...own(), body: { status: 'published' } })

const pathOf = (file: string, kind = 'images', portfolio = id) =>
  `user-assets/${owner.uid}/${portfolio}/${kind}/${file}`
const exists = async (path: string) => (await adminBucket().file(path).exists())[0]
async function upload(path: string): Promise<string> {
  await adminBucket().file(path).save(Buffer.from('a file'), preparedUpload)
  return path
}
const publicly = async (path: string) => {
  const response = await fetch(`${addresses.storage}/v0/b/${bucketName}/o/${encodeURIComponent(path)}?alt=media`)
  await response.arrayBuffer()
  return response.status
}

describe('pictures of pages', () => {
  it('are kept while a page, a version of one, a copy that is live or a deleted page shows them', async () => {
    const start = Date.now() + 2 * DAY_MS
    const [draft, live, versioned, deleted, unused] = await Promise.all(
      ['1-draft.png', '2-live.png', '3-version.png', '4-deleted.png', '5-unused.png'].map((file) =>
        upload(pathOf(file)),
      ),
    )
    const page = await write({ title: 'Shown', coverPath: versioned })
    await edit(page.id, '/coverPath', live ?? '')
    await publish()
    await edit(page.id, '/coverPath', draft ?? '')
    await succeed(deletePage, at((await write({ title: 'Deleted', coverPath: deleted })).id))
    await collectUnusedPicturesOf(owner.uid, start)
    await collectUnusedPicturesOf(owner.uid, start + UNUSED_DAYS * DAY_MS)
    const left = await Promise.all([draft, live, versioned, deleted, unused].map((path) => exists(path ?? '')))
    expect(left).toEqual([true, true, true, true, false])
  })

  it('of a private page have no address, unless something public shows them', async () => {
    const [cover, shared] = await Promise.all([upload(pathOf('1-cover.png')), upload(pathOf('2-shared.png'))])
    const page = await write({
      title: 'A secret',
      coverPath: cover,
      blocks: [{ type: 'picture', imagePath: shared, image: `https://storage.example/${shared}` }],
    })
    await write({ title: 'In public', coverPath: shared })
    await publish()
    expect([await publicly(cover), await publicly(shared)]).toEqual([200, 200])

    const hidden = await edit(page.id, '/private', true)
    expect(hidden.content).toMatchObject({
      coverPath: pathOf('1-cover.png', 'private'),
      blocks: [{ imagePath: pathOf('2-shared.png', 'private') }],
    })
    expect(JSON.stringify(hidden.content)).not.toContain('storage.example')
    // What is live shows it until the next publication.
    expect(await publicly(cover)).toBe(200)
    await publish()
    expect([await publicly(cover), await publicly(shared)]).toEqual([404, 200])
    expect(await publicly(pathOf('1-cover.png', 'private'))).toBe(403)

    const open = await edit(page.id, '/private', false)
    expect(open.content.coverPath).toBe(cover)
    expect(await publicly(cover)).toBe(200)
  })
})

describe('a private link', () => {
  it('shows drafts of pages, private ones included, below its own address', async () => {
    const path = await upload(pathOf('1-secret.png'))
    const secret = await write({ title: 'A secret', coverPath: path, blocks: [{ type: 'quote', text: 'Not for all' }] })
    await edit(secret.id, '/private', true)
    const other = await write({ title: 'Another one' })
    const { path: link } = await linkTo(owner, id)
    const page = await visit(`${link}/a-secret`)
    expect(page.status).toBe(200)
    expect(page.text).toContain('Not for all')
    expect(page.text).toContain(`href="${link}/another-one"`)
    expect(page.text).not.toMatch(/canonical|application\/ld\+json|og:/)
    expect(page.headers.get('x-robots-tag')).toContain('noindex')
    expect((await visit(`${link}/pictures/1-secret.png`)).status).toBe(200)
    expect((await visit(`${link}/no-such-page`)).status).toBe(404)
    await succeed(deletePage, at(other.id))
    expect((await visit(`${link}/another-one`)).status).toBe(404)
  })

  it('shows chosen pages only, and counts each', async () => {
    const [chosen, left] = [await write({ title: 'Chosen one' }), await write({ title: 'Left out' })]
    const { path: link } = await linkTo(owner, id, { shows: { pages: [chosen.id] } })
    const page = await visit(`${link}/chosen-one`)
    expect(page.status).toBe(200)
    expect(page.text).not.toContain('Left out')
    expect((await visit(`${link}/left-out`)).status).toBe(404)
    const { docs } = await adminFirestore().collection('links').where('portfolioId', '==', id).get()
    expect(docs[0]?.get('pages')).toEqual({ [chosen.id]: 1 })
    expect(left.slug).toBe('left-out')
  })

  it('of before there were pages shows them only where it shows everything', async () => {
    await write({ title: 'A secret', private: true })
    const shown = async (shows: Parameters<typeof linkTo>[2]) => {
      const { path: link } = await linkTo(owner, id, shows)
      return (await visit(`${link}/a-secret`)).status
    }
    expect(await shown({})).toBe(200)
    expect(await shown({ shows: { items: [] } })).toBe(404)
    expect(await shown({ shows: { sections: [] } })).toBe(404)
    expect(await shown({ shows: { sections: [], items: [], pages: null } })).toBe(200)
  })

  it('for a review shows each page in a frame of its own review, where pages lead to each other', async () => {
    const content: PageContent = { title: 'On grids', blocks: [{ type: 'embed', link: 'https://vimeo.com/76979871' }] }
    await succeed(createPage, { ...own(), body: { kind: 'article', content } })
    const review = await linkTo(owner, id, { kind: 'review' })
    const shell = await visit(`${review.path}/on-grids`)
    expect(shell.status).toBe(200)
    expect(shell.text).toContain(`<iframe src="${review.path}/page/on-grids"`)
    expect(shell.text).toContain(`action="${review.path}/comments/on-grids"`)
    expect(shell.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    const page = await visit(`${review.path}/page/on-grids`)
    expect(page.text).toContain(`href="${review.path}/page"`)
    const policy = page.headers.get('content-security-policy')
    expect(policy).toContain("frame-ancestors 'self'")
    expect(policy).toContain('frame-src https://player.vimeo.com;')
    expect((await visit(`${review.path}/page`)).text).toContain(`href="${review.path}/page/on-grids"`)

    const alone = await visit(`${(await linkTo(owner, id)).path}/on-grids`)
    expect(alone.text).not.toContain('<base')
    expect(alone.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  })

  it('to what is published shows what is live of pages, and private ones', async () => {
    const page = await write({ title: 'On grids', blocks: [{ type: 'quote', text: 'Live words' }] })
    const secret = await write({ title: 'A secret', private: true })
    await publish()
    await edit(page.id, '/blocks/0/text', 'Draft words')
    await write({ title: 'Not live yet' })
    const { path: link } = await linkTo(owner, id, { shows: { from: 'live' } })
    expect((await visit(`${link}/on-grids`)).text).toContain('Live words')
    expect((await visit(`${link}/${secret.slug}`)).status).toBe(200)
    expect((await visit(`${link}/not-live-yet`)).status).toBe(404)
  })

  it('asks for its password before any page', async () => {
    await write({ title: 'A secret', private: true })
    const password = 'correct-horse'
    const { path: link } = await linkTo(owner, id, { password })
    const asked = await visit(`${link}/a-secret`)
    expect(asked.text).toContain('type="password"')
    expect(asked.text).not.toContain('A secret')
    // Nor is it told which pages there are.
    const madeUp = await visit(`${link}/no-such-page`)
    expect([madeUp.status, madeUp.text]).toEqual([asked.status, asked.text])
    const admitted = await visit(`${link}/a-secret`, { password })
    expect([admitted.status, admitted.headers.get('location')]).toEqual([303, `${link}/a-secret`])
    expect((await visit(`${link}/a-secret`, { cookie: admitted.cookie })).text).toContain('A secret')
  })
})

it('of a private page nobody is told anything', async () => {
  const mark = `canary${Date.now()}`
  const page = await write({ title: `${mark} title`, excerpt: mark, tags: [mark], private: true })
  await write({ title: 'In public' })
  await publish()
  const { revision = 0 } = (await succeed(getPortfolio, own())).live ?? {}
  const paths = [
    publicPath(username),
    pagePath(username, 'in-public'),
    pagePath(username, page.slug),
    `/api/public/portfolio/${username}`,
    `/${username}/feed.xml`,
    `/${username}/feed.json`,
    '/sitemap.xml',
    `/card/${username}/${page.id}.${revision}.jpg`,
  ]
  for (const path of paths) {
    const answer = await visit(path)
    expect([path, answer.text.includes(mark)]).toEqual([path, false])
  }
  expect((await visit(pagePath(username, page.slug))).status).toBe(404)
  expect((await visit(`/card/${username}/${page.id}.${revision}.jpg`)).status).toBe(404)
})

it('another template shows the same pages at the same addresses', async () => {
  const page = await write({ title: 'On grids', blocks: [{ type: 'quote', text: 'Said of grids' }] })
  await publish()
  const before = await succeed(getPage, at(page.id))
  const shown = async () => (await visit(pagePath(username, 'on-grids'))).text
  const old = await shown()
  await succeed(switchTemplate, { ...own(), body: { templateId: 'developer-pro' } })
  expect(await succeed(getPage, at(page.id))).toMatchObject({ revision: before.revision, content: before.content })
  expect(await shown()).toBe(old)
  const ops = [{ op: 'add' as const, path: '/hero/titles', value: ['Typographer'] }]
  await succeed(patchContent, { ...own(), body: { ops } })
  await publish()
  expect(await shown()).toContain('Said of grids')
  expect(await shown()).not.toBe(old)
})

it('a copy of a portfolio has its pages, with pictures of their own', async () => {
  const cover = await upload(pathOf('1-cover.png'))
  await write({ title: 'On grids', coverPath: cover })
  await succeed(deletePage, at((await write({ title: 'Deleted' })).id))
  const copy = await succeed(duplicatePortfolio, own())
  const { pages, deleted } = await succeed(listPages, { token: owner.token, params: { id: copy.id } })
  expect(deleted).toEqual([])
  expect(pages).toMatchObject([{ slug: 'on-grids', live: null, coverPath: pathOf('1-cover.png', 'images', copy.id) }])
  expect(await exists(pathOf('1-cover.png', 'images', copy.id))).toBe(true)
  const taken = await succeed(createPage, {
    token: owner.token,
    params: { id: copy.id },
    body: { kind: 'study', content: { title: 'On grids' } },
  })
  expect(taken.slug).toBe('on-grids-2')
})

it('a download of the account has drafts, versions and what is live of pages', async () => {
  const page = await write({ title: 'On grids' })
  await publish()
  await edit(page.id, '/title', 'On rows')
  const files: { path: string; data: unknown }[] = []
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const part = await succeed(exportAccount, { token: owner.token, query: cursor === undefined ? {} : { cursor } })
    files.push(...part.files)
    cursor = part.nextCursor
  }
  const titleIn = (path: string) =>
    (files.find((file) => file.path === path)?.data as { content?: PageContent } | undefined)?.content?.title
  expect(titleIn(`pages/${id}/${page.id}.json`)).toBe('On rows')
  expect(titleIn(`live/${id}/${page.id}@1.json`)).toBe('On grids')
  expect(titleIn(`versions/${id}/${page.id}/1.json`)).toBe('On grids')
})

it('a page that was deleted long ago is removed for good', async () => {
  const [old, recent] = [await write({ title: 'Old one' }), await write({ title: 'Recent one' })]
  for (const page of [old, recent]) {
    await edit(page.id, '/excerpt', 'Changed')
    await succeed(deletePage, at(page.id))
  }
  const ref = adminFirestore().doc(`portfolios/${id}/pages/${old.id}`)
  await ref.update({ deletedAt: Timestamp.fromMillis(Date.now() - (RESTORABLE_DAYS + 1) * DAY_MS) })
  expect((await call(restorePage, at(old.id))).status).toBe(404)
  await purgeDeletedPages(Timestamp.now())
  expect((await ref.get()).exists).toBe(false)
  expect((await ref.collection('versions').get()).size).toBe(0)
  const stored = await adminFirestore().doc(`portfolios/${id}`).get()
  expect(Object.keys(stored.get('pages') as object)).toEqual([recent.id])
  expect((await succeed(restorePage, at(recent.id))).content.title).toBe('Recent one')
  expect((await call(getPage, at(old.id))).status).toBe(404)
})

it('a page that was restored meanwhile stays, with its versions', async () => {
  const page = await write({ title: 'Back again' })
  await edit(page.id, '/excerpt', 'Changed')
  await publish()
  const ref = adminFirestore().doc(`portfolios/${id}/pages/${page.id}`)
  const versions = (await ref.collection('versions').get()).size
  expect(versions).toBeGreaterThan(0)
  // Before its versions are removed,
  await purgePage(id, page.id, Timestamp.now())
  // and while they are.
  await ref.update({ deletedAt: Timestamp.fromMillis(Date.now() - DAY_MS) })
  const removal = vi.spyOn(db(), 'recursiveDelete').mockImplementation(async () => {
    await ref.update({ deletedAt: null })
  })
  await purgePage(id, page.id, Timestamp.now())
  expect(removal).toHaveBeenCalledOnce()
  removal.mockRestore()
  expect((await ref.collection('versions').get()).size).toBe(versions)
  expect((await succeed(getPage, at(page.id))).content.title).toBe('Back again')
})
