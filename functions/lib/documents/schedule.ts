import type {
  CollectionReference,
  DocumentData,
  DocumentReference,
  Query,
  Timestamp,
  Transaction,
} from 'firebase-admin/firestore'
import type { ScheduledAction } from '@vitrine/common/schedule'
import { scheduledActions } from '@vitrine/common/schedule'
import { db } from '../firebase.ts'

/** `schedules/{portfolioId}.{action}`: what its owner has left to a time. Goes when it is done. */
export interface ScheduleDocument {
  ownerId: string
  portfolioId: string
  action: ScheduledAction
  at: Timestamp
  local: string
  zone: string
  /** Why it could not be done. */
  problem: string | null
  /** When there is something to do about it: to act, or to tell its owner of the problem; null when that is done. */
  dueAt: Timestamp | null
}

export const schedules = () => db().collection('schedules') as CollectionReference<ScheduleDocument, DocumentData>

export const scheduleRef = (
  portfolioId: string,
  action: ScheduledAction,
): DocumentReference<ScheduleDocument, DocumentData> => schedules().doc(`${portfolioId}.${action}`)

export const schedulesOf = (portfolioId: string): DocumentReference<ScheduleDocument, DocumentData>[] =>
  scheduledActions.map((action) => scheduleRef(portfolioId, action))

export const dueSchedules = (now: Timestamp): Query<ScheduleDocument, DocumentData> =>
  schedules().where('dueAt', '<=', now).orderBy('dueAt')

/** For whoever takes a portfolio away. */
export function forgetSchedules(write: Pick<Transaction, 'delete'>, portfolioId: string): void {
  for (const ref of schedulesOf(portfolioId)) write.delete(ref)
}
