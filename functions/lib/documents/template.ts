import type { CollectionReference, DocumentData, DocumentReference, Timestamp } from 'firebase-admin/firestore'
import { db } from '../firebase.ts'

/** `templates/{templateId}/reviews/{uid}`: one for each account. */
export interface ReviewDocument {
  /** The reviewer's name when writing. */
  author: string
  rating: number
  text: string
  createdAt: Timestamp
  updatedAt: Timestamp
}

export const templateRef = (id: string): DocumentReference => db().collection('templates').doc(id)

export const reviewsOf = (templateId: string) =>
  templateRef(templateId).collection('reviews') as CollectionReference<ReviewDocument, DocumentData>

/** `templates/{templateId}/uses/{uid}`: the account made a portfolio from the template. */
export const templateUseRef = (templateId: string, uid: string): DocumentReference =>
  templateRef(templateId).collection('uses').doc(uid)
