import { Timestamp } from 'firebase-admin/firestore'
import type { TemplateId } from '@vitrine/common/templates/ids'
import type { ReviewDocument } from '../../functions/lib/documents/template.ts'
import { demoAccounts } from './accounts.ts'
import type { Admin } from './admin.ts'
import { demoTime } from './demo-time.ts'
import type { DemoPortfolio } from './portfolio.ts'

interface DemoReview {
  uid: (typeof demoAccounts)[number]['uid']
  templateId: TemplateId
  rating: number
  text: string
  /** ISO 8601. */
  writtenAt: string
}

/** Only by accounts that have published with the template; the server requires it. */
const demoReviews: readonly DemoReview[] = [
  {
    uid: 'demo-ada',
    templateId: 'minimalist-designer',
    rating: 5,
    text: 'Two of my sites run on it. The grid leaves the work alone, and a client once asked who had designed it.',
    writtenAt: '2025-10-20T09:15:00Z',
  },
  {
    uid: 'demo-jonas',
    templateId: 'developer-pro',
    rating: 4,
    text: 'Filled in within an evening, and quick even on the train. I would like a second column for talks.',
    writtenAt: '2025-09-28T18:40:00Z',
  },
]

/** Writes reviews and uses as the app would, and the listings' counts that follow. */
export const seedReviews = async ({ db }: Admin, portfolios: readonly DemoPortfolio[]): Promise<void> => {
  const templateIds = new Set(portfolios.map(({ templateId }) => templateId))
  for (const templateId of templateIds) {
    const template = db.collection('templates').doc(templateId)
    const users = new Set(
      portfolios.filter((portfolio) => portfolio.templateId === templateId).map(({ ownerId }) => ownerId),
    )
    const reviews = demoReviews.filter((review) => review.templateId === templateId)
    for (const uid of users)
      await template
        .collection('uses')
        .doc(uid)
        .create({ usedAt: firstUse(portfolios, templateId, uid) })
    for (const review of reviews) {
      if (!portfolios.some((one) => one.username && one.ownerId === review.uid && one.templateId === templateId)) {
        throw new Error(`${review.uid} has published nothing with ${templateId}`)
      }
      await template.collection('reviews').doc(review.uid).create(toDocument(review))
    }
    await template.update({
      downloads: users.size,
      reviews: reviews.length,
      ratingSum: reviews.reduce((sum, { rating }) => sum + rating, 0),
    })
  }
}

const firstUse = (portfolios: readonly DemoPortfolio[], templateId: TemplateId, uid: string): Timestamp => {
  const moments = portfolios
    .filter((one) => one.templateId === templateId && one.ownerId === uid)
    .map(({ createdAt }) => demoTime(createdAt).toMillis())
  return Timestamp.fromMillis(Math.min(...moments))
}

const toDocument = ({ uid, rating, text, writtenAt }: DemoReview): ReviewDocument => {
  const writtenOn = demoTime(writtenAt)
  const author = demoAccounts.find((account) => account.uid === uid)?.name ?? ''
  return { author, rating, text, createdAt: writtenOn, updatedAt: writtenOn }
}
