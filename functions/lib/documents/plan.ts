import type { Transaction } from 'firebase-admin/firestore'
import { planOf, type PlanId } from '@vitrine/common/plans'
import { db } from '../firebase.ts'

/** The plan of an account, by its profile. */
export async function readPlan(uid: string, transaction?: Transaction): Promise<PlanId> {
  const ref = db().collection('users').doc(uid)
  return planOf((await (transaction ? transaction.get(ref) : ref.get())).data())
}
