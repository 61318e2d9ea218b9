import { Timestamp, type DocumentReference, type Transaction } from 'firebase-admin/firestore'
import type { ReviewComment } from '@vitrine/common/api/comments'
import { ANSWERS_PER_COMMENT, COMMENTS_PER_ACCOUNT } from '@vitrine/common/limits'
import { ApiError, notFound } from '../../http/api-error.ts'
import type { Handlers } from '../../http/app.ts'
import { timeOf } from '../../lib/clock.ts'
import { commentsAt, commentsFor, type CommentDocument } from '../../lib/documents/comment.ts'
import { portfolioRef, type PortfolioDocument } from '../../lib/documents/portfolio.ts'
import { privateLinkRef, privateLinksTo, type PrivateLinkDocument } from '../../lib/documents/private-link.ts'
import { transactInTurn } from '../../lib/turns.ts'
import { iso, ownedBy } from '../portfolios/portfolio.ts'

type CommentHandlers = Pick<
  Handlers,
  'listComments' | 'seeComments' | 'answerComment' | 'resolveComment' | 'deleteComment'
>

interface OwnLink {
  id: string
  link: PrivateLinkDocument
}

export const commentHandlers: CommentHandlers = {
  async listComments({ account: { uid }, params }) {
    const portfolio = ownedBy(uid, await portfolioRef(params.id).get())
    const [links, comments] = await Promise.all([
      reviewLinks(uid, params.id),
      commentsFor(uid)
        .where('portfolioId', '==', params.id)
        .orderBy('createdAt', 'desc')
        .limit(COMMENTS_PER_ACCOUNT)
        .get(),
    ])
    const byComments = new Map(links.map((link) => [link.link.review?.commentsId, link]))
    return {
      comments: comments.docs.flatMap((snapshot) => {
        const link = byComments.get(snapshot.ref.parent.parent?.id)
        return link ? [toComment(snapshot.id, snapshot.data(), link, portfolio)] : []
      }),
    }
  },

  async seeComments({ account: { uid }, params, request }) {
    ownedBy(uid, await portfolioRef(params.id).get())
    const seenAt = Timestamp.fromMillis(timeOf(request))
    // Only what a mail would tell of: most links have nothing new.
    const due = (await reviewLinks(uid, params.id)).filter(({ link }) => link.review?.mailDueAt)
    await Promise.all(
      due.map(({ id }) =>
        transactInTurn(id, async (transaction) => {
          const ref = privateLinkRef(id)
          if ((await transaction.get(ref)).exists) transaction.update(ref, { 'review.seenAt': seenAt })
        }),
      ),
    )
    return { seen: true }
  },

  async answerComment({ account: { uid }, params, body, request }) {
    const at = Timestamp.fromMillis(timeOf(request))
    return change(uid, params, (comment) => {
      if (comment.answers.length >= ANSWERS_PER_COMMENT)
        throw new ApiError('limit-reached', `A comment has ${ANSWERS_PER_COMMENT} answers at most.`)
      return { answers: [...comment.answers, { text: body.text, at }] }
    })
  },

  async resolveComment({ account: { uid }, params, body, request }) {
    const at = Timestamp.fromMillis(timeOf(request))
    return change(uid, params, ({ resolvedAt }) => ({ resolvedAt: body.resolved ? (resolvedAt ?? at) : null }))
  },

  async deleteComment({ account: { uid }, params }) {
    await transactInTurn(params.linkId, async (transaction) => {
      const { ref } = await ownComment(uid, params, transaction)
      transaction.delete(ref)
    })
    return { deleted: true }
  },
}

async function reviewLinks(uid: string, portfolioId: string): Promise<OwnLink[]> {
  const { docs } = await privateLinksTo(portfolioId).where('kind', '==', 'review').get()
  return docs.map((snapshot) => ({ id: snapshot.id, link: snapshot.data() })).filter(({ link }) => link.ownerId === uid)
}

interface Named {
  id: string
  linkId: string
  commentId: string
}

/** @throws ApiError not-found */
async function ownComment(
  uid: string,
  { id, linkId, commentId }: Named,
  transaction: Transaction,
): Promise<{
  ref: DocumentReference<CommentDocument>
  comment: CommentDocument
  link: OwnLink
  portfolio: PortfolioDocument
}> {
  const portfolio = ownedBy(uid, await transaction.get(portfolioRef(id)))
  const link = (await transaction.get(privateLinkRef(linkId))).data()
  if (link?.ownerId !== uid || link.portfolioId !== id || !link.review) throw notFound('Comment')
  const ref = commentsAt(link.review.commentsId).doc(commentId)
  const comment = (await transaction.get(ref)).data()
  if (!comment) throw notFound('Comment')
  return { ref, comment, link: { id: linkId, link }, portfolio }
}

const change = (
  uid: string,
  named: Named,
  changesOf: (comment: CommentDocument) => Partial<CommentDocument>,
): Promise<ReviewComment> =>
  transactInTurn(named.linkId, async (transaction) => {
    const { ref, comment, link, portfolio } = await ownComment(uid, named, transaction)
    const changes = changesOf(comment)
    transaction.update(ref, changes)
    return toComment(named.commentId, { ...comment, ...changes }, link, portfolio)
  })

const toComment = (
  id: string,
  { name, text, place, about, createdAt, resolvedAt, answers }: CommentDocument,
  { id: linkId, link }: OwnLink,
  { pages = {} }: Pick<PortfolioDocument, 'pages'>,
): ReviewComment => ({
  id,
  linkId,
  linkLabel: link.label,
  name,
  text,
  place,
  about,
  pageIsThere: place.pageId === undefined ? null : pages[place.pageId] !== undefined && !pages[place.pageId]?.deleted,
  createdAt: iso(createdAt),
  resolvedAt: resolvedAt && iso(resolvedAt),
  answers: answers.map((answer) => ({ text: answer.text, at: iso(answer.at) })),
})
