import { Timestamp } from 'firebase-admin/firestore'
import { beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { exportAccount } from '@vitrine/common/api/account'
import { updateAnalyticsSettings } from '@vitrine/common/api/analytics'
import {
  answerComment,
  deleteComment,
  listComments,
  resolveComment,
  seeComments,
  type ReviewComment,
} from '@vitrine/common/api/comments'
import type { BodyOf } from '@vitrine/common/api/endpoint'
import { createPage, deletePage, patchPage, setPageSlug } from '@vitrine/common/api/pages'
import { createPortfolio, deletePortfolio, publishPortfolio, updatePortfolio } from '@vitrine/common/api/portfolios'
import {
  createPrivateLink,
  deletePrivateLink,
  listPrivateLinks,
  renewPrivateLink,
  revokePrivateLink,
  updatePrivateLink,
} from '@vitrine/common/api/private-links'
import { attachUsername, claimUsername } from '@vitrine/common/api/usernames'
import { ANSWERS_PER_COMMENT, COMMENT_MAX_LENGTH, COMMENTS_PER_LINK } from '@vitrine/common/limits'
import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import type { PageContent } from '@vitrine/common/portfolio/pages/page-content'
import { db } from '../../functions/lib/firebase.ts'
import { mailDueComments } from '../../functions/links/comment-mail.ts'
import { functionSettings } from '../../local/suite.ts'
import { createAccount, type TestAccount } from '../support/accounts.ts'
import { adminFirestore } from '../support/admin.ts'
import { call, succeed } from '../support/api.ts'
import { ports } from '../support/env.ts'
import { startFunctions } from '../support/functions-process.ts'
import { messagesFor, shownMails } from '../support/mailbox.ts'
import { everything, linkTo, visit } from '../support/private-links.ts'
import { eventually } from '../support/eventually.ts'

const DAY_MS = 86_400_000
const MINUTE_MS = 60_000
const TRAM = 'projects|projects/tram|'

const content: PortfolioContent = {
  hero: { name: 'Ada Marlowe', titles: ['Engineer'] },
  projects: [
    { itemId: 'tram', title: 'Night tram', description: 'Open to all' },
    { itemId: 'nord', title: 'Rebrand for Nord', description: 'Under wraps', private: true },
  ],
  contact: { email: 'ada@example.com' },
}

const as = ({ token }: TestAccount, id: string) => ({ token, params: { id } })

async function portfolioOf(account: TestAccount): Promise<string> {
  const { id } = await succeed(createPortfolio, { token: account.token, body: { templateId: 'developer-pro' } })
  await succeed(updatePortfolio, { ...as(account, id), body: { content } })
  return id
}

const reviewOf = (account: TestAccount, id: string, more: Parameters<typeof linkTo>[2] = {}) =>
  linkTo(account, id, { kind: 'review', label: 'Mara', ...more })

const write = (path: string, fields: Record<string, string> = {}, how: Parameters<typeof visit>[1] = {}) =>
  visit(`${path}/comments`, { ...how, fields: { name: 'Mara', text: 'Is it still open?', place: TRAM, ...fields } })

const comments = async (account: TestAccount, id: string): Promise<ReviewComment[]> =>
  (await succeed(listComments, as(account, id))).comments

const stored = async (linkId: string) =>
  (await adminFirestore().collection(`links/${linkId}/comments`).get()).docs.map((snapshot) => snapshot.data())

let owner: TestAccount
let id: string

beforeAll(async () => {
  // The emulators have no scheduler: what it calls runs here.
  Object.assign(process.env, functionSettings(ports))
  db()
  owner = await createAccount()
  await adminFirestore().doc(`users/${owner.uid}`).update({ subscription_level: 'pro' })
  id = await portfolioOf(owner)
})

describe('a review link', () => {
  it('shows the draft in a frame of ours, with a place for comments, and nobody else may frame it', async () => {
    const { path } = await reviewOf(owner, id, { shows: { greeting: 'Dear <b>Mara</b>' } })
    const shell = await visit(path)
    expect(shell.status).toBe(200)
    expect(shell.text).toContain(`<iframe src="${path}/page"`)
    expect(shell.text).toContain('Dear &lt;b&gt;Mara&lt;/b&gt;')
    expect(shell.text).toContain('value="projects|projects/tram|"')
    const policy = shell.headers.get('content-security-policy')
    expect(policy).toContain("frame-src 'self'")
    expect(policy).toContain("frame-ancestors 'none'")
    const page = await visit(`${path}/page`)
    expect(page.text).toContain('Night tram')
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
    for (const { headers } of [shell, page]) {
      expect(headers.get('cache-control')).toBe('private, no-store')
      expect(headers.get('x-robots-tag')).toContain('noindex')
      expect(headers.get('content-security-policy')).not.toContain('unsafe')
    }
  })

  it('lasts 14 days unless its owner says otherwise, and shows nothing but drafts', async () => {
    const { link } = await reviewOf(owner, id)
    expect(Date.parse(link.until) - Date.parse(link.createdAt)).toBe(14 * DAY_MS)
    expect(link.kind).toBe('review')
    const params = { id, linkId: link.id }
    const live = { ...everything, from: 'live' as const }
    const tooLate = new Date(Date.now() + 366 * DAY_MS).toISOString()
    const refused = [
      await call(createPrivateLink, { ...as(owner, id), body: { kind: 'review', label: 'Mara', shows: live } }),
      await call(updatePrivateLink, { token: owner.token, params, body: { shows: live } }),
      await call(updatePrivateLink, { token: owner.token, params, body: { until: tooLate } }),
    ]
    for (const { status, body } of refused) {
      expect(status).toBe(400)
      expect(body.detail.code).toBe('invalid-input')
    }
  })

  it('says in words what differs from what is live, and of both only what it shows', async () => {
    const account = await createAccount()
    const own = await portfolioOf(account)
    const none = await reviewOf(account, own)
    expect((await visit(none.path)).text).toContain('Nothing is published yet')
    const username = `review-${process.pid}-${Date.now() % 10_000_000}`
    await succeed(claimUsername, { token: account.token, body: { username } })
    await succeed(attachUsername, { ...as(account, own), body: { username } })
    await succeed(publishPortfolio, { ...as(account, own), body: { status: 'published' } })
    expect((await visit(none.path)).text).toContain('the draft is the same as the live page')
    const [tram, nord] = content.projects!
    const draft: PortfolioContent = {
      ...content,
      hero: { name: 'Ada Marlowe', titles: ['Chief & engineer'] },
      projects: [tram!, { ...nord!, description: 'Very much under wraps' }],
    }
    await succeed(updatePortfolio, { ...as(account, own), body: { content: draft } })
    const all = await visit(none.path)
    expect(all.text).toContain('Chief &amp; engineer')
    expect(all.text).toContain('Very much under wraps')
    await succeed(updatePrivateLink, {
      token: account.token,
      params: { id: own, linkId: none.link.id },
      body: { shows: { ...everything, items: ['projects/tram'] } },
    })
    const some = await visit(none.path)
    expect(some.text).toContain('Chief &amp; engineer')
    expect(some.text).not.toContain('under wraps')
  })

  it('answers a private link as before: no page, no comments, no frames', async () => {
    const { path, link } = await linkTo(owner, id)
    expect((await visit(path)).text).not.toContain('iframe')
    for (const { status } of [await visit(`${path}/page`), await visit(`${path}/comments`), await write(path)])
      expect(status).toBe(404)
    expect(await stored(link.id)).toHaveLength(0)
  })
})

describe('a comment', () => {
  it('is written without an account and seen by the owner, who answers and resolves it; the reviewer sees both', async () => {
    const { path, link } = await reviewOf(owner, id)
    const sent = await write(path)
    expect(sent.status).toBe(303)
    expect(sent.headers.get('location')).toBe(`${path}/comments?sent=1#comments`)
    const [comment] = await comments(owner, id)
    expect(comment).toMatchObject({
      linkId: link.id,
      linkLabel: 'Mara',
      name: 'Mara',
      text: 'Is it still open?',
      place: { section: 'projects', item: 'projects/tram', field: null },
      about: 'Projects: Project “Night tram”',
      resolvedAt: null,
      answers: [],
    })
    const params = { id, linkId: link.id, commentId: comment!.id }
    await succeed(answerComment, { token: owner.token, params, body: { text: 'Yes, <i>all night</i>.' } })
    expect((await visit(`${path}/comments`)).text).toContain('Yes, &lt;i&gt;all night&lt;/i&gt;.')
    expect((await visit(path)).text).not.toContain('>Resolved<')
    await succeed(resolveComment, { token: owner.token, params, body: { resolved: true } })
    expect((await visit(path)).text).toContain('>Resolved<')
    await succeed(resolveComment, { token: owner.token, params, body: { resolved: false } })
    expect((await visit(path)).text).not.toContain('>Resolved<')
    expect(await succeed(deleteComment, { token: owner.token, params })).toEqual({ deleted: true })
    expect((await visit(path)).text).not.toContain('Is it still open?')
    expect((await call(answerComment, { token: owner.token, params, body: { text: 'Late' } })).status).toBe(404)
  })

  it('stays where its item moves to, and is still listed once that is gone', async () => {
    const account = await createAccount()
    const own = await portfolioOf(account)
    const { path } = await reviewOf(account, own)
    await write(path)
    const [tram, nord] = content.projects!
    await succeed(updatePortfolio, { ...as(account, own), body: { content: { ...content, projects: [nord!, tram!] } } })
    expect((await visit(path)).text).toContain(`data-place="${TRAM}"`)
    await succeed(updatePortfolio, { ...as(account, own), body: { content: { ...content, projects: [nord!] } } })
    const { text } = await visit(path)
    expect(text).toContain('(no longer on the page)')
    expect(text).toContain('Is it still open?')
    const late = await write(path, { text: 'About what is gone' })
    expect(late.status).toBe(422)
    expect(late.text).toContain('no longer on the page')
    expect(late.text).toContain('>About what is gone</textarea>')
  })

  it('is plain text, whatever it holds', async () => {
    const { path } = await reviewOf(owner, id)
    const hostile = '<img src=x onerror=alert(1)><script>alert(2)</script>"\'&lt;\u202e{{1}}\nline'
    expect((await write(path, { name: '<b onclick=alert(3)>Mara', text: hostile })).status).toBe(303)
    const { text } = await visit(path)
    expect(text).toContain('&lt;img src=x onerror=alert(1)&gt;&lt;script&gt;alert(2)&lt;/script&gt;')
    for (const markup of ['<img src=x', '<script>', '<b onclick']) expect(text).not.toContain(markup)
    expect((await comments(owner, id))[0]?.text).toBe(hostile)
  })

  it.each([
    ['without a name', { name: ' ' }, 'Please enter your name.'],
    ['with a name of two lines', { name: 'Mara\nof Nord' }, 'Please enter your name.'],
    ['without a text', { text: ' \n ' }, 'Please write a comment'],
    ['that is too long', { text: 'x'.repeat(COMMENT_MAX_LENGTH + 1) }, 'Please write a comment'],
    ['with control characters', { text: 'bell \u0007' }, 'Please write a comment'],
    ['about a place that there is not', { place: 'projects|projects/other|' }, 'no longer on the page'],
    ['about an unfinished path', { place: '__proto__|constructor|' }, 'no longer on the page'],
  ])('%s is given back with what was typed', async (_title, fields, problem) => {
    const { path, link } = await reviewOf(owner, id)
    const { status, text } = await write(path, { text: 'Kept words', ...fields })
    expect(status).toBe(422)
    expect(text).toContain(problem)
    if (!('text' in fields)) expect(text).toContain('>Kept words</textarea>')
    expect(await stored(link.id)).toHaveLength(0)
  })

  it('of a program is thanked for and kept nowhere, and one that is sent twice is one', async () => {
    const { path, link } = await reviewOf(owner, id)
    expect((await write(path, { subject: 'Buy now' })).status).toBe(303)
    expect(await stored(link.id)).toHaveLength(0)
    for (const { status } of [await write(path), await write(path)]) expect(status).toBe(303)
    expect(await stored(link.id)).toHaveLength(1)
  })

  it('from a form of another site is not shown under our address', async () => {
    const { path } = await reviewOf(owner, id)
    const headers = { 'Sec-Fetch-Site': 'cross-site' }
    const { status, text } = await write(path, { name: '', text: 'Call this number' }, { headers })
    expect(status).toBe(422)
    expect(text).not.toContain('Call this number')
  })

  it('is not to be seen or changed by whoever has another link, or another account', async () => {
    const [one, other] = [await reviewOf(owner, id, { label: 'One' }), await reviewOf(owner, id, { label: 'Other' })]
    await write(one.path, { text: 'For the first alone' })
    expect((await visit(other.path)).text).not.toContain('For the first alone')
    const comment = (await comments(owner, id)).find(({ text }) => text === 'For the first alone')
    const stranger = await createAccount()
    const theirs = await portfolioOf(stranger)
    const { link } = await reviewOf(stranger, theirs)
    const commentId = comment!.id
    expect((await call(listComments, as(stranger, id))).status).toBe(404)
    expect((await call(seeComments, as(stranger, id))).status).toBe(404)
    const tries = [
      { token: stranger.token, params: { id, linkId: one.link.id, commentId } },
      { token: stranger.token, params: { id: theirs, linkId: one.link.id, commentId } },
      { token: stranger.token, params: { id: theirs, linkId: link.id, commentId } },
      { token: owner.token, params: { id, linkId: other.link.id, commentId } },
    ]
    for (const named of tries) {
      expect((await call(answerComment, { ...named, body: { text: 'Mine' } })).status).toBe(404)
      expect((await call(resolveComment, { ...named, body: { resolved: true } })).status).toBe(404)
      expect((await call(deleteComment, named)).status).toBe(404)
    }
    expect(await stored(one.link.id)).toMatchObject([{ text: 'For the first alone', resolvedAt: null, answers: [] }])
  })

  it('is not taken at a wrong, an ended or a revoked link, nor without its password', async () => {
    const ended = await reviewOf(owner, id)
    const revoked = await reviewOf(owner, id)
    const closed = await reviewOf(owner, id, { password: 'mara-reviews' })
    await succeed(revokePrivateLink, { token: owner.token, params: { id, linkId: revoked.link.id } })
    expect((await write(`/l/${'A'.repeat(32)}`)).status).toBe(404)
    expect((await write(ended.path, {}, { at: Date.now() + 15 * DAY_MS })).status).toBe(404)
    expect((await write(revoked.path)).status).toBe(404)
    for (const { text } of [await write(closed.path), await visit(`${closed.path}/page`), await visit(closed.path)]) {
      expect(text).toContain('type="password"')
      expect(text).not.toContain('Night tram')
    }
    for (const { link } of [ended, revoked, closed]) expect(await stored(link.id)).toHaveLength(0)
    const { cookie } = await visit(closed.path, { password: 'mara-reviews' })
    expect((await write(closed.path, {}, { cookie })).status).toBe(303)
    expect((await visit(`${closed.path}/page`, { cookie })).text).toContain('Night tram')
    expect(await stored(closed.link.id)).toHaveLength(1)
  })

  it('stays with its link when that gets a new address, and goes with it', async () => {
    const account = await createAccount()
    const own = await portfolioOf(account)
    const { path, link } = await reviewOf(account, own)
    await write(path, { text: 'Before' })
    const renewed = await succeed(renewPrivateLink, { token: account.token, params: { id: own, linkId: link.id } })
    const next = new URL(renewed.address).pathname
    await write(next, { text: 'After' })
    expect((await visit(next)).text).toContain('Before')
    expect((await comments(account, own)).map(({ text, linkId }) => [text, linkId])).toEqual([
      ['After', renewed.link.id],
      ['Before', renewed.link.id],
    ])
    await succeed(deletePrivateLink, { token: account.token, params: { id: own, linkId: renewed.link.id } })
    expect(await comments(account, own)).toEqual([])
    expect(await stored(link.id)).toHaveLength(0)
  })

  it('is in the download of the account', async () => {
    const account = await createAccount()
    const own = await portfolioOf(account)
    const { path } = await reviewOf(account, own)
    await write(path)
    const files = []
    let cursor: string | undefined
    do {
      const page = await succeed(exportAccount, { token: account.token, query: cursor ? { cursor } : {} })
      files.push(...page.files)
      cursor = page.nextCursor ?? undefined
    } while (cursor)
    const written = JSON.stringify(files.find((file) => file.path === 'comments.json')?.data)
    expect(written).toContain('Is it still open?')
    expect(written).not.toContain('mailedAt')
  })
})

describe('a page of a reviewed draft', () => {
  const study: PageContent = {
    title: 'Who is still up?',
    blocks: [
      { itemId: 'words', type: 'text', text: '<p>Trams at four in the morning</p>' },
      { itemId: 'shots', type: 'grid', pictures: [{ itemId: 'p', image: '/examples/minimalist-designer/01.webp' }] },
      { itemId: 'line', type: 'divider' },
    ],
  }
  let account: TestAccount
  let own: string
  let pageId: string
  const page = () => ({ token: account.token, params: { id: own, pageId } })
  const edit = (ops: BodyOf<typeof patchPage>['ops']) => succeed(patchPage, { ...page(), body: { ops } })
  const writeAt = (path: string, place: string, more: Record<string, string> = {}) =>
    visit(`${path}/comments/who-is-still-up`, { fields: { name: 'Mara', text: 'Is it still open?', place, ...more } })

  beforeEach(async () => {
    account = await createAccount()
    own = await portfolioOf(account)
    pageId = (await succeed(createPage, { ...as(account, own), body: { kind: 'study', content: study } })).id
  })

  it('takes comments on a block, on its picture and on the page as a whole, which its owner answers', async () => {
    const { path, link } = await reviewOf(account, own)
    const shell = await visit(`${path}/who-is-still-up`)
    for (const key of [`||title|${pageId}|`, `|||${pageId}|words`, `|pictures/p||${pageId}|shots`])
      expect(shell.text).toContain(`value="${key}"`)
    expect(shell.text).toContain('“Trams at four in the morning”')
    for (const place of [`|||${pageId}|words`, `|pictures/p||${pageId}|shots`, ''])
      expect((await writeAt(path, place)).status).toBe(303)
    const all = await comments(account, own)
    expect(all.map(({ place, about, pageIsThere }) => [place, about, pageIsThere])).toEqual([
      [{ section: null, item: null, field: null, pageId }, '“Who is still up?” as a whole', true],
      [
        { section: null, item: 'pictures/p', field: null, pageId, block: 'shots' },
        '“Who is still up?”: Grid of pictures, block 2: Picture 1',
        true,
      ],
      [
        { section: null, item: null, field: null, pageId, block: 'words' },
        '“Who is still up?”: Text “Trams at four in the morning”',
        true,
      ],
    ])
    const params = { id: own, linkId: link.id, commentId: all[2]!.id }
    await succeed(answerComment, { token: account.token, params, body: { text: 'Until four.' } })
    const answered = await visit(`${path}/comments/who-is-still-up`)
    expect(answered.text).toContain('Until four.')
    expect(answered.text).toContain(`data-place="|||${pageId}|words"`)
    // Other pages of the review lead there.
    expect((await visit(path)).text).toContain(`href="${path}/who-is-still-up#comment-${all[2]!.id}"`)
  })

  it('keeps a comment on what is gone: a block, and the page', async () => {
    const { path } = await reviewOf(account, own)
    await writeAt(path, `|||${pageId}|words`)
    await edit([{ op: 'remove', path: '/blocks/0' }])
    const gone = await visit(`${path}/who-is-still-up`)
    expect(gone.text).toContain('(no longer on the page)')
    expect(gone.text).toContain('Is it still open?')
    expect((await writeAt(path, `|||${pageId}|words`, { text: 'Late words' })).text).toContain('>Late words</textarea>')
    await succeed(deletePage, page())
    expect((await visit(`${path}/who-is-still-up`)).status).toBe(404)
    expect((await writeAt(path, '')).status).toBe(404)
    expect((await visit(path)).text).toContain('(no longer on the page)')
    expect(await comments(account, own)).toMatchObject([{ text: 'Is it still open?', pageIsThere: false }])
  })

  it('that the link does not show takes no comment and is named nowhere, also where others are shown', async () => {
    const other = await succeed(createPage, {
      ...as(account, own),
      body: { kind: 'study', content: { title: 'Hidden study', private: true, blocks: study.blocks } },
    })
    const { path, link } = await reviewOf(account, own, { shows: { pages: [pageId] } })
    const hidden = [
      await visit(`${path}/hidden-study`),
      await visit(`${path}/page/hidden-study`),
      await visit(`${path}/comments/hidden-study`),
      await visit(`${path}/comments/hidden-study`, { fields: { name: 'Mara', text: 'Hm', place: '' } }),
    ]
    for (const { status, text } of hidden) {
      expect(status).toBe(404)
      expect(text).not.toMatch(/hidden study/i)
    }
    for (const place of [`|||${other.id}|words`, `||title|${other.id}|`]) {
      expect((await writeAt(path, place)).status).toBe(422)
      expect((await write(path, { place })).status).toBe(422)
    }
    for (const address of [path, `${path}/page`, `${path}/who-is-still-up`])
      expect((await visit(address)).text).not.toContain('Hidden study')
    expect(await stored(link.id)).toHaveLength(0)
    // With everything, private pages are reviewed, too.
    await succeed(updatePrivateLink, {
      token: account.token,
      params: { id: own, linkId: link.id },
      body: { shows: everything },
    })
    expect((await visit(`${path}/hidden-study`)).status).toBe(200)
  })

  it('says what differs from what is live: pages on the home page, blocks on the page', async () => {
    const username = `review-pages-${process.pid}-${Date.now() % 10_000_000}`
    await succeed(claimUsername, { token: account.token, body: { username } })
    await succeed(attachUsername, { ...as(account, own), body: { username } })
    const make = async (title: string) =>
      (await succeed(createPage, { ...as(account, own), body: { kind: 'article', content: { title } } })).id
    const [gone, moved] = [await make('Gone'), await make('Moved')]
    await succeed(publishPortfolio, { ...as(account, own), body: { status: 'published' } })
    const { path } = await reviewOf(account, own)
    const differences = async (address: string) => {
      const { text } = await visit(address)
      const list = /<ul class="differences">(.*?)<\/ul>/s.exec(text)?.[1] ?? ''
      return list
        .replace(/<\/(li|h3|button|dt|dd|p)>/g, '\n')
        .replace(/<[^>]+>/g, '')
        .split('\n')
        .filter((line) => line !== '')
    }
    expect(await differences(path)).toEqual([])
    await edit([
      { op: 'replace', path: '/blocks/0/text', value: '<p>Trams at five</p>' },
      { op: 'add', path: '/blocks/-', value: { type: 'quote', text: 'All night' } },
    ])
    await make('Fresh')
    await succeed(deletePage, { token: account.token, params: { id: own, pageId: gone } })
    await succeed(setPageSlug, {
      token: account.token,
      params: { id: own, pageId: moved },
      body: { slug: 'elsewhere' },
    })
    const lines = await differences(path)
    expect(lines).toEqual(
      expect.arrayContaining(['Page “Who is still up?”', 'Changed: see what', 'Page “Fresh”', 'New']),
    )
    expect(lines.slice(lines.indexOf('Page “Gone”')).slice(0, 2)).toEqual(['Page “Gone”', 'Taken down'])
    expect(lines.slice(lines.indexOf('Page “Moved”')).slice(0, 2)).toEqual(['Page “Moved”', 'Another address'])
    const review = await visit(`${path}/who-is-still-up`)
    expect(review.text).toContain(`data-differs="|||${pageId}|words"`)
    expect(await differences(`${path}/who-is-still-up`)).toEqual([
      'Text, block 1',
      'Show',
      'Live',
      'Trams at four in the morning',
      'Draft',
      'Trams at five',
      'Quote, block 4',
      'Show',
      'New',
    ])
    expect((await visit(`${path}/fresh`)).text).toContain('This page is new')
    const german = await visit(`${path}/who-is-still-up`, { headers: { 'accept-language': 'de-AT' } })
    for (const words of ['<html lang="de">', 'Kommentar senden', 'Text, Block 1', '>Neu<', 'Über dem Text'])
      expect(german.text).toContain(words)
    expect(german.text).not.toMatch(/comment<|Nothing|Owner|differs from/)
  })
})

describe('how many', () => {
  it('one review link is open at a time on the Free plan, beside five private ones, also when all are made at once', async () => {
    const account = await createAccount()
    const own = await portfolioOf(account)
    const functions = await startFunctions()
    onTestFinished(() => functions.stop())
    const make = (kind?: 'private' | 'review', origin?: string) =>
      call(createPrivateLink, { ...as(account, own), body: { kind, label: 'One', shows: everything }, origin })
    for (let made = 0; made < 4; made++) expect((await make()).status).toBe(200)
    const answers = await Promise.all(
      (['review', 'review', undefined, undefined] as const).map((kind) => make(kind, functions.origin)),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2)
    const messages = answers.filter(({ status }) => status === 409).map(({ body }) => body.detail.message)
    expect(messages.sort()).toEqual([
      expect.stringContaining('5 open private links'),
      expect.stringContaining('an open review link'),
    ])
    const { links, open, most } = await succeed(listPrivateLinks, as(account, own))
    expect(open).toEqual({ private: 5, review: 1 })
    expect(most).toEqual({ private: 5, review: 1 })
    const review = links.find(({ kind }) => kind === 'review')
    await succeed(revokePrivateLink, { token: account.token, params: { id: own, linkId: review!.id } })
    expect((await make('review')).status).toBe(200)
    expect((await make('private')).status).toBe(409)
    await adminFirestore().doc(`users/${account.uid}`).update({ subscription_level: 'pro' })
    expect((await make('review')).status).toBe(200)
  })

  it('as many comments as a link has room for are taken, also at once, and as many answers as a comment has', async () => {
    const account = await createAccount()
    const own = await portfolioOf(account)
    const { path, link } = await reviewOf(account, own)
    await write(path)
    const [first] = await stored(link.id)
    const batch = adminFirestore().batch()
    for (let index = 1; index < COMMENTS_PER_LINK - 1; index++)
      batch.set(adminFirestore().doc(`links/${link.id}/comments/c${index}`), { ...first, text: `Comment ${index}` })
    await batch.commit()
    const functions = await startFunctions()
    onTestFinished(() => functions.stop())
    const last = await Promise.all(
      [1, 2, 3].map((index) => write(path, { text: `Last ${index}` }, { origin: functions.origin })),
    )
    expect(last.map(({ status }) => status).sort()).toEqual([303, 409, 409])
    expect(last.find(({ status }) => status === 409)?.text).toContain('no room for more comments')
    const comment = (await comments(account, own)).find(({ text }) => text === 'Is it still open?')
    await adminFirestore()
      .doc(`links/${link.id}/comments/${comment!.id}`)
      .update({ answers: Array.from({ length: ANSWERS_PER_COMMENT }, () => ({ text: 'Yes', at: Timestamp.now() })) })
    const params = { id: own, linkId: link.id, commentId: comment!.id }
    const answer = await call(answerComment, { token: account.token, params, body: { text: 'One too many' } })
    expect(answer.body.detail.code).toBe('limit-reached')
    await succeed(deletePrivateLink, { token: account.token, params })
    expect(await stored(link.id)).toHaveLength(0)
  })

  it('a sender is stopped after twenty comments in ten minutes, with what was typed', async () => {
    const { path, link } = await reviewOf(owner, id)
    // The middle of a window.
    const at = Math.ceil(Date.now() / (10 * MINUTE_MS)) * 10 * MINUTE_MS + MINUTE_MS
    const headers = { 'X-Forwarded-For': '198.51.100.77, 10.0.0.1' }
    for (let index = 0; index < 20; index++)
      expect((await write(path, { text: `Comment ${index}` }, { at, headers })).status).toBe(303)
    const { status, text, headers: answered } = await write(path, { text: 'Yet another' }, { at, headers })
    expect(status).toBe(429)
    expect(text).toContain('>Yet another</textarea>')
    expect(Number(answered.get('retry-after'))).toBeGreaterThan(0)
    expect(await stored(link.id)).toHaveLength(20)
  })
})

describe('the owner', () => {
  const HOUR_MS = 60 * MINUTE_MS
  const aboutComments = async ({ email }: TestAccount) =>
    (await messagesFor(email)).filter(({ subject }) => /new comments? on/.test(subject))

  it('gets one mail about all that came, at most once an hour, and none about what was seen or answered for', async () => {
    const account = await createAccount()
    const own = await portfolioOf(account)
    const { path, link } = await reviewOf(account, own)
    const at = Date.now()
    await write(path, { text: 'First words' }, { at })
    await write(path, { text: 'Second words', name: 'see evil.example' }, { at: at + MINUTE_MS })
    await mailDueComments(at + 9 * MINUTE_MS)
    expect(await aboutComments(account)).toHaveLength(0)
    await Promise.all([mailDueComments(at + 11 * MINUTE_MS), mailDueComments(at + 11 * MINUTE_MS)])
    await mailDueComments(at + 12 * MINUTE_MS)
    await eventually(async () => expect(shownMails(await aboutComments(account))).toHaveLength(1))
    const [mail] = await aboutComments(account)
    expect(mail?.subject).toContain('2 new comments on')
    expect(mail?.text).toContain('First words')
    expect(mail?.text).toContain('A reviewer on')
    expect(mail?.text).not.toContain('evil.example')

    await write(path, { text: 'Third words' }, { at: at + 20 * MINUTE_MS })
    await mailDueComments(at + 40 * MINUTE_MS)
    expect(shownMails(await aboutComments(account))).toHaveLength(1)
    await mailDueComments(at + 11 * MINUTE_MS + HOUR_MS + MINUTE_MS)
    await eventually(async () => expect(shownMails(await aboutComments(account))).toHaveLength(2))
    expect((await aboutComments(account))[0]?.text).not.toContain('First words')

    await write(path, { text: 'Fourth words' }, { at: at + 3 * HOUR_MS })
    await succeed(seeComments, { ...as(account, own), headers: { 'x-vitrine-now': String(at + 3 * HOUR_MS + 1) } })
    await mailDueComments(at + 5 * HOUR_MS)
    expect((await adminFirestore().doc(`links/${link.id}`).get()).get('review.mailDueAt')).toBeNull()
    expect(shownMails(await aboutComments(account))).toHaveLength(2)
  })

  it('switches these mails off, with the others of a portfolio or by the link in them', async () => {
    const account = await createAccount()
    const own = await portfolioOf(account)
    const { path } = await reviewOf(account, own)
    await succeed(updateAnalyticsSettings, { ...as(account, own), body: { commentMail: false } })
    const at = Date.now()
    await write(path, { text: 'Quiet' }, { at })
    await mailDueComments(at + 11 * MINUTE_MS)
    await succeed(updateAnalyticsSettings, { ...as(account, own), body: { commentMail: true } })
    await write(path, { text: 'Loud' }, { at: at + 2 * HOUR_MS })
    await mailDueComments(at + 2 * HOUR_MS + 11 * MINUTE_MS)
    await eventually(async () => expect(await aboutComments(account)).toHaveLength(1))
    const [mail] = await aboutComments(account)
    expect(mail?.text).toContain('Loud')
    expect(mail?.text).not.toContain('Quiet')
    const off = await visit(new URL(mail!.unsubscribe!.address).pathname + new URL(mail!.unsubscribe!.address).search, {
      fields: { 'List-Unsubscribe': 'One-Click' },
    })
    expect(off.text).toContain('Switched off')
    expect(off.text).toContain('new comments on a review link')
  })

  it('leaves nothing behind with the portfolio: a deleted one closes its links', async () => {
    const account = await createAccount()
    const own = await portfolioOf(account)
    const { path } = await reviewOf(account, own)
    await write(path)
    await succeed(deletePortfolio, as(account, own))
    expect((await visit(path)).status).toBe(404)
    expect((await write(path, { text: 'Late' })).status).toBe(404)
    expect((await call(listComments, as(account, own))).status).toBe(404)
  })
})
