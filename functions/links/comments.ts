import { createHash } from 'node:crypto'
import { Timestamp } from 'firebase-admin/firestore'
import type { VisitorComment } from '@vitrine/common/api/comments'
import { TRAP_FIELD } from '@vitrine/common/forms'
import { COMMENTS_PER_ACCOUNT, COMMENTS_PER_LINK } from '@vitrine/common/limits'
import { placeKey, type CommentPlace } from '@vitrine/common/portfolio/comment-places'
import { ApiError, notFound } from '../http/api-error.ts'
import { commentsAt, commentsFor, type CommentDocument } from '../lib/documents/comment.ts'
import { transactCountingIn } from '../lib/documents/kind.ts'
import { kindOf, privateLinkRef, stateOf, type ReviewFacts } from '../lib/documents/private-link.ts'
import { limitComment } from './comment-limits.ts'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
/** A mail waits for what else is written meanwhile, and the next one longer. */
const FIRST_MAIL_MS = 10 * MINUTE_MS
export const MAIL_INTERVAL_MS = 60 * MINUTE_MS

export interface StoredComment extends CommentDocument {
  id: string
}

/** What was written at a review link, the oldest first. */
export async function commentsOfLink({ commentsId }: Pick<ReviewFacts, 'commentsId'>): Promise<StoredComment[]> {
  const { docs } = await commentsAt(commentsId).orderBy('createdAt').limit(COMMENTS_PER_LINK).get()
  return docs.map((snapshot) => ({ id: snapshot.id, ...snapshot.data() }))
}

interface Received {
  linkId: string
  comment: VisitorComment
  place: CommentPlace
  /** What the place is called. */
  about: string
  sender: string
}

/**
 * Stores what a reviewer wrote; the owner is mailed later, about all that has come by then. What fills in the trap is told the same
 * and stored nowhere. The same text about the same place twice on one day, as a reloaded page sends it, is one comment.
 * @throws ApiError not-found, rate-limited, limit-reached
 */
export async function receiveComment({ linkId, comment, place, about, sender }: Received, now: number): Promise<void> {
  const { name, text } = comment
  const ref = privateLinkRef(linkId)
  const owner = (await ref.get()).data()?.ownerId
  if (owner === undefined) throw notFound('Review link')
  if (comment[TRAP_FIELD]) return
  await limitComment({ linkId, ownerId: owner, sender }, now)
  const id = idOf([name, text, placeKey(place), Math.floor(now / DAY_MS)])
  await transactCountingIn(linkId, owner, async (transaction, count) => {
    const link = (await transaction.get(ref)).data()
    if (!link?.review || kindOf(link) !== 'review' || stateOf(link, now) !== 'active') throw notFound('Review link')
    const { ownerId, portfolioId, review } = link
    const comments = commentsAt(review.commentsId)
    if ((await transaction.get(comments.doc(id))).exists) return
    const [there, all] = await count('comments', comments, commentsFor(ownerId))
    if (there >= COMMENTS_PER_LINK || all >= COMMENTS_PER_ACCOUNT) throw full()
    transaction.create(comments.doc(id), {
      ownerId,
      portfolioId,
      name,
      text,
      place,
      about,
      createdAt: Timestamp.fromMillis(now),
      resolvedAt: null,
      answers: [],
      mailedAt: null,
    })
    if (review.mailDueAt === null)
      transaction.update(ref, { 'review.mailDueAt': Timestamp.fromMillis(mailDueAt(review, now)) })
  })
}

const mailDueAt = ({ mailedAt }: ReviewFacts, now: number): number =>
  Math.max(now + FIRST_MAIL_MS, (mailedAt?.toMillis() ?? 0) + MAIL_INTERVAL_MS)

const full = () =>
  new ApiError('limit-reached', 'There’s no room for more comments here. Please contact the owner directly.')

const idOf = (parts: readonly (string | number)[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 24)
