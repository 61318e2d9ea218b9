import { gzipSync } from 'node:zlib'
import { DocumentReference, Firestore, Query } from 'firebase-admin/firestore'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import { templateIds } from '@vitrine/common/templates/ids'
import { pageAt } from '../../functions/lib/documents/published.ts'
import { db } from '../../functions/lib/firebase.ts'
import { portfolioPage } from '../../functions/site/pages.ts'
import { bucketName } from '../../local/seed/admin.ts'
import { adminFirestore } from '../support/admin.ts'
import { addresses, projectId } from '../support/env.ts'
import { contents, storePage } from '../support/pages.ts'

vi.stubEnv('FIREBASE_CONFIG', JSON.stringify({ projectId, storageBucket: bucketName }))
// Imported first: the functions must configure Firestore before anything uses it.
db()

/** Size of the first round trip: ten packets minus TLS overhead. */
const FIRST_RESPONSE_MAX_BYTES = 14_000
const SCRIPT_MAX_BYTES = 3 * 1024

const visit = (path: string) => fetch(addresses.hosting + path)

/** Status line and headers in HTTP/1.1, which is more than newer versions need. */
const headerBytes = ({ headers }: Response) =>
  [...headers].reduce((sum, [name, value]) => sum + name.length + value.length + 4, 20)

describe.each(templateIds)('%s with its example', (id) => {
  it('fits into the first round trip, with one small script and no third-party requests', async () => {
    const response = await visit(`/${await storePage(id, contents.example(id))}`)
    const html = await response.text()
    expect(response.status).toBe(200)
    expect(headerBytes(response) + gzipSync(html).length).toBeLessThanOrEqual(FIRST_RESPONSE_MAX_BYTES)

    const [script, ...more] = [...html.matchAll(/<script[^>]* src="([^"]+)"/g)].map((match) => match[1] ?? '')
    expect(more).toEqual([])
    const code = Buffer.from(await (await visit(script ?? '')).arrayBuffer())
    expect(gzipSync(code).length).toBeLessThanOrEqual(SCRIPT_MAX_BYTES)

    const loaded = [...html.matchAll(/<(?:img|script|source|link)[^>]*? (?:src|href)="([^"]+)"/g)].map(
      (match) => match[1] ?? '',
    )
    // The fragment of the `expect` link is no request.
    const isOwn = (address: string) => /^[/#]/.test(address) || address.startsWith(`${addresses.hosting}/`)
    expect(loaded.filter((address) => !isOwn(address))).toEqual([])
    expect(response.headers.has('set-cookie')).toBe(false)
  })
})

describe('the document reads of a page', () => {
  afterEach(() => vi.restoreAllMocks())

  async function readsOf(username: string): Promise<number> {
    // Reading one document asks for a list of one.
    const documents = vi.spyOn(Firestore.prototype, 'getAll')
    const queries = vi.spyOn(Query.prototype, 'get')
    const page = await pageAt(username)
    if (!page || !('published' in page)) throw new Error('There is no such page')
    await portfolioPage(page.published.id, username, page.published.portfolio)
    expect(queries).not.toHaveBeenCalled()
    return documents.mock.calls.flat().filter((argument) => argument instanceof DocumentReference).length
  }

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
