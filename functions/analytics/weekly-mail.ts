import { FieldPath, Timestamp, type QueryDocumentSnapshot } from 'firebase-admin/firestore'
import { dayAt } from '@vitrine/common/analytics/days'
import { auth } from '../lib/auth.ts'
import { db } from '../lib/firebase.ts'
import { requestLog } from '../lib/log.ts'
import { mailOffAddress } from '../lib/mail/owner-mails.ts'
import { sendOnce } from '../lib/mail/send-once.ts'
import { wordingOfOwner } from '../lib/owner-words/load.ts'
import { readSummary } from './read-summary.ts'
import { countedRef } from './stored.ts'
import { weeklyLetter } from './weekly-letter.ts'

const PAGE = 100
const REMEMBERED_MS = 7 * 86_400_000

/**
 * Sends the figures of seven days to every owner who asked for them and has the page online, once a day at most however often it
 * runs. An account has a few usernames, and so a few of these mails.
 * @throws AggregateError when some could not be sent; they are tried again the next time
 */
export async function sendWeeklyFigures(now: number): Promise<void> {
  const asked = db()
    .collection('portfolios')
    .where('analytics.weeklyMail', '==', true)
    .orderBy(FieldPath.documentId())
    .select('ownerId', 'status')
    .limit(PAGE)
  const failures: unknown[] = []
  let last: QueryDocumentSnapshot | undefined
  do {
    const page = await (last ? asked.startAfter(last) : asked).get()
    for (const snapshot of page.docs) {
      if (snapshot.get('status') !== 'published') continue
      await send(snapshot.id, snapshot.get('ownerId') as string, now).catch((error: unknown) => {
        requestLog('none').error('Weekly figures could not be sent yet', error, { portfolio: snapshot.id })
        failures.push(error)
      })
    }
    last = page.docs.at(PAGE - 1)
  } while (last)
  if (failures.length > 0)
    throw new AggregateError(failures, `The weekly figures of ${failures.length} portfolios could not be sent yet`)
}

async function send(portfolioId: string, uid: string, now: number): Promise<void> {
  const day = dayAt(now)
  const marker = countedRef(portfolioId, `mail-${day}`)
  // Most that is found when it runs again; nobody has to add their figures up.
  if ((await marker.get()).get('sentAt')) return
  const { email, emailVerified, disabled } = await auth().getUser(uid)
  if (!email || !emailVerified || disabled) return
  const [summary, unsubscribe, wording] = await Promise.all([
    readSummary({ uid }, portfolioId, { days: '7' }, now),
    mailOffAddress('weekly', portfolioId),
    wordingOfOwner(uid),
  ])
  const letter = weeklyLetter(portfolioId, summary, wording)
  await sendOnce({
    marker,
    expireAt: Timestamp.fromMillis(now + REMEMBERED_MS),
    id: `weekly ${portfolioId} ${day}`,
    to: email,
    unsubscribe,
    subject: letter.heading,
    letter,
  })
}
