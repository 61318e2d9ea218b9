import type { DocumentData, DocumentReference, Timestamp } from 'firebase-admin/firestore'
import { db } from '../firebase.ts'

/** `usernames/{name}`: its existence is the lock on the name. */
export interface UsernameDocument {
  ownerId: string
  portfolioId: string | null
  claimedAt: Timestamp
}

/** `usernameHolders/{uid}`: what an account holds; the lock on how many it may. */
export interface HolderDocument {
  names: string[]
}

export const usernameRef = (name: string) =>
  db().collection('usernames').doc(name) as DocumentReference<UsernameDocument, DocumentData>

export const holderRef = (uid: string) =>
  db().collection('usernameHolders').doc(uid) as DocumentReference<HolderDocument, DocumentData>
