import type { QueryDocumentSnapshot } from 'firebase-admin/firestore'
import { domainRef, releaseOf, type DomainReleaseDocument } from '../lib/documents/domain.ts'
import { openHosting } from '../lib/hosting.ts'
import { givenAwayLetter, releasedLetter } from './letters.ts'
import { mailOwner } from '../lib/mail/mail-owner.ts'

/** A mail that nobody takes for that long is given up. */
const MAIL_KEPT_MS = 7 * 86_400_000

const letters = { 'proof-gone': releasedLetter, 'given-away': givenAwayLetter, left: null } as const

/**
 * Does what is left to do about a domain that was released: Hosting serves it no longer, and its owner knows. Can be run again
 * at any time; the note of it goes last.
 * @throws what keeps it from being done, which is tried again by the next run
 */
export async function finishRelease(snapshot: QueryDocumentSnapshot, now: number): Promise<void> {
  const released = releaseOf(snapshot)
  // It may have been connected again meanwhile.
  const isFree = !(await domainRef(released.domain).get()).exists
  if (isFree) await openHosting().remove(released.domain)
  try {
    if (!(await tell(snapshot.id, released))) return
  } catch (error) {
    if (now - released.at.toMillis() < MAIL_KEPT_MS) throw error
  }
  await snapshot.ref.delete()
}

/** @returns false where somebody else is telling them just now */
async function tell(id: string, { domain, reason, owner }: DomainReleaseDocument): Promise<boolean> {
  const letter = letters[reason]
  if (!letter || !owner) return true
  return mailOwner(owner.uid, `domain-released ${id}`, (wording) => letter(domain, owner.portfolioId, wording))
}
