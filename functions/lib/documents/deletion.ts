import type { CollectionReference, DocumentData, DocumentReference, Timestamp } from 'firebase-admin/firestore'
import { db } from '../firebase.ts'

/**
 * `deletions/{uid}`: the account is being deleted. It is written before anything is removed, and stays until no token of
 * the account can be valid any more; while it is there nothing new is made for the account (firestore.rules look here too).
 */
export interface DeletionDocument {
  requestedAt: Timestamp
  /** When everything was gone for the first time, the sign-in included. */
  finishedAt: Timestamp | null
  /** The portfolios that it has found so far: what lies below them is found by nothing else once they are gone. */
  portfolioIds: string[]
}

export const deletions = () => db().collection('deletions') as CollectionReference<DeletionDocument, DocumentData>

export const deletionRef = (uid: string): DocumentReference<DeletionDocument, DocumentData> => deletions().doc(uid)
