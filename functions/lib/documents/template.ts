import type { CollectionReference, DocumentData, DocumentReference, Timestamp } from 'firebase-admin/firestore'
import type { Review, TemplateSummary } from '@vitrine/common/api/shapes'
import { averageRating, priceText, type TemplateListing } from '@vitrine/common/templates/listing'
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

export const toReview = ({ author, rating, text, updatedAt }: ReviewDocument): Review => ({
  author,
  rating,
  text,
  updatedAt: updatedAt.toDate().toISOString(),
})

/** All templates of the store, in their order. */
export async function templateSummaries(): Promise<TemplateSummary[]> {
  const found = await db().collection('templates').orderBy('order').get()
  return found.docs.map((snapshot) => toSummary(snapshot.data() as TemplateListing))
}

export const toSummary = (listing: TemplateListing): TemplateSummary => ({
  ...listing,
  price: priceText(listing),
  rating: averageRating(listing),
})

/** `templates/{templateId}/uses/{uid}`: the account made a portfolio from the template. */
export const templateUseRef = (templateId: string, uid: string): DocumentReference =>
  templateRef(templateId).collection('uses').doc(uid)
