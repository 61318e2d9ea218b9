import { Timestamp, type DocumentReference } from 'firebase-admin/firestore'
import { subscriptionPath } from '@vitrine/common/routes'
import { pageFacts } from '@vitrine/templates/page-facts'
import { messagesOf, subscribersOf } from '../lib/documents/inbox.ts'
import { liveRef } from '../lib/documents/live.ts'
import { inLanguageOf, portfolioIn, toPublic } from '../lib/documents/published.ts'
import { appOrigin } from '../lib/env.ts'
import { wasRefused } from '../lib/firestore-status.ts'
import { auth } from '../lib/auth.ts'
import { letterHtml, letterText } from '../lib/mail/layout.tsx'
import { openMailer } from '../lib/mail/mailer.ts'
import { mailOffAddress, ownerOfMails } from '../lib/mail/owner-mails.ts'
import { wordingOfOwner } from '../lib/owner-words/load.ts'
import { wordingFor } from '../lib/words/load.ts'
import { messageMail, subscriptionLetter } from './letters.ts'
import { subscriptionKey } from './subscription.ts'

/** Mails a stored message to the owner of its page. Called again after a failure; what is known to be mailed is not mailed twice. */
export async function mailMessage(portfolioId: string, entryId: string): Promise<void> {
  const ref = messagesOf(portfolioId).doc(entryId)
  const [stored, page] = await Promise.all([ref.get(), ownerOfMails(portfolioId)])
  const received = stored.data()
  if (!received || received.mailedAt || !page?.messageMail) return
  const { email, emailVerified, disabled } = await auth().getUser(received.ownerId)
  // Of an address that is not confirmed nobody knows whose it is.
  if (!email || !emailVerified || disabled) return
  const wording = await wordingOfOwner(received.ownerId)
  const { subject, sender, letter } = messageMail(received, page.portfolioName, wording)
  await (await openMailer()).send({
    id: ref.path,
    to: email,
    unsubscribe: await mailOffAddress('message', portfolioId),
    replyTo: { name: sender, address: received.email },
    subject,
    html: letterHtml(letter),
    text: letterText(letter),
  })
  await markMailed(ref)
}

/** Asks a new subscriber to confirm; as above. */
export async function mailSubscriber(portfolioId: string, entryId: string): Promise<void> {
  const ref = subscribersOf(portfolioId).doc(entryId)
  const [stored, page] = await Promise.all([ref.get(), liveRef(portfolioId).get()])
  const received = stored.data()
  const live = page.data()
  if (!received || received.mailedAt || !live) return
  const { username } = live
  const original = toPublic(live)
  const portfolio = portfolioIn({ portfolio: original, inLanguage: inLanguageOf(live, original) }, received.language)
  const { name } = pageFacts({ ...portfolio, origin: appOrigin() })
  const link =
    appOrigin() + subscriptionPath(username, subscriptionKey(portfolioId, entryId, received.token), portfolio.inAddress)
  const letter = subscriptionLetter({ name, username }, link, await wordingFor(portfolio))
  await (await openMailer()).send({
    id: ref.path,
    to: received.email,
    unsubscribe: link,
    subject: letter.heading,
    html: letterHtml(letter),
    text: letterText(letter),
  })
  await markMailed(ref)
}

async function markMailed(ref: DocumentReference): Promise<void> {
  await ref.update({ mailedAt: Timestamp.now() }).catch((error: unknown) => {
    // Its owner was quicker and deleted it.
    if (!wasRefused(error, 'not-found')) throw error
  })
}
