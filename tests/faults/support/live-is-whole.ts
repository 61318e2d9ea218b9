import { expect } from 'vitest'
import type { PageContent } from '@vitrine/common/portfolio/pages/page-content'
import type { LivePage } from '../../../functions/lib/documents/live-document.ts'
import { digestOf } from '../../../functions/lib/documents/page-facts.ts'
import { adminFirestore } from '../../support/admin.ts'

/** What a page shows that somebody edited. */
const parts = ['name', 'templateId', 'content', 'design', 'layout'] as const

/** Invariant of a portfolio: something is live exactly while it is published, and that is one of its publications, whole. */
export async function expectLiveIsWhole(id: string): Promise<void> {
  const ref = adminFirestore().doc(`portfolios/${id}`)
  const [portfolio, live] = await Promise.all([ref.get(), ref.collection('live').doc('site').get()])
  expect(live.exists, 'whether something is live').toBe(portfolio.get('status') === 'published')
  if (!live.exists) return expect(portfolio.get('live') ?? null, 'what the portfolio says of it').toBeNull()
  const revision = live.get('revision') as number
  expect(portfolio.get('live'), 'what the portfolio says of it').toMatchObject({
    revision,
    publishedAt: live.get('publishedAt') as unknown,
    templateId: live.get('templateId') as unknown,
  })
  for (const fact of ['ownerId', 'username', 'ownerPlan'])
    expect(live.get(fact), fact).toEqual(portfolio.get(fact) as unknown)
  const version = await ref.collection('versions').doc(String(revision)).get()
  expect(version.get('reason'), 'why there is a version of it').toBe('published')
  const partsOf = (snapshot: typeof live) => parts.map((part) => snapshot.get(part) as unknown)
  expect(partsOf(live), 'what is live').toEqual(partsOf(version))
  const pages = (live.get('pages') ?? []) as LivePage[]
  // A page from before there were case studies has a version without a list of them.
  expect(pages, 'the pages that are live').toEqual(version.get('pages') ?? [])
  const copies = await Promise.all(
    pages.map(async ({ id: pageId, revision: copied, digest }) => {
      const copy = await ref.collection('livePages').doc(`${pageId}@${copied}`).get()
      return copy.exists && digestOf(copy.get('content') as PageContent) === digest
    }),
  )
  expect(copies, 'whether there is a copy of each, whole').toEqual(pages.map(() => true))
  expect(new Set(pages.map(({ slug }) => slug)).size, 'addresses of pages').toBe(pages.length)
}
