import type { CollectionReference, DocumentData, DocumentReference, Timestamp } from 'firebase-admin/firestore'
import { db } from '../firebase.ts'
import type { PortfolioDocument } from './portfolio.ts'

/**
 * `deletedPortfolios/{id}`: the document of a portfolio as it was when it was deleted; its `live` says which version was live.
 * Nothing that reads portfolios finds it here; what lies below `portfolios/{id}` and its pictures stay where they are until it is removed for good.
 */
export interface DeletedPortfolioDocument extends PortfolioDocument {
  deletedAt: Timestamp
  /** Its removal has begun: there is no way back. */
  purging?: true
}

export const deletedPortfolios = () =>
  db().collection('deletedPortfolios') as CollectionReference<DeletedPortfolioDocument, DocumentData>

export const deletedPortfolioRef = (id: string): DocumentReference<DeletedPortfolioDocument, DocumentData> =>
  deletedPortfolios().doc(id)
