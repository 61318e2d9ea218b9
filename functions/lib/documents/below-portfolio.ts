import type { CollectionReference } from 'firebase-admin/firestore'
import { db } from '../firebase.ts'

/** A collection below `portfolios/{id}`, for who has no business with the portfolio itself. */
export const belowPortfolio = (id: string, collection: string): CollectionReference =>
  db().collection('portfolios').doc(id).collection(collection)
