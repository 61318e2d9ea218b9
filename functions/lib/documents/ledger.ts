import type { Timestamp } from 'firebase-admin/firestore'
import { db } from '../firebase.ts'

/** `users/{uid}/ledger/{entry}`: why an account's credits changed. Their sum is the profile's `credits`. */
export interface LedgerEntry {
  amount: number
  reason: 'new-account'
  createdAt: Timestamp
}

/** The id of an entry says what it is for, so that nothing is granted twice. */
export const ledgerRef = (uid: string, entry: LedgerEntry['reason']) =>
  db().collection('users').doc(uid).collection('ledger').doc(entry)
