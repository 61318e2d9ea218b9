import { Timestamp } from 'firebase-admin/firestore'
import type { BodyOf, OutputOf } from '@vitrine/common/api/endpoint'
import { REVIEWS_PAGE_SIZE, type listReviews, type reviewTemplate } from '@vitrine/common/api/templates'
import { ApiError } from '../../http/api-error.ts'
import type { Handlers } from '../../http/app.ts'
import { db } from '../../lib/firebase.ts'
import { transact } from '../../lib/transact.ts'
import { reviewsOf, type ReviewDocument, toReview } from '../../lib/documents/template.ts'
import { templateListing } from './listings.ts'

export const reviewHandlers: Pick<Handlers, 'listReviews' | 'getOwnReview' | 'reviewTemplate'> = {
  async listReviews({ params, query }) {
    const { id } = await templateListing(params.id)
    return reviewPage(id, query.cursor)
  },

  async getOwnReview({ account, params }) {
    const { id } = await templateListing(params.id)
    const stored = (await reviewsOf(id).doc(account.uid).get()).data()
    return { review: stored ? toReview(stored) : null }
  },

  async reviewTemplate({ account, params, body }) {
    const { id } = await templateListing(params.id)
    return { review: toReview(await writeReview(account.uid, id, body)) }
  },
}

async function reviewPage(templateId: string, cursor: string | undefined): Promise<OutputOf<typeof listReviews>> {
  let page = reviewsOf(templateId)
    .orderBy('updatedAt', 'desc')
    .limit(REVIEWS_PAGE_SIZE + 1)
  if (cursor !== undefined) {
    const last = await reviewsOf(templateId).doc(cursor).get()
    if (!last.exists) throw new ApiError('not-found', 'This review was removed. Please start from the first page.')
    page = page.startAfter(last)
  }
  const found = await page.get()
  const shown = found.docs.slice(0, REVIEWS_PAGE_SIZE)
  return {
    reviews: shown.map((snapshot) => toReview(snapshot.data())),
    nextCursor: found.size > REVIEWS_PAGE_SIZE ? (shown.at(-1)?.id ?? null) : null,
  }
}

/**
 * Writes the account's one review of a template, or changes it; the template's average follows by a trigger.
 * @throws ApiError forbidden for who has neither a portfolio published with the template nor a review of it
 */
function writeReview(
  uid: string,
  templateId: string,
  { rating, text }: BodyOf<typeof reviewTemplate>,
): Promise<ReviewDocument> {
  const ref = reviewsOf(templateId).doc(uid)
  const published = db()
    .collection('portfolios')
    .where('ownerId', '==', uid)
    .where('live.templateId', '==', templateId)
    .limit(1)
    .select()
  return transact(async (transaction) => {
    const before = (await transaction.get(ref)).data()
    if (!before && (await transaction.get(published)).empty) {
      throw new ApiError('forbidden', 'Publish a portfolio with this template first, then rate it.')
    }
    const name: unknown = (await transaction.get(db().collection('users').doc(uid))).get('name')
    const now = Timestamp.now()
    const review = {
      author: typeof name === 'string' ? name : 'User',
      rating,
      text,
      createdAt: before?.createdAt ?? now,
      updatedAt: now,
    }
    transaction.set(ref, review)
    return review
  })
}
