import {
  DocumentReference,
  Query,
  Timestamp,
  type AggregateQuery,
  type AggregateSpec,
  type QuerySnapshot,
} from 'firebase-admin/firestore'
import { getStorage } from 'firebase-admin/storage'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import {
  createPortfolio,
  deletePortfolio,
  duplicatePortfolio,
  getPortfolio,
  listDeletedPortfolios,
  listPortfolios,
  PORTFOLIOS_PAGE_SIZE,
  publishPortfolio,
  restorePortfolio,
  updatePortfolio,
} from '@vitrine/common/api/portfolios'
import { getPublicPortfolio } from '@vitrine/common/api/public'
import type { Portfolio } from '@vitrine/common/api/shapes'
import {
  getOwnReview,
  listReviews,
  listTemplates,
  REVIEWS_PAGE_SIZE,
  reviewTemplate,
} from '@vitrine/common/api/templates'
import { attachUsername, claimUsername, ownedUsernames } from '@vitrine/common/api/usernames'
import { NAME_MAX_LENGTH, RESTORABLE_DAYS, REVIEW_MAX_LENGTH } from '@vitrine/common/limits'
import type { TemplateId } from '@vitrine/common/templates/ids'
import { purgeDeletedPortfolios } from '../../functions/api/portfolios/purge.ts'
import { listPage } from '../../functions/api/portfolios/list.ts'
import { db } from '../../functions/lib/firebase.ts'
import { countOnce } from '../../functions/reviews/count.ts'
import { bucketName } from '../../local/seed/admin.ts'
import { createAccount, type TestAccount } from '../support/accounts.ts'
import { adminFirestore, preparedUpload } from '../support/admin.ts'
import { call, succeed } from '../support/api.ts'
import { startFunctions } from '../support/functions-process.ts'
import { addresses, projectId } from '../support/env.ts'

const DAY_MS = 86_400_000

let owner: TestAccount
let token: string
beforeAll(async () => {
  vi.stubEnv('FIREBASE_CONFIG', JSON.stringify({ projectId, storageBucket: bucketName }))
  // Functions run in this process: they must configure Firestore before anything uses it.
  db()
  owner = await createAccount({ name: 'Hedy Lamarr' })
  token = owner.token
})
afterEach(() => vi.restoreAllMocks())

let serial = 0
const freshName = () => `store-${process.pid}-${Date.now() % 1_000_000}-${serial++}`.slice(0, 30)

const draft = (account = owner, templateId: TemplateId = 'minimalist-designer') =>
  succeed(createPortfolio, { token: account.token, body: { templateId } })

async function published(
  account = owner,
  templateId: TemplateId = 'minimalist-designer',
): Promise<Portfolio & { username: string }> {
  const username = freshName()
  const { id } = await draft(account, templateId)
  const common = { token: account.token, params: { id } }
  await succeed(claimUsername, { token: account.token, body: { username } })
  await succeed(attachUsername, { ...common, body: { username } })
  return { ...(await succeed(publishPortfolio, { ...common, body: { status: 'published' } })), username }
}

const totalsOf = async (account: TestAccount) =>
  (await succeed(listPortfolios, { token: account.token, params: { uid: account.uid } })).totals

describe('the dashboard’s list', () => {
  /** Documents that a call reads, as Firestore bills them: at least one a query, one for each 1,000 entries of an aggregation. */
  async function readsOf(work: () => Promise<unknown>): Promise<number> {
    let reads = 0
    const count = (prototype: { get: () => Promise<unknown> }, billed: (result: unknown) => number) => {
      const original = Reflect.get(prototype, 'get')
      vi.spyOn(prototype, 'get').mockImplementation(async function (this: unknown) {
        const result = await original.call(this)
        reads += billed(result)
        return result
      })
    }
    count(Query.prototype, (found) => Math.max(1, (found as QuerySnapshot).size))
    count(DocumentReference.prototype, () => 1)
    // The SDK does not export the class of aggregate queries.
    count(Object.getPrototypeOf(db().collection('portfolios').count()) as AggregateQuery<AggregateSpec>, () => 1)
    await work()
    vi.restoreAllMocks()
    return reads
  }

  /** An account with so many portfolios, written without the API. */
  async function accountWith(count: number): Promise<string> {
    const uid = `bulk-${process.pid}-${serial++}`
    const writer = adminFirestore().bulkWriter()
    for (let n = 0; n < count; n++) {
      const at = Timestamp.fromMillis(Date.now() - n * 60_000)
      void writer.create(adminFirestore().collection('portfolios').doc(), {
        ownerId: uid,
        name: `Portfolio ${n}`,
        templateId: 'minimalist-designer',
        status: 'draft',
        username: null,
        content: {},
        design: {},
        layout: { hidden: [] },
        revision: 1,
        views: 2,
        createdAt: at,
        updatedAt: at,
        publishedAt: null,
      })
    }
    await writer.close()
    return uid
  }

  it('reads one page of documents and a fixed number of others, for any number of portfolios', {
    timeout: 180_000,
  }, async () => {
    const [few, many, most] = await Promise.all([accountWith(3), accountWith(200), accountWith(500)])
    const fixed = (await readsOf(() => listPage(few, undefined))) - 3
    // One extra document tells whether there is a next page.
    expect(await readsOf(() => listPage(many, undefined))).toBe(fixed + PORTFOLIOS_PAGE_SIZE + 1)
    expect(await readsOf(() => listPage(most, undefined))).toBe(fixed + PORTFOLIOS_PAGE_SIZE + 1)

    let cursor: string | undefined
    const seen = new Set<string>()
    for (let page = 0; page < Math.ceil(500 / PORTFOLIOS_PAGE_SIZE); page++) {
      const { portfolios, nextCursor, totals } = await listPage(most, cursor)
      expect(totals).toEqual({ portfolios: 500, views: 1000, templates: 1, deleted: 0 })
      for (const { id } of portfolios) seen.add(id)
      cursor = nextCursor ?? undefined
    }
    expect([seen.size, cursor]).toEqual([500, undefined])
  })
})

describe('duplicating', () => {
  it('makes a draft with the same content, design and layout', async () => {
    const original = await published()
    const body = { name: 'Radio waves', design: { primaryColor: '#112233' }, layout: { hidden: ['about'] } }
    await succeed(updatePortfolio, { token, params: { id: original.id }, body })
    const copy = await succeed(duplicatePortfolio, { token, params: { id: original.id } })
    expect(copy).toMatchObject({
      name: 'Radio waves (copy)',
      status: 'draft',
      username: null,
      revision: 1,
      views: 0,
      publishedAt: null,
      templateId: original.templateId,
      content: original.content,
      design: body.design,
      layout: body.layout,
    })
    expect(copy.id).not.toBe(original.id)

    await succeed(updatePortfolio, { token, params: { id: copy.id }, body: { content: { hero: { name: 'Another' } } } })
    expect((await succeed(getPortfolio, { token, params: { id: original.id } })).content).toEqual(original.content)
    expect(await succeed(getPublicPortfolio, { params: { username: original.username } })).toMatchObject({
      id: original.id,
    })
  })

  it('shortens the name to fit “(copy)” into the limit', async () => {
    const { id } = await succeed(createPortfolio, {
      token,
      body: { templateId: 'minimalist-designer', name: 'x'.repeat(NAME_MAX_LENGTH) },
    })
    const { name } = await succeed(duplicatePortfolio, { token, params: { id } })
    expect(name).toBe(`${'x'.repeat(NAME_MAX_LENGTH - 7)} (copy)`)
  })

  it('copies the pictures, so they survive the purge of the original', async () => {
    const bucket = getStorage().bucket(bucketName)
    const { id } = await draft()
    const srcPath = `user-assets/${owner.uid}/${id}/images/1700000000000-portrait.png`
    const gone = `user-assets/${owner.uid}/${id}/images/1700000000001-gone.png`
    await bucket.file(srcPath).save(Buffer.from('a picture'), preparedUpload)
    const src = `${addresses.storage}/v0/b/${bucketName}/o/${encodeURIComponent(srcPath)}?alt=media`
    const gallery = {
      images: [
        { src, srcPath, alt: 'One' },
        { src: 'https://example.com/a.png', alt: 'Two' },
        { src, srcPath: gone, alt: 'Three' },
      ],
    }
    await succeed(updatePortfolio, { token, params: { id }, body: { content: { gallery } } })

    const copy = await succeed(duplicatePortfolio, { token, params: { id } })
    const [first, second] = copy.content.gallery?.images ?? []
    const copiedPath = srcPath.replace(id, copy.id)
    expect(first).toEqual({ itemId: '0', src: src.replace(id, copy.id), srcPath: copiedPath, alt: 'One' })
    expect(second).toEqual({ itemId: '1', ...gallery.images[1] })

    await succeed(deletePortfolio, { token, params: { id } })
    await purgeDeletedPortfolios(Timestamp.fromMillis(Date.now() + (RESTORABLE_DAYS + 1) * DAY_MS))
    expect(await bucket.file(srcPath).exists()).toEqual([false])
    const picture = await fetch(first?.src ?? '')
    expect([picture.status, picture.headers.get('content-type'), await picture.text()]).toEqual([
      200,
      'image/png',
      'a picture',
    ])
  })
})

describe('deleting and restoring', () => {
  it('removes page, totals and username; restoring brings everything back', async () => {
    const account = await createAccount()
    const original = await published(account)
    const common = { token: account.token, params: { id: original.id } }
    await succeed(deletePortfolio, common)

    expect((await call(getPublicPortfolio, { params: { username: original.username } })).status).toBe(404)
    expect((await fetch(`${addresses.hosting}/${original.username}`)).status).toBe(404)
    expect((await call(getPortfolio, common)).status).toBe(404)
    expect((await call(deletePortfolio, common)).status).toBe(404)
    expect(await totalsOf(account)).toEqual({ portfolios: 0, views: 0, templates: 0, deleted: 1 })
    expect((await succeed(ownedUsernames, { token: account.token })).attachments).toMatchObject([
      { username: original.username, portfolioId: null },
    ])

    const { portfolios } = await succeed(listDeletedPortfolios, { token: account.token, params: { uid: account.uid } })
    expect(portfolios).toMatchObject([
      { id: original.id, name: original.name, status: 'published', username: original.username },
    ])
    const [deleted] = portfolios
    expect(Date.parse(deleted?.expiresAt ?? '') - Date.parse(deleted?.deletedAt ?? '')).toBe(RESTORABLE_DAYS * DAY_MS)

    const restored = await succeed(restorePortfolio, common)
    expect(restored).toEqual({ ...original, revision: original.revision + 1 })
    expect(await succeed(restorePortfolio, common), 'a second time changes nothing').toEqual(restored)
    const { social: _nothing, ...contact } = original.content.contact ?? {}
    expect(await succeed(getPublicPortfolio, { params: { username: original.username } })).toMatchObject({
      id: original.id,
      content: { ...original.content, contact },
    })
    expect(await totalsOf(account)).toEqual({ portfolios: 1, views: 0, templates: 1, deleted: 0 })
  })

  it('restores as a draft when its username was taken by another portfolio', async () => {
    const account = await createAccount()
    const original = await published(account)
    await succeed(deletePortfolio, { token: account.token, params: { id: original.id } })
    const other = await draft(account)
    await succeed(attachUsername, {
      token: account.token,
      params: { id: other.id },
      body: { username: original.username },
    })
    const restored = await succeed(restorePortfolio, { token: account.token, params: { id: original.id } })
    expect(restored).toMatchObject({ status: 'draft', username: null, content: original.content })
    expect((await succeed(getPortfolio, { token: account.token, params: { id: other.id } })).username).toBe(
      original.username,
    )
  })

  it('parallel restores all return the same portfolio', async () => {
    const original = await published()
    const common = { token, params: { id: original.id } }
    await succeed(deletePortfolio, common)
    const answers = await Promise.all(Array.from({ length: 4 }, () => call(restorePortfolio, common)))
    expect(answers.map(({ status, body }) => [status, body.revision])).toEqual(
      Array(4).fill([200, original.revision + 1]),
    )
  })

  it('lists deleted portfolios page by page, last deleted first, to their owner only', async () => {
    const account = await createAccount()
    const now = Date.now()
    const batch = adminFirestore().batch()
    const ids = Array.from({ length: PORTFOLIOS_PAGE_SIZE + 2 }, (_, n) => `deleted-${process.pid}-${now}-${n}`)
    for (const [n, id] of ids.entries()) {
      batch.create(adminFirestore().collection('deletedPortfolios').doc(id), {
        ownerId: account.uid,
        name: `Old ${n}`,
        templateId: 'developer-pro',
        status: 'draft',
        username: null,
        deletedAt: Timestamp.fromMillis(now - n * 1000),
      })
    }
    await batch.commit()
    const params = { uid: account.uid }
    const first = await succeed(listDeletedPortfolios, { token: account.token, params })
    const second = await succeed(listDeletedPortfolios, {
      token: account.token,
      params,
      query: { cursor: first.nextCursor ?? '' },
    })
    expect([...first.portfolios, ...second.portfolios].map(({ id }) => id)).toEqual(ids)
    expect(second.nextCursor).toBeNull()
    const foreign = await call(listDeletedPortfolios, {
      token,
      params: { uid: owner.uid },
      query: { cursor: ids[0] ?? '' },
    })
    expect(foreign.status).toBe(404)
  })

  it('the nightly run purges expired portfolios with files and counters, and nothing else', async () => {
    const account = await createAccount()
    const [old, recent] = [await draft(account), await draft(account)]
    const file = getStorage().bucket(bucketName).file(`user-assets/${account.uid}/${old.id}/images/1-a.png`)
    await file.save(Buffer.from('x'), preparedUpload)
    const counter = adminFirestore().doc(`portfolios/${old.id}/days/2026-01-01/shards/0`)
    await counter.set({ views: 3 })
    for (const { id } of [old, recent]) await succeed(deletePortfolio, { token: account.token, params: { id } })
    await adminFirestore()
      .doc(`deletedPortfolios/${old.id}`)
      .update({ deletedAt: Timestamp.fromMillis(Date.now() - (RESTORABLE_DAYS * DAY_MS + 1000)) })

    const run = await fetch(
      `${addresses.functions}/functions/projects/${projectId}/triggers/us-central1-purgeDeletedPortfolios-0`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{}',
      },
    )
    expect(run.ok).toBe(true)
    await expect
      .poll(
        () =>
          adminFirestore()
            .doc(`deletedPortfolios/${old.id}`)
            .get()
            .then(({ exists }) => exists),
        { timeout: 120_000 },
      )
      .toBe(false)
    expect((await counter.get()).exists).toBe(false)
    expect(await file.exists()).toEqual([false])
    expect((await call(restorePortfolio, { token: account.token, params: { id: old.id } })).status).toBe(404)
    expect((await succeed(restorePortfolio, { token: account.token, params: { id: recent.id } })).id).toBe(recent.id)
  })

  it('a portfolio that is being purged cannot be restored, and the purge resumes after a failure', async () => {
    const { id } = await draft()
    await succeed(deletePortfolio, { token, params: { id } })
    await adminFirestore()
      .doc(`deletedPortfolios/${id}`)
      .update({ purging: true, deletedAt: Timestamp.fromMillis(0) })
    expect((await call(restorePortfolio, { token, params: { id } })).status).toBe(404)
    await purgeDeletedPortfolios(Timestamp.now())
    expect((await adminFirestore().doc(`deletedPortfolios/${id}`).get()).exists).toBe(false)
  })
})

const listing = async (id: TemplateId) => {
  const found = (await succeed(listTemplates)).find((template) => template.id === id)
  return found ?? expect.unreachable(`${id} is not listed`)
}

describe('downloads', () => {
  it('count once per account and template', async () => {
    const account = await createAccount()
    const before = await listing('developer-pro')
    await draft(account, 'developer-pro')
    await draft(account, 'developer-pro')
    const [first] = [await draft(await createAccount(), 'developer-pro')]
    await succeed(duplicatePortfolio, {
      token: account.token,
      params: { id: (await draft(account, 'developer-pro')).id },
    })
    expect(first.templateId).toBe('developer-pro')
    await expect.poll(async () => (await listing('developer-pro')).downloads).toBe(before.downloads + 2)
  })
})

describe('reviews', () => {
  const review = (account: TestAccount, body: { rating: number; text: string }, id = 'minimalist-designer') =>
    call(reviewTemplate, { token: account.token, params: { id }, body })

  it('require an account that has published with the template', async () => {
    const account = await createAccount()
    await draft(account)
    const refused = await review(account, { rating: 5, text: '' })
    expect([refused.status, refused.body.detail.message]).toEqual([
      403,
      'Publish a portfolio with this template first, then rate it.',
    ])
    await published(account)
    expect((await review(account, { rating: 5, text: '' }, 'developer-pro')).status, 'of another template').toBe(403)
    expect((await review(account, { rating: 5, text: '' })).status).toBe(200)
  })

  it.each([
    ['no star', { rating: 0, text: '' }],
    ['six stars', { rating: 6, text: '' }],
    ['half a star', { rating: 2.5, text: '' }],
    ['a longer text', { rating: 5, text: 'x'.repeat(REVIEW_MAX_LENGTH + 1) }],
  ])('are refused with %s', async (_what, body) => {
    const answer = await review(owner, body)
    expect([answer.status, answer.body.detail.code]).toEqual([400, 'invalid-input'])
  })

  it('of an unknown template return 404', async () => {
    expect((await review(owner, { rating: 5, text: '' }, 'no-such-template')).status).toBe(404)
    expect((await call(listReviews, { params: { id: 'no-such-template' } })).status).toBe(404)
  })

  it('can be changed later, even without the portfolio, and count once', async () => {
    const account = await createAccount({ name: 'Rosalind F.' })
    const { id } = await published(account, 'developer-pro')
    const mine = () => succeed(getOwnReview, { token: account.token, params: { id: 'developer-pro' } })
    expect(await mine()).toEqual({ review: null })
    const before = await listing('developer-pro')
    await review(account, { rating: 2, text: '  Too dark.  ' }, 'developer-pro')
    await succeed(deletePortfolio, { token: account.token, params: { id } })
    await review(account, { rating: 4, text: 'It grew on me.' }, 'developer-pro')
    expect(await mine()).toMatchObject({ review: { author: 'Rosalind F.', rating: 4, text: 'It grew on me.' } })
    const { reviews } = await succeed(listReviews, { params: { id: 'developer-pro' } })
    expect(reviews[0]).toMatchObject({ author: 'Rosalind F.', rating: 4, text: 'It grew on me.' })
    expect(JSON.stringify(reviews)).not.toContain(account.uid)
    const expected = (before.rating * before.reviews + 4) / (before.reviews + 1)
    await expect.poll(async () => (await listing('developer-pro')).reviews).toBe(before.reviews + 1)
    await expect.poll(async () => (await listing('developer-pro')).rating).toBeCloseTo(expected, 10)
  })

  it('100 in parallel give an exact average and count, and can be read page by page', {
    timeout: 240_000,
  }, async () => {
    const api = await startFunctions()
    const template = 'portfolio-v6-classic-profile'
    const before = await listing(template)
    const people = await Promise.all(Array.from({ length: 100 }, () => createAccount()))
    const batch = adminFirestore().batch()
    for (const { uid } of people) {
      batch.create(adminFirestore().collection('portfolios').doc(), {
        ownerId: uid,
        templateId: template,
        status: 'published',
        live: { templateId: template },
        views: 0,
        updatedAt: Timestamp.now(),
      })
    }
    await batch.commit()
    const ratings = people.map((_, n) => 1 + (n % 5))
    const answers = await Promise.all(
      people.map((person, n) =>
        call(reviewTemplate, {
          origin: api.origin,
          token: person.token,
          params: { id: template },
          body: { rating: ratings[n] ?? 1, text: `Review ${n}` },
        }),
      ),
    )
    await api.stop()
    expect(answers.filter(({ status }) => status !== 200)).toEqual([])
    const sum = ratings.reduce((total, rating) => total + rating, 0)
    const stored = async () => {
      const data = (await adminFirestore().doc(`templates/${template}`).get()).data() as {
        reviews: number
        ratingSum?: number
      }
      return [data.reviews - before.reviews, (data.ratingSum ?? 0) - Math.round(before.rating * before.reviews)]
    }
    await expect.poll(stored, { timeout: 180_000, interval: 500 }).toEqual([100, sum])
    expect((await listing(template)).rating).toBeCloseTo(
      (before.rating * before.reviews + sum) / (before.reviews + 100),
      10,
    )

    const seen: string[] = []
    let cursor: string | null = null
    do {
      const page: Awaited<ReturnType<typeof succeed<typeof listReviews>>> = await succeed(listReviews, {
        params: { id: template },
        query: cursor ? { cursor } : {},
      })
      expect(page.reviews.length).toBeLessThanOrEqual(REVIEWS_PAGE_SIZE)
      seen.push(...page.reviews.map(({ text }) => text))
      cursor = page.nextCursor
    } while (cursor)
    expect(new Set(seen.filter((text) => text.startsWith('Review '))).size).toBe(100)
  })

  it('an event delivered ten times, in parallel too, counts once', async () => {
    const ref = adminFirestore().collection('templates').doc(`test-${process.pid}-${Date.now()}`)
    await ref.set({ reviews: 0, ratingSum: 0 })
    const event = `event-${process.pid}-${Date.now()}`
    await Promise.all(Array.from({ length: 10 }, () => countOnce(event, ref.id, { reviews: 1, ratingSum: 5 })))
    await countOnce(event, ref.id, { reviews: 1, ratingSum: 5 })
    expect((await ref.get()).data()).toEqual({ reviews: 1, ratingSum: 5 })
    await ref.delete()
    await countOnce(`${event}-late`, ref.id, { reviews: 1 })
    expect((await ref.get()).exists, 'a template that left the store stays away').toBe(false)
  })
})
