import type { CollectionReference, DocumentData, Query, Timestamp } from 'firebase-admin/firestore'
import type { CommentPlace } from '@vitrine/common/portfolio/comment-places'
import { db } from '../firebase.ts'

/** `links/{commentsId}/comments/{id}`: what somebody wrote who has a review link. */
export interface CommentDocument {
  /** Of the portfolio, so that an account's can be counted and a portfolio's listed together. */
  ownerId: string
  portfolioId: string
  /** What they call themselves. */
  name: string
  text: string
  place: CommentPlace
  /** What the place was called then. */
  about: string
  createdAt: Timestamp
  resolvedAt: Timestamp | null
  /** Of the owner. */
  answers: { text: string; at: Timestamp }[]
  /** When the owner was told of it by mail, or needed not be. */
  mailedAt: Timestamp | null
}

/** @param commentsId see ReviewFacts of private-link.ts */
export const commentsAt = (commentsId: string) =>
  db().collection('links').doc(commentsId).collection('comments') as CollectionReference<CommentDocument, DocumentData>

export const commentsFor = (uid: string) =>
  db().collectionGroup('comments').where('ownerId', '==', uid) as Query<CommentDocument, DocumentData>
