import { Timestamp } from 'firebase-admin/firestore'
import { INITIAL_CREDITS } from '@vitrine/common/plans'
import { ledgerRef, type LedgerEntry } from '../../lib/documents/ledger.ts'
import { db } from '../../lib/firebase.ts'
import { wasRefused } from '../../lib/firestore-status.ts'

/**
 * Gives an account its first credits, once: the ledger's entry can be created only once, and only together with the
 * change of the profile. Nothing happens while there is no profile.
 */
export async function provisionCredits(uid: string): Promise<void> {
  const profile = db().collection('users').doc(uid)
  if ((await profile.get()).get('credits') !== undefined) return
  const entry: LedgerEntry = { amount: INITIAL_CREDITS, reason: 'new-account', createdAt: Timestamp.now() }
  const batch = db().batch()
  batch.create(ledgerRef(uid, entry.reason), entry)
  batch.update(profile, { credits: INITIAL_CREDITS })
  try {
    await batch.commit()
  } catch (error) {
    if (!wasRefused(error, 'already-exists') && !wasRefused(error, 'not-found')) throw error
  }
}
