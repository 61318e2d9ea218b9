import type { CollectionReference, DocumentData, Query, Timestamp } from 'firebase-admin/firestore'
import type { Language } from '@vitrine/common/languages'
import { db } from '../firebase.ts'
import { belowPortfolio } from './below-portfolio.ts'

interface Received {
  /** Of the portfolio, so that an account's can be listed together. */
  ownerId: string
  email: string
  createdAt: Timestamp
  /** When the mail about it was handed over; null before. */
  mailedAt: Timestamp | null
}

/** `portfolios/{id}/messages/{entryId}` */
export interface MessageDocument extends Received {
  name: string
  message: string
  read: boolean
}

/** `portfolios/{id}/subscribers/{entryId}`; the id is made from the address, so nobody subscribes twice. */
export interface SubscriberDocument extends Received {
  /** Known only from the mail to the address. */
  token: string
  /** In which they were asked, where that is not the page's own. */
  language?: Language
  confirmedAt: Timestamp | null
}

export const messagesOf = (portfolioId: string) =>
  belowPortfolio(portfolioId, 'messages') as CollectionReference<MessageDocument, DocumentData>

export const subscribersOf = (portfolioId: string) =>
  belowPortfolio(portfolioId, 'subscribers') as CollectionReference<SubscriberDocument, DocumentData>

export const messagesFor = (uid: string) =>
  db().collectionGroup('messages').where('ownerId', '==', uid) as Query<MessageDocument, DocumentData>

export const subscribersFor = (uid: string) =>
  db().collectionGroup('subscribers').where('ownerId', '==', uid) as Query<SubscriberDocument, DocumentData>
