import type { DocumentData, DocumentReference, Timestamp } from 'firebase-admin/firestore'
import type { UploadKind } from '@vitrine/common/uploads'
import { db } from '../firebase.ts'

/**
 * `users/{uid}/uploads/{portfolioId}:{kind}:{file}`: the permission for one upload, which storage.rules look up. Without
 * it nothing can be uploaded, so what uploads/sign refuses is refused.
 */
export interface UploadDocument {
  contentType: string
  /** In bytes; the file has exactly this size. */
  size: number
  /** A time-to-live policy removes what is older. */
  expireAt: Timestamp
  /** False while it is found out whether there is room; nothing can be uploaded then. */
  granted: boolean
}

export const uploadsOf = (uid: string) => db().collection('users').doc(uid).collection('uploads')

export type UploadReference = DocumentReference<UploadDocument, DocumentData>

export const uploadRef = (uid: string, portfolioId: string, kind: UploadKind, file: string) =>
  uploadsOf(uid).doc(`${portfolioId}:${kind}:${file}`) as UploadReference
