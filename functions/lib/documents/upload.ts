import type { CollectionReference, DocumentData, DocumentReference, Timestamp } from 'firebase-admin/firestore'
import { isUploadedPath } from '@vitrine/common/picture-paths'
import { db } from '../firebase.ts'

/**
 * `users/{uid}/uploads/{portfolioId}:{kind}:{file}`: one picture in the ledger of what an account stores, from before it is there
 * until it is gone. For an upload it is also the permission, which storage.rules look up: without it nothing can be uploaded.
 */
export interface UploadDocument {
  /** What it counts for, in bytes: the picture and all that is made of it, or, until that is known, an estimate. */
  bytes: number
  /** Until then it may arrive. A time-to-live policy removes what has not; one that is stored has no end. */
  expireAt?: Timestamp
  /** Whether it may be uploaded: false while it is found out whether there is room, and for what the server makes itself. */
  granted: boolean
  contentType?: string
  /** Of the file, which has exactly this size, in bytes. */
  size?: number
}

export type UploadReference = DocumentReference<UploadDocument, DocumentData>

export const uploadsOf = (uid: string) =>
  db().collection('users').doc(uid).collection('uploads') as CollectionReference<UploadDocument, DocumentData>

/** The ledger's entry for a path in Storage: user-assets/{uid}/{portfolioId}/{kind}/{file}. Null for any other path. */
export function uploadAt(path: string): UploadReference | null {
  const [, uid = '', ...place] = path.split('/')
  return isUploadedPath(path) ? uploadsOf(uid).doc(place.join(':')) : null
}
