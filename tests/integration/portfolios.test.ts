import { beforeAll, describe, expect, it } from 'vitest'
import { ACCOUNT_UPLOADS_MAX_BYTES, contentTooLargeMessage, UPLOAD_MAX_BYTES } from '@vitrine/common/limits'
import {
  createPortfolio,
  deletePortfolio,
  getPortfolio,
  getPortfolioMeta,
  getPortfolioPreview,
  listPortfolios,
  patchContent,
  PORTFOLIOS_PAGE_SIZE,
  publishPortfolio,
  signUpload,
  updatePortfolio,
} from '@vitrine/common/api/portfolios'
import { textWithFallback } from '@vitrine/common/portfolio/fallbacks'
import { templateIds } from '@vitrine/common/templates/ids'
import { catalogue } from '@vitrine/templates/catalogue'
import { getPublicPortfolio } from '@vitrine/common/api/public'
import { listTemplates } from '@vitrine/common/api/templates'
import { attachUsername, claimUsername, ownedUsernames } from '@vitrine/common/api/usernames'
import { createAccount, type TestAccount } from '../support/accounts.ts'
import { adminFirestore } from '../support/admin.ts'
import { call, succeed } from '../support/api.ts'

let owner: TestAccount
let token: string
beforeAll(async () => {
  owner = await createAccount({ name: 'Grace Hopper' })
  token = owner.token
})

const create = async (name?: string) =>
  succeed(createPortfolio, { token, body: { templateId: 'minimalist-designer', name } })
let serial = 0
const freshName = () => `user-${process.pid}-${Date.now() % 1_000_000}-${serial++}`.slice(0, 30)

describe('creating', () => {
  it('makes a draft from the template’s example with the owner’s name', async () => {
    const portfolio = await create()
    const templates = await succeed(listTemplates)
    const template = templates.find(({ id }) => id === 'minimalist-designer')
    expect(portfolio).toMatchObject({
      name: `Portfolio from ${template?.name}`,
      status: 'draft',
      username: null,
      revision: 1,
      views: 0,
      publishedAt: null,
    })
    expect(portfolio.content.hero?.name).toBe('Grace Hopper')
    expect(portfolio.content.contact?.email).toBe(owner.email)
  })

  it.each(templateIds)('shows the owner’s name and not that of the example’s person: %s', async (templateId) => {
    const { content } = await succeed(createPortfolio, { token, body: { templateId } })
    const { example } = catalogue[templateId]
    for (const path of ['hero.name', 'hero.photographerName']) {
      expect(textWithFallback(content, path)).toBe('Grace Hopper')
      expect(textWithFallback(example, path)).not.toBe('')
    }
  })

  it('is refused for a template that is not available yet', async () => {
    const listing = adminFirestore().doc('templates/photography-focus')
    await listing.update({ available: false })
    try {
      const answer = await call(createPortfolio, { token, body: { templateId: 'photography-focus' } })
      expect([answer.status, answer.body.detail.code]).toEqual([409, 'template-unavailable'])
    } finally {
      await listing.update({ available: true })
    }
  })
})

describe('reading', () => {
  it('returns the portfolio, its metadata and its preview', async () => {
    const created = await create('Read me')
    const params = { id: created.id }
    expect(await succeed(getPortfolio, { token, params })).toEqual(created)
    expect((await succeed(getPortfolioMeta, { token, params })).sections.length).toBeGreaterThan(2)
    expect(await succeed(getPortfolioPreview, { token, params })).toMatchObject({
      templateId: created.templateId,
      content: created.content,
    })
  })

  it('gives items of an old document stable ids, which the next write stores', async () => {
    const { id } = await create('From before')
    const ref = adminFirestore().collection('portfolios').doc(id)
    await ref.update({ content: { projects: [{ title: 'A' }, { title: 'B' }] } })
    const params = { id }
    const read = async () => (await succeed(getPortfolio, { token, params })).content.projects
    const before = await read()
    expect(before).toEqual([
      { itemId: '0', title: 'A' },
      { itemId: '1', title: 'B' },
    ])
    expect(await read()).toEqual(before)
    const ops = [
      { op: 'move' as const, from: '/projects/1', path: '/projects/0' },
      { op: 'add' as const, path: '/projects/-', value: { title: 'C' } },
    ]
    const { content } = await succeed(patchContent, { token, params, body: { ops } })
    expect(content.projects).toEqual([
      { itemId: '1', title: 'B' },
      { itemId: '0', title: 'A' },
      { itemId: '2', title: 'C' },
    ])
    expect((await ref.get()).get('content.projects')).toEqual(content.projects)
  })

  it('lists page by page, last changed first, with totals', async () => {
    const account = await createAccount()
    const made: string[] = []
    for (let n = 0; n < PORTFOLIOS_PAGE_SIZE + 3; n++) {
      made.unshift(
        (
          await succeed(createPortfolio, {
            token: account.token,
            body: { templateId: n % 2 ? 'developer-pro' : 'minimalist-designer' },
          })
        ).id,
      )
    }
    const params = { uid: account.uid }
    const first = await succeed(listPortfolios, { token: account.token, params })
    expect(first.portfolios.map(({ id }) => id)).toEqual(made.slice(0, PORTFOLIOS_PAGE_SIZE))
    expect(first.totals).toEqual({ portfolios: made.length, views: 0, templates: 2, deleted: 0 })
    const second = await succeed(listPortfolios, {
      token: account.token,
      params,
      query: { cursor: first.nextCursor ?? '' },
    })
    expect(second.portfolios.map(({ id }) => id)).toEqual(made.slice(PORTFOLIOS_PAGE_SIZE))
    expect(second.nextCursor).toBeNull()
  })
})

describe('changing', () => {
  it('applies a patch and raises the revision', async () => {
    const { id, content } = await create()
    const answer = await succeed(patchContent, {
      token,
      params: { id },
      body: { ops: [{ op: 'replace', path: '/hero/name', value: 'Ada' }] },
    })
    expect(answer).toMatchObject({ revision: 2, content: { ...content, hero: { ...content.hero, name: 'Ada' } } })
  })

  it('applies all operations or none', async () => {
    const created = await create()
    const ops = [
      { op: 'replace' as const, path: '/hero/name', value: 'Ada' },
      { op: 'remove' as const, path: '/projects/99' },
    ]
    const answer = await call(patchContent, { token, params: { id: created.id }, body: { ops } })
    expect([answer.status, answer.body.detail.code]).toEqual([422, 'invalid-patch'])
    expect(answer.body.detail.issues?.[0]?.path).toBe('/projects/99')
    expect(await succeed(getPortfolio, { token, params: { id: created.id } })).toEqual(created)
  })

  it.each([
    ['a value of another type', { op: 'add' as const, path: '/hero/name', value: 7 }, 'hero.name'],
    ['a key that no template knows', { op: 'add' as const, path: '/hero/evil', value: 'x' }, 'hero'],
    ['the whole content by something else', { op: 'replace' as const, path: '', value: 'x' }, ''],
  ])('refuses %s', async (_what, op, path) => {
    const { id } = await create()
    const answer = await call(patchContent, { token, params: { id }, body: { ops: [op] } })
    expect([answer.status, answer.body.detail.code]).toEqual([422, 'invalid-content'])
    expect(answer.body.detail.issues?.[0]?.path).toBe(path)
  })

  it('content over the size limit returns 413 and changes nothing', async () => {
    const created = await create()
    const articles = Array.from({ length: 45 }, () => ({ excerpt: 'x'.repeat(19_000) }))
    const answer = await call(patchContent, {
      token,
      params: { id: created.id },
      body: { ops: [{ op: 'add', path: '/articles', value: articles }] },
    })
    expect([answer.status, answer.body.detail.message]).toEqual([413, contentTooLargeMessage])
    expect(await succeed(getPortfolio, { token, params: { id: created.id } })).toEqual(created)
  })

  it('a write from an old revision returns 412 with the current one', async () => {
    const { id } = await create()
    const rename = (name: string, revision: number) =>
      call(updatePortfolio, { token, params: { id }, body: { name }, headers: { 'If-Match': `"${revision}"` } })
    expect((await rename('First', 1)).status).toBe(200)
    const late = await rename('Second', 1)
    expect([late.status, late.body.detail.code, late.body.detail.revision]).toEqual([412, 'revision-conflict', 2])
    expect((await succeed(getPortfolio, { token, params: { id } })).name).toBe('First')
  })

  it('exactly one of two writes from the same revision succeeds', async () => {
    const { id } = await create()
    const answers = await Promise.all(
      ['One', 'Two'].map((name) =>
        call(updatePortfolio, { token, params: { id }, body: { name }, headers: { 'If-Match': '"1"' } }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412])
  })

  it('removes scripts from rich text', async () => {
    const { id } = await create()
    const value = '<p onclick="evil()">Hello <b>you</b><script>evil()</script><a href="javascript:evil()">x</a></p>'
    const { content } = await succeed(patchContent, {
      token,
      params: { id },
      body: {
        ops: [
          { op: 'add', path: '/about', value: { bio: value } },
          { op: 'add', path: '/custom', value: { 'text-2': { text: value } } },
        ],
      },
    })
    expect(content.about?.bio).toBe('<p>Hello <strong>you</strong><a>x</a></p>')
    expect(content.custom?.['text-2']?.text).toBe('<p>Hello <strong>you</strong><a>x</a></p>')
  })

  it('saves name, design and layout', async () => {
    const { id } = await create()
    const body = {
      name: 'Renamed',
      design: { primaryColor: '#112233', headingFont: 'Lato' as const },
      layout: { hidden: ['about'] },
    }
    expect(await succeed(updatePortfolio, { token, params: { id }, body })).toMatchObject({ ...body, revision: 2 })
  })
})

describe('publishing', () => {
  it('requires a verified address, a username and valid content, then shows the page', async () => {
    const { id } = await create()
    const params = { id }
    const publish = () => call(publishPortfolio, { token, params, body: { status: 'published' } })

    const withoutName = await publish()
    expect([withoutName.status, withoutName.body.detail.code]).toEqual([409, 'username-required'])

    const username = freshName()
    await succeed(claimUsername, { token, body: { username } })
    await succeed(attachUsername, { token, params, body: { username } })
    await succeed(patchContent, { token, params, body: { ops: [{ op: 'replace', path: '/hero/name', value: '' }] } })
    const invalid = await publish()
    expect([invalid.status, invalid.body.detail.code]).toEqual([422, 'invalid-content'])
    expect(invalid.body.detail.message).toMatch(/^Please fix these issues before publishing:\n• .* is required/)

    await succeed(patchContent, {
      token,
      params,
      body: { ops: [{ op: 'replace', path: '/hero/name', value: 'Grace' }] },
    })
    expect((await call(getPublicPortfolio, { params: { username } })).status).toBe(404)
    const published = await publish()
    expect(published.body).toMatchObject({ status: 'published', username })
    expect(await succeed(getPublicPortfolio, { params: { username } })).toMatchObject({
      id,
      username,
      content: { hero: { name: 'Grace' } },
    })

    await succeed(publishPortfolio, { token, params, body: { status: 'draft' } })
    expect((await call(getPublicPortfolio, { params: { username } })).status).toBe(404)
  })

  it('without a verified address is refused', async () => {
    const unverified = await createAccount({ verified: false })
    const { id } = await succeed(createPortfolio, {
      token: unverified.token,
      body: { templateId: 'minimalist-designer' },
    })
    const answer = await call(publishPortfolio, {
      token: unverified.token,
      params: { id },
      body: { status: 'published' },
    })
    expect([answer.status, answer.body.detail.code]).toEqual([403, 'unverified'])
  })

  it('with a premium template returns 402 until it is bought or in the plan', async () => {
    const { id } = await create()
    await adminFirestore().collection('portfolios').doc(id).update({ templateId: 'photography-focus' })
    const answer = await call(publishPortfolio, { token, params: { id }, body: { status: 'published' } })
    expect([answer.status, answer.body.detail.message]).toEqual([402, 'Payment required to publish this portfolio'])
    await adminFirestore().doc(`users/${owner.uid}/purchases/photography-focus`).set({ at: new Date() })
    const paid = await call(publishPortfolio, { token, params: { id }, body: { status: 'published' } })
    expect(paid.body.detail.code).toBe('username-required')
  })
})

describe('uploads', () => {
  it('get a path in the owner’s folder with a safe name', async () => {
    const { id } = await create()
    const body = { fileName: '../../My photo (1).jpg', contentType: 'image/jpeg', size: 1000 }
    const { path } = await succeed(signUpload, { token, params: { id }, body })
    expect(path).toMatch(new RegExp(`^user-assets/${owner.uid}/${id}/images/\\d{13}-\\.\\._\\.\\._My_photo__1_\\.jpg$`))
  })

  it.each([
    ['SVG', { contentType: 'image/svg+xml', size: 10 }],
    ['no picture', { contentType: 'text/html', size: 10 }],
    ['HEIC', { contentType: 'image/heic', size: 10 }],
    ['a type that does not exist', { contentType: 'image/thing', size: 10 }],
    ['over the size limit', { contentType: 'image/png', size: UPLOAD_MAX_BYTES + 1 }],
  ])('are refused: %s', async (_what, body) => {
    const { id } = await create()
    const answer = await call(signUpload, { token, params: { id }, body: { fileName: 'x', ...body } })
    expect([answer.status, answer.body.detail.code]).toEqual([400, 'invalid-input'])
  })

  it('are permitted up to the quota, counting stored files and open permissions', async () => {
    const account = await createAccount()
    const { id } = await succeed(createPortfolio, { token: account.token, body: { templateId: 'minimalist-designer' } })
    const uploads = adminFirestore().collection(`users/${account.uid}/uploads`)
    const body = { fileName: 'a.png', contentType: 'image/png', size: 1000 }
    const sign = () => call(signUpload, { token: account.token, params: { id }, body })
    const other = uploads.doc(`${id}:images:other.png`)
    const expected = (bytes: number, minutes: number) =>
      other.set({ bytes, granted: true, expireAt: new Date(Date.now() + minutes * 60_000) })

    // A picture counts twice until its widths are made and known.
    await expected(ACCOUNT_UPLOADS_MAX_BYTES - 1999, 15)
    const full = await sign()
    expect([full.status, full.body.detail.code]).toEqual([409, 'storage-full'])
    await expected(ACCOUNT_UPLOADS_MAX_BYTES - 1999, -1)
    expect((await sign()).status).toBe(200)

    await expected(ACCOUNT_UPLOADS_MAX_BYTES - 3999, 15)
    expect((await sign()).body.detail.code).toBe('storage-full')
    // What it was for is stored, and much smaller.
    await other.set({ bytes: 10, granted: false })
    expect((await sign()).status).toBe(200)
  })

  it('store the original of a cropped picture in a private folder', async () => {
    const { id } = await create()
    const body = { fileName: 'a.png', contentType: 'image/png', size: 1000, kind: 'originals' as const }
    expect((await succeed(signUpload, { token, params: { id }, body })).path).toMatch(/\/originals\/\d{13}-a\.png$/)
  })
})

describe('deleting', () => {
  it('removes the portfolio and its page; the account keeps the username', async () => {
    const account = await createAccount()
    const username = freshName()
    const { id } = await succeed(createPortfolio, { token: account.token, body: { templateId: 'minimalist-designer' } })
    await succeed(claimUsername, { token: account.token, body: { username } })
    await succeed(attachUsername, { token: account.token, params: { id }, body: { username } })
    await succeed(publishPortfolio, { token: account.token, params: { id }, body: { status: 'published' } })
    await succeed(deletePortfolio, { token: account.token, params: { id } })
    expect((await call(getPortfolio, { token: account.token, params: { id } })).status).toBe(404)
    expect((await call(getPublicPortfolio, { params: { username } })).status).toBe(404)
    expect((await succeed(ownedUsernames, { token: account.token })).attachments).toEqual([
      { username, portfolioId: null, redirectsUntil: null },
    ])
  })
})
