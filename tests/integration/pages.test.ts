import { Timestamp } from 'firebase-admin/firestore'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  createPage,
  deletePage,
  duplicatePage,
  getPage,
  getPageVersion,
  listPages,
  listPageVersions,
  patchPage,
  restorePage,
  restorePageVersion,
  setPageSlug,
} from '@vitrine/common/api/pages'
import { createPortfolio, getPortfolio } from '@vitrine/common/api/portfolios'
import { PAGES_PER_PORTFOLIO, PAGES_UNVERIFIED, VERSION_INTERVAL_MINUTES } from '@vitrine/common/limits'
import { slugMessages } from '@vitrine/common/portfolio/pages/slug'
import { createAccount, type TestAccount } from '../support/accounts.ts'
import { adminFirestore } from '../support/admin.ts'
import { call, succeed } from '../support/api.ts'

let owner: TestAccount
let id: string

beforeAll(async () => {
  owner = await createAccount({ name: 'Ada Marlowe' })
})

beforeEach(async () => {
  id = (await succeed(createPortfolio, { token: owner.token, body: { templateId: 'minimalist-designer' } })).id
})

const own = () => ({ token: owner.token, params: { id } })
const at = (pageId: string) => ({ token: owner.token, params: { id, pageId } })
const article = (title: string) => succeed(createPage, { ...own(), body: { kind: 'article', content: { title } } })
const retitle = (pageId: string, value: string, headers: Record<string, string> = {}) =>
  call(patchPage, { ...at(pageId), headers, body: { ops: [{ op: 'add', path: '/title', value }] } })
const list = async () => (await succeed(listPages, own())).pages

describe('a page', () => {
  it('is made with an address from its title, and is in the list', async () => {
    const made = await succeed(createPage, {
      ...own(),
      body: {
        kind: 'study',
        item: 'projects/4f2a',
        content: { title: 'Ein Büro für alle', excerpt: 'In short', blocks: [{ type: 'quote', text: 'Nice' }] },
      },
    })
    expect(made).toMatchObject({ kind: 'study', slug: 'ein-büro-für-alle', revision: 1, live: null, site: null })
    expect(made.content.blocks).toEqual([{ itemId: '0', type: 'quote', text: 'Nice' }])
    expect(await list()).toMatchObject([
      {
        id: made.id,
        title: 'Ein Büro für alle',
        excerpt: 'In short',
        item: 'projects/4f2a',
        private: false,
        minutes: 1,
      },
    ])
    expect(await succeed(getPage, at(made.id))).toEqual(made)
  })

  it('leaves the portfolio’s own revision alone', async () => {
    const before = await succeed(getPortfolio, own())
    await retitle((await article('One')).id, 'Two')
    expect((await succeed(getPortfolio, own())).revision).toBe(before.revision)
  })

  it('is changed from the revision that the caller saw, or not at all', async () => {
    const { id: pageId } = await article('One')
    expect((await retitle(pageId, 'Two', { 'If-Match': '"1"' })).body).toMatchObject({ revision: 2, cleaned: [] })
    const late = await retitle(pageId, 'Three', { 'If-Match': '"1"' })
    expect(late.status).toBe(412)
    expect(late.body.detail).toMatchObject({ code: 'revision-conflict', revision: 2 })
    expect((await succeed(getPage, at(pageId))).content.title).toBe('Two')
  })

  it('is stored without scripts, and the answer says where there was one', async () => {
    const { id: pageId } = await article('One')
    const blocks = [{ type: 'text', text: '<p>Hello<script>alert(1)</script></p>' }]
    const answer = await succeed(patchPage, {
      ...at(pageId),
      body: { ops: [{ op: 'add', path: '/blocks', value: blocks }] },
    })
    expect(answer.content.blocks).toMatchObject([{ text: '<p>Hello</p>' }])
    expect(answer.cleaned).toEqual(['blocks.0.text'])
  })

  it('refuses what is no content of a page, and changes nothing', async () => {
    const { id: pageId } = await article('One')
    const patch = (value: Record<string, string>[]) =>
      call(patchPage, { ...at(pageId), body: { ops: [{ op: 'add', path: '/blocks', value }] } })
    expect((await patch([{ type: 'script', code: 'x' }])).status).toBe(422)
    expect((await patch(Array.from({ length: 61 }, () => ({ type: 'divider' })))).status).toBe(422)
    expect((await patch(Array.from({ length: 20 }, () => ({ type: 'code', code: 'x'.repeat(19_000) })))).status).toBe(
      413,
    )
    expect((await succeed(getPage, at(pageId))).revision).toBe(1)
  })

  it('of somebody else is not found, whoever’s portfolio is named', async () => {
    const { id: pageId } = await article('Mine')
    const other = await createAccount()
    const theirs = await succeed(createPortfolio, { token: other.token, body: { templateId: 'minimalist-designer' } })
    for (const portfolioId of [id, theirs.id]) {
      const foreign = { token: other.token, params: { id: portfolioId, pageId } }
      expect((await call(getPage, foreign)).status).toBe(404)
      expect((await call(deletePage, foreign)).status).toBe(404)
      expect((await call(setPageSlug, { ...foreign, body: { slug: 'theirs' } })).status).toBe(404)
      expect(
        (await call(patchPage, { ...foreign, body: { ops: [{ op: 'add', path: '/title', value: 'Theirs' }] } })).status,
      ).toBe(404)
    }
    expect((await succeed(getPage, at(pageId))).slug).toBe('mine')
  })
})

describe('an address', () => {
  it('is unique in the portfolio, and free in another', async () => {
    const slugs = [await article('On grids'), await article('On grids'), await article('On Grids!')].map(
      ({ slug }) => slug,
    )
    expect(slugs).toEqual(['on-grids', 'on-grids-2', 'on-grids-3'])
    id = (await succeed(createPortfolio, { token: owner.token, body: { templateId: 'minimalist-designer' } })).id
    expect((await article('On grids')).slug).toBe('on-grids')
  })

  it('stays unique whatever comes at once', async () => {
    const made = await Promise.all(Array.from({ length: 3 }, () => article('Same')))
    expect(new Set(made.map(({ slug }) => slug)).size).toBe(3)
  })

  it('is changed by its owner, unless it is taken or reserved', async () => {
    const { id: first } = await article('First')
    const { id: second } = await article('Second')
    const change = (slug: string) => call(setPageSlug, { ...at(second), body: { slug } })
    expect((await change('drei')).body).toMatchObject({ slug: 'drei', revision: 2 })
    const taken = await change('first')
    expect([taken.status, taken.body.detail.code]).toEqual([409, 'slug-taken'])
    const reserved = await change('login')
    expect([reserved.status, reserved.body.detail.message]).toEqual([400, slugMessages.reserved])
    expect((await change('de')).status).toBe(400)
    await succeed(deletePage, at(first))
    expect((await change('first')).status).toBe(200)
  })
})

describe('a deleted page', () => {
  it('is gone, and comes back with another address if its own is in use', async () => {
    const { id: pageId } = await article('Notes')
    expect(await succeed(deletePage, at(pageId))).toEqual({ deleted: true, site: null })
    for (const endpoint of [getPage, deletePage, duplicatePage, listPageVersions] as const)
      expect((await call(endpoint, at(pageId))).status).toBe(404)
    expect((await retitle(pageId, 'x')).status).toBe(404)
    const { pages, deleted } = await succeed(listPages, own())
    expect(pages).toEqual([])
    expect(deleted).toMatchObject([{ id: pageId, title: 'Notes' }])
    await article('Notes')
    expect(await succeed(restorePage, at(pageId))).toMatchObject({ slug: 'notes-2', content: { title: 'Notes' } })
    expect((await call(restorePage, at(pageId))).status).toBe(404)
    expect(await list()).toHaveLength(2)
  })
})

describe('versions of a page', () => {
  it('are kept like those of the portfolio, and can be restored', async () => {
    const { id: pageId } = await article('One')
    await retitle(pageId, 'Two')
    await retitle(pageId, 'Three')
    const versions = async () => (await succeed(listPageVersions, at(pageId))).versions
    expect(await versions()).toMatchObject([{ id: '1', reason: 'edited' }])
    await adminFirestore()
      .doc(`portfolios/${id}/pages/${pageId}`)
      .update({ versionedAt: Timestamp.fromMillis(Date.now() - VERSION_INTERVAL_MINUTES * 60_000) })
    await retitle(pageId, 'Four')
    expect(await versions()).toMatchObject([{ id: '3', changed: ['title'], changedCount: 1 }, { id: '1' }])
    const version = await succeed(getPageVersion, { ...at(pageId), params: { id, pageId, version: '3' } })
    expect(version).toMatchObject({ content: { title: 'Three' }, previous: { title: 'One' } })
    const restored = await succeed(restorePageVersion, { ...at(pageId), params: { id, pageId, version: '1' } })
    expect(restored).toMatchObject({ revision: 5, content: { title: 'One' } })
    expect(await versions()).toMatchObject([{ id: '4', reason: 'replaced' }, {}, {}])
  })
})

it('a copy has the same content and another address', async () => {
  const { id: pageId } = await article('On grids')
  expect(await succeed(duplicatePage, at(pageId))).toMatchObject({
    slug: 'on-grids-copy',
    content: { title: 'On grids (copy)' },
  })
})

describe('the number of pages', () => {
  /** As if there were so many. */
  const pretend = (count: number, portfolioId: string) =>
    adminFirestore()
      .doc(`portfolios/${portfolioId}`)
      .update({
        pages: Object.fromEntries(
          Array.from({ length: count }, (_, index) => [
            `page-${index}`,
            { kind: 'article', slug: `page-${index}`, revision: 1, digest: '' },
          ]),
        ),
      })

  it('is limited for a portfolio', async () => {
    await pretend(PAGES_PER_PORTFOLIO - 1, id)
    const { id: pageId } = await article('The last')
    const one = await call(createPage, { ...own(), body: { kind: 'article' } })
    expect([one.status, one.body.detail.code]).toEqual([409, 'limit-reached'])
    expect((await call(duplicatePage, at(pageId))).status).toBe(409)
  })

  it('is lower for an account that is not verified', async () => {
    const { token } = await createAccount({ verified: false })
    const draft = await succeed(createPortfolio, { token, body: { templateId: 'minimalist-designer' } })
    await pretend(PAGES_UNVERIFIED, draft.id)
    const one = await call(createPage, { token, params: { id: draft.id }, body: { kind: 'article' } })
    expect([one.status, one.body.detail.code]).toEqual([403, 'unverified'])
  })
})
