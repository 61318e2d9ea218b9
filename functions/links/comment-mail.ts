import { Timestamp, type QueryDocumentSnapshot } from 'firebase-admin/firestore'
import { findUser } from '../lib/auth.ts'
import { withDeadline } from '../lib/deadline.ts'
import { belowPortfolio } from '../lib/documents/below-portfolio.ts'
import { commentsAt } from '../lib/documents/comment.ts'
import { portfolioRef } from '../lib/documents/portfolio.ts'
import { linksWithDueMail, privateLinkRef, type PrivateLinkDocument } from '../lib/documents/private-link.ts'
import { db } from '../lib/firebase.ts'
import { mailOffAddress } from '../lib/mail/owner-mails.ts'
import { sendOnce } from '../lib/mail/send-once.ts'
import { wordingOfOwner } from '../lib/owner-words/load.ts'
import { transact } from '../lib/transact.ts'
import { workOff } from '../lib/work-off.ts'
import { commentsLetter } from './comment-letters.ts'
import { MAIL_INTERVAL_MS } from './comments.ts'

/** The schedule is every five minutes: what is left then is what is due first in the next run. */
const RUN_MS = 240_000
const REMEMBERED_MS = 7 * 86_400_000

/**
 * Mails owners what was written at their review links and nobody has seen: one mail for a link, at most once an hour.
 * @throws AggregateError when some could not be looked after; they are tried again the next time
 */
export async function mailDueComments(now: number): Promise<void> {
  const work = ({ id }: QueryDocumentSnapshot) => withDeadline('event', () => mailComments(id, now))
  const failures = await workOff(linksWithDueMail(Timestamp.fromMillis(now)), work, Date.now() + RUN_MS)
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} mails could not be looked after`)
}

async function mailComments(linkId: string, now: number): Promise<void> {
  const ref = privateLinkRef(linkId)
  const link = (await ref.get()).data()
  const due = link?.review?.mailDueAt
  if (!link?.review || !due || due.toMillis() > now) return
  const comments = commentsAt(link.review.commentsId)
  const { docs } = await comments.where('mailedAt', '==', null).get()
  const seen = link.review.seenAt?.toMillis() ?? 0
  const unseen = docs
    .map((snapshot) => snapshot.data())
    .filter(({ createdAt, resolvedAt }) => resolvedAt === null && createdAt.toMillis() > seen)
    .sort((one, other) => one.createdAt.toMillis() - other.createdAt.toMillis())
  if (unseen.length > 0 && !(await tell(link, due, unseen, now))) return
  const at = Timestamp.fromMillis(now)
  const batch = db().batch()
  for (const snapshot of docs) batch.update(snapshot.ref, { mailedAt: at })
  // One that was deleted meanwhile keeps the others back until the next run, which knows that the mail is out.
  await batch.commit()
  await transact(async (transaction) => {
    const stored = (await transaction.get(ref)).data()
    if (!stored?.review?.mailDueAt?.isEqual(due)) return
    const later = await transaction.get(comments.where('mailedAt', '==', null).limit(1))
    transaction.update(ref, {
      ...(unseen.length > 0 && { 'review.mailedAt': at }),
      'review.mailDueAt': later.empty ? null : Timestamp.fromMillis(now + MAIL_INTERVAL_MS),
    })
  })
}

/** @returns whether nothing is left to do */
async function tell(
  { ownerId, portfolioId, label, review }: PrivateLinkDocument,
  due: Timestamp,
  unseen: Parameters<typeof commentsLetter>[0]['comments'],
  now: number,
): Promise<boolean> {
  const [portfolio, account] = await Promise.all([portfolioRef(portfolioId).get(), findUser(ownerId)])
  const stored = portfolio.data()
  if (!stored || stored.analytics?.commentMail === false) return true
  if (!account?.email || !account.emailVerified || account.disabled) return true
  const letter = commentsLetter(
    { label, portfolioId, portfolioName: stored.name, comments: unseen },
    await wordingOfOwner(ownerId),
  )
  const name = `comments-${review?.commentsId}-${due.toMillis()}`
  return sendOnce({
    marker: belowPortfolio(portfolioId, 'countedEvents').doc(name),
    expireAt: Timestamp.fromMillis(now + REMEMBERED_MS),
    id: name,
    to: account.email,
    unsubscribe: await mailOffAddress('comment', portfolioId),
    subject: letter.heading,
    letter,
  })
}
