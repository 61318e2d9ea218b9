import { Timestamp } from 'firebase-admin/firestore'
import { auth } from '../lib/auth.ts'
import { portfolioRef } from '../lib/documents/portfolio.ts'
import { firstOpeningRef, privateLinkRef } from '../lib/documents/private-link.ts'
import { wasRefused } from '../lib/firestore-status.ts'
import { letterHtml, letterText } from '../lib/mail/layout.tsx'
import { openMailer } from '../lib/mail/mailer.ts'
import { mailOffAddress } from '../lib/mail/owner-mails.ts'
import { wordingOfOwner } from '../lib/owner-words/load.ts'
import { openedLetter } from './letters.ts'

/** Tells the owner of a link that it was opened. Called again after a failure; what is known to be mailed is not mailed twice. */
export async function mailFirstOpening(linkId: string): Promise<void> {
  const ref = firstOpeningRef(linkId)
  const [opening, stored] = await Promise.all([ref.get(), privateLinkRef(linkId).get()])
  const first = opening.data()
  const link = stored.data()
  if (!first || first.mailedAt || !link) return
  const { ownerId, portfolioId, label } = link
  const portfolio = (await portfolioRef(portfolioId).get()).data()
  if (!portfolio || portfolio.analytics?.linkMail === false) return
  const { email, emailVerified, disabled } = await auth().getUser(ownerId)
  if (!email || !emailVerified || disabled) return
  const letter = openedLetter(
    { label, portfolioId, portfolioName: portfolio.name, at: first.at.toDate() },
    await wordingOfOwner(ownerId),
  )
  await (await openMailer()).send({
    id: ref.path,
    to: email,
    unsubscribe: await mailOffAddress('link', portfolioId),
    subject: letter.heading,
    html: letterHtml(letter),
    text: letterText(letter),
  })
  await ref.update({ mailedAt: Timestamp.now() }).catch((error: unknown) => {
    // Its owner was quicker and deleted the link.
    if (!wasRefused(error, 'not-found')) throw error
  })
}
