import { gzipSync } from 'node:zlib'
import { DocumentReference, Firestore, Query, Timestamp, Transaction } from 'firebase-admin/firestore'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createPage } from '@vitrine/common/api/pages'
import { createPortfolio, publishPortfolio, updatePortfolio } from '@vitrine/common/api/portfolios'
import { attachUsername, claimUsername } from '@vitrine/common/api/usernames'
import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import { pageEntry } from '@vitrine/common/portfolio/pages/make-entry'
import { templateIds } from '@vitrine/common/templates/ids'
import { type DomainPage, pageAt, pageAtDomain, type Published } from '../../functions/lib/documents/published.ts'
import { db } from '../../functions/lib/firebase.ts'
import { openedLink } from '../../functions/links/shown.ts'
import { portfolioPage, writtenPage } from '../../functions/site/pages.ts'
import { linkedHtml, linkHtml } from '../../functions/site/private-link/page.tsx'
import { bucketName } from '../../local/seed/admin.ts'
import { createAccount } from '../support/accounts.ts'
import { adminFirestore } from '../support/admin.ts'
import { succeed } from '../support/api.ts'
import { addresses, projectId } from '../support/env.ts'
import { longPage } from '../bench/pages/long-page.ts'
import { contents, freshPageName, storePage, storeWrittenPage } from '../support/pages.ts'
import { storeManyPages } from '../support/many-pages.ts'
import { linkTo } from '../support/private-links.ts'

vi.stubEnv('FIREBASE_CONFIG', JSON.stringify({ projectId, storageBucket: bucketName }))
// Imported first: the functions must configure Firestore before anything uses it.
db()

/** The documents that are read meanwhile. Reading one asks for a list of one. */
async function readsWhile(run: () => Promise<unknown>): Promise<number> {
  const lists = vi.spyOn(Firestore.prototype, 'getAll')
  const queries = vi.spyOn(Query.prototype, 'get')
  const single = vi.spyOn(Transaction.prototype, 'get')
  const several = vi.spyOn(Transaction.prototype, 'getAll')
  await run()
  expect(queries).not.toHaveBeenCalled()
  const asked = [lists, single, several].flatMap(({ mock }) => mock.calls.flat() as unknown[])
  return asked.filter((argument) => argument instanceof DocumentReference).length
}

/** Size of the first round trip: ten packets minus TLS overhead. */
const FIRST_RESPONSE_MAX_BYTES = 14_000
const SCRIPT_MAX_BYTES = 3 * 1024

const visit = (path: string) => fetch(addresses.hosting + path)

/** Status line and headers in HTTP/1.1, which is more than newer versions need. */
const headerBytes = ({ headers }: Response) =>
  [...headers].reduce((sum, [name, value]) => sum + name.length + value.length + 4, 20)

const scriptsIn = (html: string) => [...html.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, address = '']) => address)

/** Addresses elsewhere that a page loads. */
const foreignIn = (html: string) =>
  [...html.matchAll(/<(?:img|script|source|link|iframe)[^>]*? (?:src|href)="([^"]+)"/g)]
    .map(([, address = '']) => address)
    // The fragment of the `expect` link is no request.
    .filter((address) => !/^[/#]/.test(address) && !address.startsWith(`${addresses.hosting}/`))

describe.each(templateIds)('%s with its example', (id) => {
  it('fits into the first round trip, with one small script and no third-party requests', async () => {
    const response = await visit(`/${await storePage(id, contents.example(id))}`)
    const html = await response.text()
    expect(response.status).toBe(200)
    expect(headerBytes(response) + gzipSync(html).length).toBeLessThanOrEqual(FIRST_RESPONSE_MAX_BYTES)

    const [script, ...more] = scriptsIn(html)
    expect(more).toEqual([])
    const code = Buffer.from(await (await visit(script ?? '')).arrayBuffer())
    expect(gzipSync(code).length).toBeLessThanOrEqual(SCRIPT_MAX_BYTES)

    expect(foreignIn(html)).toEqual([])
    expect(response.headers.has('set-cookie')).toBe(false)
  })
})

/** Of a case study of 30 blocks and 12 pictures. */
const WRITTEN_MAX_BYTES = 30_000
const WRITTEN_SCRIPT_MAX_BYTES = 3_600

describe.each(templateIds)('a long case study of %s', (id) => {
  it('stays small, with one script and no request to anybody else', async () => {
    const response = await visit(await storeWrittenPage(id, longPage(id)))
    const html = await response.text()
    expect(response.status).toBe(200)
    expect(headerBytes(response) + gzipSync(html).length).toBeLessThanOrEqual(WRITTEN_MAX_BYTES)
    const [script, ...more] = scriptsIn(html)
    expect(more).toEqual([])
    const code = Buffer.from(await (await visit(script ?? '')).arrayBuffer())
    expect(gzipSync(code).length).toBeLessThanOrEqual(WRITTEN_SCRIPT_MAX_BYTES)
    expect(foreignIn(html)).toEqual([])
  })
})

describe('the document reads of a page', () => {
  afterEach(() => vi.restoreAllMocks())

  async function readsOf(
    username: string,
    render: (published: Published) => Promise<unknown> = renderHome,
  ): Promise<number> {
    return readsWhile(async () => {
      const page = await pageAt(username)
      if (!page || !('published' in page)) throw new Error('There is no such page')
      await render(page.published)
    })
  }

  const renderHome = ({ id, username, portfolio }: Published) => portfolioPage(id, username, portfolio)

  it('are one more for a case study or an article, whatever else there is', async () => {
    const username = await storePage('minimalist-designer', {})
    const [portfolio] = (await adminFirestore().collection('portfolios').where('username', '==', username).get()).docs
    const site = portfolio?.ref.collection('live').doc('site')
    const now = Timestamp.now()
    const coverPath = `user-assets/nobody/${portfolio?.id}/images/cover.jpg`
    const pages = Array.from({ length: 100 }, (_, index) => ({
      ...pageEntry(`page${index}`, 'article', `page-${index}`, { title: `Page ${index}`, coverPath }),
      revision: 1,
      digest: '',
      publishedAt: now,
      updatedAt: now,
    }))
    await site?.update({ pages })
    await portfolio?.ref
      .collection('livePages')
      .doc('page7@1')
      .set({ ownerId: 'nobody', content: { title: 'Page 7', coverPath } })
    const renderPage = async ({ id, portfolio: shown }: Published) => {
      const page = shown.pages.find(({ slug }) => slug === 'page-7')
      if (!page) throw new Error('There is no such page')
      return writtenPage(id, shown, page, false)
    }
    // A copy of the release before says nothing of its pictures.
    expect(await readsOf(username, renderPage)).toBe(4)
    const pictures = { 'cover.jpg': { width: 1200, height: 800, widths: [480] } }
    await portfolio?.ref.collection('livePages').doc('page7@1').update({ pictures })
    vi.restoreAllMocks()
    expect(await readsOf(username, renderPage)).toBe(3)
    vi.restoreAllMocks()
    expect(await readsOf(username)).toBeLessThanOrEqual(3)
  })

  it('are three at most with pictures and files of its own, at its own domain, too', async () => {
    const account = await createAccount()
    const { token } = account
    const { id } = await succeed(createPortfolio, { token, body: { templateId: 'minimalist-designer' } })
    const params = { id }
    const username = freshPageName()
    await succeed(claimUsername, { token, body: { username } })
    await succeed(attachUsername, { token, params, body: { username } })
    const at = (kind: string, name: string) => `user-assets/${account.uid}/${id}/${kind}/${name}`
    const facts = { width: 1200, height: 800, widths: [480, 960] }
    const files = Object.fromEntries(['icon.png', 'cover.jpg', 'one.jpg', 'film.jpg'].map((name) => [name, facts]))
    await adminFirestore().doc(`portfolios/${id}/pictures/all`).set({ files })
    const iconPath = at('images', 'icon.png')
    const content = { hero: { name: 'Ada' }, meta: { iconPath } }
    await succeed(updatePortfolio, { token, params, body: { content, layout: { hidden: [], added: ['pages-1'] } } })
    const { slug } = await succeed(createPage, {
      token,
      params,
      body: {
        kind: 'study',
        content: {
          title: 'The ferry',
          coverPath: at('images', 'cover.jpg'),
          blocks: [
            { type: 'picture', imagePath: at('images', 'one.jpg') },
            {
              type: 'media',
              kind: 'video',
              mediaPath: at('files', 'film.webm'),
              captionsPath: at('files', 'film.vtt'),
              posterPath: at('images', 'film.jpg'),
            },
            { type: 'file', filePath: at('files', 'thesis.pdf'), name: 'Thesis' },
          ],
        },
      },
    })
    await succeed(publishPortfolio, { token, params, body: { status: 'published' } })

    let html = ''
    const renderPage = async ({ id: portfolioId, portfolio }: Pick<Published, 'id' | 'portfolio'>) => {
      const page = portfolio.pages.find((one) => one.slug === slug)
      html = (page && (await writtenPage(portfolioId, portfolio, page, false))?.html) ?? ''
    }
    expect(await readsOf(username, renderPage)).toBe(3)
    // None of them was looked up, and all of them are there in their widths.
    for (const name of ['icon.png/480.webp', 'cover.jpg/480.avif', 'one.jpg/480.avif', 'film.jpg/960.webp'])
      expect(html).toContain(encodeURIComponent(name))
    for (const name of ['film.webm', 'film.vtt', 'thesis.pdf']) expect(html).toContain(encodeURIComponent(name))

    const renderListing = async (published: Published) => {
      html = (await portfolioPage(published.id, username, published.portfolio))?.html ?? ''
    }
    vi.restoreAllMocks()
    expect(await readsOf(username, renderListing)).toBe(3)
    expect(html).toContain(encodeURIComponent('cover.jpg/480.avif'))

    const domain = `${username}.example`
    const live = { 'content.domain': domain, provedDomain: domain, domainServes: true, ownerPlan: 'pro' }
    await adminFirestore().doc(`portfolios/${id}/live/site`).update(live)
    const claim = { ownerId: account.uid, portfolioId: id, verifiedAt: Timestamp.now() }
    await adminFirestore().doc(`domains/${domain}`).set(claim)
    const readsAtDomain = (render: (page: DomainPage) => Promise<unknown>) => {
      vi.restoreAllMocks()
      return readsWhile(async () => {
        const page = await pageAtDomain(domain)
        if (!page?.served) throw new Error('There is nothing at the domain')
        await render(page)
      })
    }
    expect(await readsAtDomain(renderPage)).toBe(3)
    expect(await readsAtDomain(({ portfolio }) => portfolioPage(id, username, portfolio, true))).toBe(3)
  })

  it('are three at most, whatever it shows', async () => {
    const small = await storePage('minimalist-designer', contents.empty('minimalist-designer'))
    expect(await readsOf(small)).toBe(2)

    const username = await storePage('minimalist-designer', {})
    const [portfolio] = (await adminFirestore().collection('portfolios').where('username', '==', username).get()).docs
    const images = Array.from({ length: 200 }, (_, index) => ({
      srcPath: `user-assets/nobody/${portfolio?.id}/images/${index}.jpg`,
      alt: 'A picture',
    }))
    const content: PortfolioContent = { hero: { name: 'Ada' }, gallery: { images } }
    await portfolio?.ref.collection('live').doc('site').update({ content })
    vi.restoreAllMocks()
    expect(await readsOf(username)).toBe(3)
  })
})

describe('the document reads of a private page', () => {
  afterEach(() => vi.restoreAllMocks())

  it('are at most eight for a draft, however many pages it has, once these were read', async () => {
    const account = await createAccount()
    const { id } = await succeed(createPortfolio, { token: account.token, body: { templateId: 'minimalist-designer' } })
    const srcPath = `user-assets/${account.uid}/${id}/private/1.jpg`
    const content: PortfolioContent = {
      hero: { name: 'Ada' },
      gallery: { images: [{ itemId: 'one', srcPath, alt: 'A picture', private: true }] },
    }
    await succeed(updatePortfolio, { token: account.token, params: { id }, body: { content } })
    await storeManyPages(id, account.uid, 100)
    const { path } = await linkTo(account, id)
    const token = path.slice('/l/'.length)
    const open = async () => {
      const page = await openedLink(token, Date.now())
      if (!page) throw new Error('The link shows nothing')
      return page
    }
    expect((await open()).pages).toHaveLength(100)
    expect(await readsWhile(async () => linkHtml(token, await open(), true))).toBeLessThanOrEqual(8)
    vi.restoreAllMocks()
    const reads = await readsWhile(async () => {
      const page = await open()
      const linked = page.pages.find(({ entry }) => entry.slug === 'page-7')
      expect(linked && (await linkedHtml(token, page, linked, true))?.html).toContain('Some words of this page.')
    })
    expect(reads).toBeLessThanOrEqual(8)

    // Of what was edited, that page is read again.
    await adminFirestore().doc(`portfolios/${id}/pages/page7`).update({ revision: 2, 'content.title': 'Seven' })
    await adminFirestore().doc(`portfolios/${id}`).update({ 'pages.page7.revision': 2 })
    vi.restoreAllMocks()
    const again = await readsWhile(async () => {
      expect((await open()).pages.map(({ entry }) => entry.title)).toContain('Seven')
    })
    expect(again).toBeLessThanOrEqual(8)
  })
})
