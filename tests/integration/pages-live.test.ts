import { Timestamp } from 'firebase-admin/firestore'
import { parseAtomFeed, parseJsonFeed } from 'feedsmith'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { getLive, publishVersion } from '@vitrine/common/api/live'
import {
  createPage,
  deletePage,
  discardPage,
  getPage,
  getPageVersion,
  listPages,
  listPageVersions,
  patchPage,
  restorePage,
  setPageSlug,
  undoDiscardPage,
} from '@vitrine/common/api/pages'
import {
  createPortfolio,
  deletePortfolio,
  getPortfolio,
  patchContent,
  publishPortfolio,
  restorePortfolio,
} from '@vitrine/common/api/portfolios'
import { getPublicPortfolio } from '@vitrine/common/api/public'
import { attachUsername, claimUsername } from '@vitrine/common/api/usernames'
import { PAGES_PER_PORTFOLIO } from '@vitrine/common/limits'
import type { PageContent, PageKind } from '@vitrine/common/portfolio/pages/page-content'
import { feedPath, pageCardPath, pagePath, publicPath } from '@vitrine/common/routes'
import { collectLivePages } from '../../functions/api/portfolios/collect-live-pages.ts'
import { db } from '../../functions/lib/firebase.ts'
import { bucketName } from '../../local/seed/admin.ts'
import { createAccount, type TestAccount } from '../support/accounts.ts'
import { adminFirestore } from '../support/admin.ts'
import { call, succeed } from '../support/api.ts'
import { addresses, projectId } from '../support/env.ts'
import { eventually } from '../support/eventually.ts'
import { storeManyPages } from '../support/many-pages.ts'

let owner: TestAccount
let id: string
let username: string
let serial = 0

beforeAll(() => {
  vi.stubEnv('FIREBASE_CONFIG', JSON.stringify({ projectId, storageBucket: bucketName }))
  db()
})

beforeEach(async () => {
  owner = await createAccount({ name: 'Mary Somerville' })
  id = (await succeed(createPortfolio, { token: owner.token, body: { templateId: 'minimalist-designer' } })).id
  username = `pages-${process.pid}-${Date.now() % 1_000_000}-${serial++}`
  await succeed(claimUsername, { token: owner.token, body: { username } })
  await succeed(attachUsername, { ...own(), body: { username } })
})

const own = () => ({ token: owner.token, params: { id } })
const at = (pageId: string) => ({ token: owner.token, params: { id, pageId } })
const write = (content: PageContent, kind: PageKind = 'article') =>
  succeed(createPage, { ...own(), body: { kind, content } })
const edit = (pageId: string, path: string, value: string | boolean) =>
  succeed(patchPage, { ...at(pageId), body: { ops: [{ op: 'add', path, value }] } })
const publish = (paths?: string[]) => succeed(publishPortfolio, { ...own(), body: { status: 'published', paths } })
const changed = async () => (await succeed(getPortfolio, own())).live?.changed
const live = () => succeed(getLive, own())
const copies = async () => {
  const { docs } = await adminFirestore().collection(`portfolios/${id}/livePages`).get()
  return docs.map((copy) => copy.id).toSorted()
}

const visit = (path: string, host?: string) =>
  fetch(`${addresses.functions}/${projectId}/us-central1/site${path}`, {
    redirect: 'manual',
    headers: host === undefined ? {} : { 'x-forwarded-host': host },
  })
const statusOf = async (path: string) => (await visit(path)).status
const textOf = async (path: string, host?: string) => (await visit(path, host)).text()
const leadsTo = async (path: string) => {
  const { status, headers } = await visit(path)
  return [status, headers.get('location')]
}

/** As RFC 3339 writes one. */
const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/

const words = (text: string): PageContent['blocks'] => [{ type: 'text', text: `<p>${text}</p>` }]

describe('publishing', () => {
  it('makes pages live, and saving them changes nothing that visitors see', async () => {
    const page = await write({ title: 'On grids', excerpt: 'In short', blocks: words('First words') })
    expect(await statusOf(pagePath(username, 'on-grids'))).toBe(404)
    const { live: state } = await publish()
    expect(state).toMatchObject({ changed: 0 })
    expect(await textOf(publicPath(username))).toContain(`href="${pagePath(username, 'on-grids')}"`)
    const html = await textOf(pagePath(username, 'on-grids'))
    expect(html).toContain('First words')
    expect(html).toContain('Mary Somerville')

    const saved = await edit(page.id, '/title', 'Changed')
    expect(saved).toMatchObject({ live: { revision: 1, slug: 'on-grids', changed: true }, site: { changed: 1 } })
    expect(await live()).toMatchObject({
      pages: [{ id: page.id, title: 'On grids' }],
      changedPages: [{ id: page.id, change: 'changed' }],
    })
    expect(await textOf(pagePath(username, 'on-grids'))).toBe(html)
    // What is as it was is no change, whatever happened in between.
    expect(await edit(page.id, '/title', 'On grids')).toMatchObject({ live: { changed: false }, site: { changed: 0 } })
  })

  it('takes over chosen pages only', async () => {
    await publish()
    const [first, second] = [await write({ title: 'First one' }), await write({ title: 'Second one' })]
    await succeed(patchContent, { ...own(), body: { ops: [{ op: 'add', path: '/hero/name', value: 'A draft' }] } })
    expect(await changed()).toBe(3)
    await publish([`pages.${second.id}`])
    expect(await changed()).toBe(2)
    expect((await live()).pages.map(({ id: pageId }) => pageId)).toEqual([second.id])
    expect((await live()).changedPages).toEqual([{ id: first.id, title: 'First one', change: 'new' }])
    expect(await textOf(publicPath(username))).not.toContain('A draft')
    const again = await call(publishPortfolio, {
      ...own(),
      body: { status: 'published', paths: [`pages.${second.id}`] },
    })
    expect([again.status, again.body.detail.code]).toEqual([400, 'invalid-input'])
    await publish(['content.hero.name', `pages.${first.id}`])
    expect(await changed()).toBe(0)
  })

  it('takes deleted pages, and those that became private, off the web', async () => {
    const [gone, hidden] = [await write({ title: 'Gone page' }), await write({ title: 'Hidden page' })]
    await publish()
    expect(await succeed(deletePage, at(gone.id))).toMatchObject({ site: { changed: 1 } })
    await edit(hidden.id, '/private', true)
    expect(await changed()).toBe(2)
    expect(await statusOf(pagePath(username, 'gone-page'))).toBe(200)
    await publish()
    expect(await changed()).toBe(0)
    for (const slug of ['gone-page', 'hidden-page']) expect(await statusOf(pagePath(username, slug))).toBe(404)
    expect((await live()).pages).toEqual([])
  })

  it('refuses pages without a title, by name, and nothing goes live', async () => {
    const page = await write({ excerpt: 'Not finished' })
    const answer = await call(publishPortfolio, { ...own(), body: { status: 'published' } })
    expect(answer.status).toBe(422)
    expect(answer.body.detail.issues).toEqual([
      { path: `pages.${page.id}.title`, message: 'A page without a title: Title is required' },
    ])
    expect(await statusOf(publicPath(username))).toBe(404)
  })

  it(`works with ${PAGES_PER_PORTFOLIO} pages`, async () => {
    await storeManyPages(id, owner.uid, PAGES_PER_PORTFOLIO)
    const before = performance.now()
    await publish()
    const took = performance.now() - before
    expect((await live()).pages).toHaveLength(PAGES_PER_PORTFOLIO)
    expect(await statusOf(pagePath(username, 'page-99'))).toBe(200)
    // A call has twenty seconds; Firestore itself is faster than its emulator.
    expect(await changed()).toBe(0)
    expect(took).toBeLessThan(10_000)
  })
})

describe('discarding', () => {
  const discard = (pageId: string) => succeed(discardPage, at(pageId))

  it('makes the draft what is live, text and address, and keeps it as a version', async () => {
    const page = await write({ title: 'On grids', blocks: words('First words') })
    await publish()
    await edit(page.id, '/blocks/0/text', '<p>Second words</p>')
    await succeed(setPageSlug, { ...at(page.id), body: { slug: 'elsewhere' } })
    const discarded = await discard(page.id)
    expect(discarded).toMatchObject({ page: { slug: 'on-grids', live: { changed: false } }, site: { changed: 0 } })
    expect(discarded.page?.content.blocks).toMatchObject([{ text: '<p>First words</p>' }])
    const [version] = (await succeed(listPageVersions, at(page.id))).versions
    const kept = await succeed(getPageVersion, {
      token: owner.token,
      params: { id, pageId: page.id, version: String(version?.id) },
    })
    expect(kept.content.blocks).toMatchObject([{ text: '<p>Second words</p>' }])
  })

  it('deletes a page that is not live, and brings back one that was deleted or made private', async () => {
    const [gone, hidden] = [await write({ title: 'Gone page' }), await write({ title: 'Hidden page' })]
    await publish()
    const fresh = await write({ title: 'Fresh page' })
    await succeed(deletePage, at(gone.id))
    await edit(hidden.id, '/private', true)
    expect((await live()).changedPages.map(({ title, change }) => [title, change]).toSorted()).toEqual([
      ['Fresh page', 'new'],
      ['Gone page', 'deleted'],
      ['Hidden page', 'private'],
    ])
    expect(await discard(fresh.id)).toMatchObject({ page: null, site: { changed: 2 } })
    expect(await discard(gone.id)).toMatchObject({ page: { slug: 'gone-page' }, site: { changed: 1 } })
    expect(await discard(hidden.id)).toMatchObject({ site: { changed: 0 } })
    const { pages, deleted } = await succeed(listPages, own())
    expect(pages.map(({ title }) => title).toSorted()).toEqual(['Gone page', 'Hidden page'])
    expect(deleted).toMatchObject([{ title: 'Fresh page' }])
  })

  it('is undone: the text, the address, and that a page was deleted or private', async () => {
    const titles = ['On grids', 'Gone page', 'Hidden page', 'Lost address']
    const ids: string[] = []
    for (const title of titles) ids.push((await write({ title, blocks: words('First words') })).id)
    const [page, gone, hidden, lost] = ids as [string, string, string, string]
    await publish()
    await edit(page, '/blocks/0/text', '<p>Second words</p>')
    await succeed(setPageSlug, { ...at(page), body: { slug: 'elsewhere' } })
    await edit(gone, '/title', 'Renamed and gone')
    await succeed(deletePage, at(gone))
    await edit(hidden, '/private', true)
    await succeed(setPageSlug, { ...at(lost), body: { slug: 'wanted' } })
    const fresh = (await write({ title: 'Fresh page' })).id
    const before = (await live()).changedPages
    expect(before.find(({ id: pageId }) => pageId === lost)?.change).toBe('address')
    const discarded = new Map<string, Awaited<ReturnType<typeof discard>>['discarded']>()
    for (const pageId of [page, gone, hidden, lost, fresh]) discarded.set(pageId, (await discard(pageId)).discarded)
    expect((await live()).changedPages).toEqual([])
    expect(discarded.get(fresh)).toBeNull()
    await succeed(restorePage, at(fresh))
    for (const pageId of [page, gone, hidden])
      await succeed(undoDiscardPage, { ...at(pageId), body: discarded.get(pageId)! })
    // Meanwhile another page has taken the address.
    await succeed(setPageSlug, { ...at(fresh), body: { slug: 'wanted' } })
    await succeed(undoDiscardPage, { ...at(lost), body: discarded.get(lost)! })
    const kept = before.filter(({ id: pageId }) => pageId !== lost)
    expect(new Set((await live()).changedPages)).toEqual(new Set(kept))
    expect(await succeed(getPage, at(page))).toMatchObject({
      slug: 'elsewhere',
      content: { blocks: [{ text: '<p>Second words</p>' }] },
    })
    expect(await succeed(getPage, at(lost))).toMatchObject({ slug: 'lost-address' })
    await succeed(restorePage, at(gone))
    expect(await succeed(getPage, at(gone))).toMatchObject({ content: { title: 'Renamed and gone' } })

    const body = discarded.get(page)!
    expect((await call(undoDiscardPage, { ...at(page), body: { ...body, version: '99' } })).status).toBe(404)
    const { token } = await createAccount()
    expect((await call(undoDiscardPage, { token, params: { id, pageId: page }, body })).status).toBe(404)
  })

  it('needs something that is live, of one’s own', async () => {
    const page = await write({ title: 'On grids' })
    expect((await call(discardPage, at(page.id))).status).toBe(404)
    await publish()
    const { token } = await createAccount()
    expect((await call(discardPage, { token, params: { id, pageId: page.id } })).status).toBe(404)
    expect((await succeed(getPage, at(page.id))).content.title).toBe('On grids')
  })
})

describe('an address', () => {
  it('leads on once it has changed, until another page has it', async () => {
    const { id: pageId } = await write({ title: 'Old name' })
    await publish()
    await succeed(setPageSlug, { ...at(pageId), body: { slug: 'new-name' } })
    expect(await changed()).toBe(1)
    expect(await statusOf(pagePath(username, 'old-name'))).toBe(200)
    await publish()
    expect(await leadsTo(pagePath(username, 'old-name'))).toEqual([301, pagePath(username, 'new-name')])
    expect(await leadsTo(pagePath(username, 'New-Name'))).toEqual([301, pagePath(username, 'new-name')])
    // Off the web and back again.
    await succeed(publishPortfolio, { ...own(), body: { status: 'draft' } })
    await publish()
    expect(await leadsTo(pagePath(username, 'old-name'))).toEqual([301, pagePath(username, 'new-name')])
    await write({ title: 'Old name' })
    await publish()
    expect(await statusOf(pagePath(username, 'old-name'))).toBe(200)
  })

  it('can be in any script, and is percent-encoded', async () => {
    await write({ title: '東京の夜' })
    await publish()
    const html = await textOf(pagePath(username, '東京の夜'))
    expect(html).toContain(
      `<link rel="canonical" href="${addresses.hosting}/${username}/${encodeURIComponent('東京の夜')}"`,
    )
    expect(await statusOf(`/${username}/%2e%2e`)).toBe(404)
  })

  it('that two pages would have is refused', async () => {
    const first = await write({ title: 'Taken name' })
    await publish()
    await succeed(setPageSlug, { ...at(first.id), body: { slug: 'moved-away' } })
    const second = await write({ title: 'Taken name' })
    const answer = await call(publishPortfolio, {
      ...own(),
      body: { status: 'published', paths: [`pages.${second.id}`] },
    })
    expect(answer.status).toBe(422)
    await publish()
    expect(await statusOf(pagePath(username, 'taken-name'))).toBe(200)
    expect(await statusOf(pagePath(username, 'moved-away'))).toBe(200)
  })

  it('follows the username, in any case', async () => {
    await write({ title: 'On grids' })
    await publish()
    expect(await leadsTo(`/${username.toUpperCase()}/on-grids`)).toEqual([301, pagePath(username, 'on-grids')])
    const next = `${username}-b`
    await succeed(claimUsername, { token: owner.token, body: { username: next } })
    await succeed(attachUsername, { ...own(), body: { username: next } })
    expect(await leadsTo(pagePath(username, 'on-grids'))).toEqual([301, pagePath(next, 'on-grids')])
    expect(await statusOf('/login/on-grids')).toBe(404)
  })
})

describe('going back', () => {
  it('brings the pages of a publication back, and leaves drafts alone', async () => {
    const page = await write({ title: 'On grids', blocks: words('First words') })
    const first = (await publish()).live?.revision
    await edit(page.id, '/blocks/0/text', '<p>Second words</p>')
    await write({ title: 'Another one' })
    await publish()
    expect(await textOf(pagePath(username, 'on-grids'))).toContain('Second words')
    await succeed(publishVersion, { ...own(), body: { version: String(first) } })
    expect(await textOf(pagePath(username, 'on-grids'))).toContain('First words')
    expect(await statusOf(pagePath(username, 'another-one'))).toBe(404)
    expect((await succeed(getPage, at(page.id))).content.blocks).toMatchObject([{ text: '<p>Second words</p>' }])
    expect(await changed()).toBe(2)
  })

  it('from a deletion brings pages back with the portfolio', async () => {
    await write({ title: 'On grids' })
    await publish()
    await succeed(deletePortfolio, own())
    expect(await statusOf(pagePath(username, 'on-grids'))).toBe(404)
    expect((await succeed(restorePortfolio, own())).live).toMatchObject({ changed: 0 })
    expect(await statusOf(pagePath(username, 'on-grids'))).toBe(200)
    expect((await succeed(listPages, own())).pages).toMatchObject([{ slug: 'on-grids', live: { changed: false } }])
  })
})

it('copies that nothing names are collected, and those of publications stay', async () => {
  const page = await write({ title: 'On grids' })
  await publish()
  await edit(page.id, '/title', 'On rows')
  await publish()
  // As a publication leaves it that was interrupted.
  await adminFirestore().doc(`portfolios/${id}/livePages/${page.id}@77`).set({ ownerId: owner.uid, content: {} })
  await collectLivePages(Timestamp.now())
  expect(await copies()).toHaveLength(3)
  await collectLivePages(Timestamp.fromMillis(Date.now() + 2 * 86_400_000))
  expect(await copies()).toEqual([`${page.id}@1`, `${page.id}@2`])
})

describe('a live page is found and shared', () => {
  const jsonLd = (html: string) =>
    JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '') as {
      '@graph': Record<string, unknown>[]
    }

  it('by head and structured data', async () => {
    await write({ title: 'On grids & rows', excerpt: 'All about them', date: '2026-01-31', tags: ['Layout'] })
    const study = await write({ title: 'A new shop', excerpt: 'How it was made' }, 'study')
    const { live: state } = await publish()
    const html = await textOf(pagePath(username, 'on-grids-rows'))
    const canonical = `${addresses.hosting}/${username}/on-grids-rows`
    expect(html).toContain('<title>On grids &amp; rows – Mary Somerville</title>')
    expect(html).toContain('<meta name="description" content="All about them"/>')
    expect(html).toContain(`<link rel="canonical" href="${canonical}"/>`)
    expect(html).toContain('<meta property="og:type" content="article"/>')
    const [article, trail] = jsonLd(html)['@graph']
    expect(article).toMatchObject({
      '@type': 'Article',
      headline: 'On grids & rows',
      author: { name: 'Mary Somerville' },
      datePublished: '2026-01-31',
      keywords: ['Layout'],
    })
    expect(trail).toMatchObject({ '@type': 'BreadcrumbList', itemListElement: [{ position: 1 }, { item: canonical }] })
    const other = await textOf(pagePath(username, 'a-new-shop'))
    expect(jsonLd(other)['@graph'][0]).toMatchObject({ '@type': 'CreativeWork', name: 'A new shop' })

    const card = pageCardPath(username, study.id, state?.revision ?? 0)
    expect(other).toContain(`<meta property="og:image" content="${addresses.hosting}${card}"/>`)
    const picture = await visit(card)
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    expect(await leadsTo(pageCardPath(username, study.id, 999))).toEqual([302, card])
    expect(await statusOf(pageCardPath(username, 'nothing', state?.revision ?? 0))).toBe(404)
  })

  it('by feeds that hold what RFC 4287 and JSON Feed 1.1 ask for, whatever is in a title', async () => {
    const hostile = 'A <b>title</b> & "more" \u0007 ]]>'
    await write({ title: hostile, excerpt: 'Short & <i>sweet</i>', date: '2026-02-31', tags: ['a&b', ' '] })
    const { id: dated } = await write({ title: 'Dated', date: '2025-03-01', cover: '/examples/cover.webp' })
    await write({ title: 'Spring', date: '2025-04-01' })
    await write({ title: 'A study' }, 'study')
    await publish()
    const home = `${addresses.hosting}${publicPath(username)}`

    const answer = await visit(feedPath(username, 'xml'))
    expect(answer.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8')
    const atom = parseAtomFeed(await answer.text())
    expect(atom).toMatchObject({
      id: home,
      title: { value: 'Mary Somerville' },
      updated: expect.stringMatching(moment) as string,
      // Of every entry that names none itself.
      authors: [{ name: 'Mary Somerville', uri: home }],
      links: [
        { rel: 'alternate', type: 'text/html', href: home },
        { rel: 'self', type: 'application/atom+xml', href: `${addresses.hosting}${feedPath(username, 'xml')}` },
      ],
    })
    const entries = atom.entries ?? []
    // The newest day first; 31 February is none, so the first is dated by its publication.
    expect(entries.map(({ title }) => title?.value)).toEqual([hostile.replace('\u0007', ''), 'Spring', 'Dated'])
    expect(entries[0]).toMatchObject({ summary: { value: 'Short & <i>sweet</i>' }, categories: [{ term: 'a&b' }] })
    expect(entries.map(({ published }) => published?.slice(0, 10))).toEqual([
      new Date().toISOString().slice(0, 10),
      '2025-04-01',
      '2025-03-01',
    ])
    for (const { id: entryId = '', updated, published, links = [] } of entries) {
      expect(entryId).toMatch(/^tag:[\w.-]+,\d{4}-\d{2}-\d{2}:\S+$/)
      expect([updated, published]).toEqual([expect.stringMatching(moment), expect.stringMatching(moment)])
      expect(links).toEqual([
        { rel: 'alternate', type: 'text/html', href: expect.stringContaining(`${home}/`) as string },
      ])
      expect(await statusOf(new URL(links[0]?.href ?? '').pathname)).toBe(200)
    }
    expect(new Set(entries.map(({ id: entryId }) => entryId)).size).toBe(entries.length)

    const written = await textOf(feedPath(username, 'json'))
    expect(JSON.parse(written)).toHaveProperty('version', 'https://jsonfeed.org/version/1.1')
    const json = parseJsonFeed(written)
    expect(json).toMatchObject({
      title: 'Mary Somerville',
      home_page_url: home,
      feed_url: `${addresses.hosting}${feedPath(username, 'json')}`,
      authors: [{ name: 'Mary Somerville', url: home }],
    })
    expect(json.items?.map(({ id: itemId, url, title }) => [itemId, url, title])).toEqual(
      entries.map(({ id: entryId, links }, index) => [
        entryId,
        links?.[0]?.href,
        index === 0 ? hostile : entries[index]?.title?.value,
      ]),
    )
    for (const item of json.items ?? []) {
      expect(item.content_text).toBeTruthy()
      expect([item.date_published, item.date_modified]).toEqual([
        expect.stringMatching(moment),
        expect.stringMatching(moment),
      ])
    }
    expect(json.items?.at(-1)?.image).toBe(`${addresses.hosting}/examples/cover.webp`)
    expect(await textOf(publicPath(username))).toContain(`href="${addresses.hosting}${feedPath(username, 'xml')}"`)

    // An entry stays itself when its article gets another address.
    await succeed(setPageSlug, { ...at(dated), body: { slug: 'moved-on' } })
    await publish()
    const moved = parseAtomFeed(await textOf(feedPath(username, 'xml'))).entries?.at(-1)
    expect([moved?.id, moved?.links?.[0]?.href]).toEqual([entries.at(-1)?.id, `${home}/moved-on`])
    await succeed(deletePage, at(dated))
    await publish()
    expect(parseAtomFeed(await textOf(feedPath(username, 'xml'))).entries).toHaveLength(2)
  })

  it('by feeds only where there are articles', async () => {
    await write({ title: 'A study' }, 'study')
    await publish()
    expect(await statusOf(feedPath(username, 'xml'))).toBe(404)
    expect(await textOf(publicPath(username))).not.toContain('application/atom+xml')
  })

  it('by the sitemap, with the day on which it changed', async () => {
    await write({ title: 'On grids' })
    await publish()
    await eventually(async () => {
      const listed = await textOf('/sitemap.xml')
      expect(listed).toMatch(new RegExp(`<loc>${addresses.hosting}/${username}/on-grids</loc><lastmod>20`))
    })
  })

  it('by the public API, without its blocks', async () => {
    await write({ title: 'On grids', blocks: words('Body') })
    await write({ title: 'Not for everybody', private: true })
    await publish()
    const answer = await succeed(getPublicPortfolio, { params: { username } })
    expect(answer.pages).toMatchObject([{ slug: 'on-grids', title: 'On grids' }])
    expect(JSON.stringify(answer)).not.toMatch(/Body|Not for everybody|digest/)
  })

  it('at the custom domain of its portfolio, which is its canonical address', async () => {
    const page = await write({ title: 'Grids' })
    await publish()
    await succeed(setPageSlug, { ...at(page.id), body: { slug: 'on-grids' } })
    await publish()
    const domain = `${username}.example`
    const site = adminFirestore().doc(`portfolios/${id}/live/site`)
    await site.update({ 'content.domain': domain, provedDomain: domain, domainServes: true, ownerPlan: 'pro' })
    await adminFirestore()
      .doc(`domains/${domain}`)
      .set({ ownerId: owner.uid, portfolioId: id, verifiedAt: Timestamp.now() })
    expect(await textOf('/', domain)).toContain('href="/on-grids"')
    const html = await textOf('/on-grids', domain)
    expect(html).toContain(`<link rel="canonical" href="https://${domain}/on-grids"/>`)
    expect(html).toContain('href="/"')
    expect(html).not.toContain(`href="/${username}`)
    expect((await visit('/nothing-here', domain)).status).toBe(404)
    const old = await visit('/grids?utm_source=letter', domain)
    expect([old.status, old.headers.get('location')]).toEqual([301, '/on-grids?utm_source=letter'])
    const feed = parseAtomFeed(await textOf('/feed.xml', domain))
    expect(feed.links?.map(({ href }) => href)).toEqual([`https://${domain}/`, `https://${domain}/feed.xml`])
    expect(feed.entries?.map(({ links }) => links?.[0]?.href)).toEqual([`https://${domain}/on-grids`])
    expect(await textOf('/sitemap.xml', domain)).toContain(`<loc>https://${domain}/on-grids</loc>`)
    await site.update({ ownerPlan: 'free' })
    const ended = await visit('/on-grids', domain)
    expect([ended.status, ended.headers.get('location')]).toEqual([
      302,
      `${addresses.hosting}${pagePath(username, 'on-grids')}`,
    ])
  })

  it('with a policy that allows the players of its embeds, and no other page has them', async () => {
    await write({ title: 'With a film', blocks: [{ type: 'embed', link: 'https://vimeo.com/76979871' }] })
    await write({
      title: 'With a file',
      blocks: [{ type: 'media', kind: 'video', media: 'https://example.com/a.mp4' }],
    })
    await write({ title: 'Plain one', blocks: [{ type: 'embed', link: 'https://evil.example/x; script-src *' }] })
    await publish()
    const policy = async (slug: string) =>
      (await visit(pagePath(username, slug))).headers.get('content-security-policy') ?? ''
    expect(await policy('with-a-film')).toContain('frame-src https://player.vimeo.com;')
    expect(await policy('with-a-film')).not.toContain('media-src')
    expect(await policy('with-a-file')).toContain("media-src 'self' https:")
    expect(await policy('plain-one')).not.toMatch(/frame-src|media-src|evil/)
    expect((await visit(publicPath(username))).headers.get('content-security-policy')).not.toContain('frame-src')
    // Nothing is asked of anybody before the press.
    expect(await textOf(pagePath(username, 'with-a-film'))).not.toMatch(/<iframe|src="https:\/\/[^"]*vimeo/)
  })
})
