import type { Transaction } from 'firebase-admin/firestore'
import type { TemplateId } from '@vitrine/common/templates/ids'
import { db } from '../../lib/firebase.ts'
import { purchaseRef } from '../../lib/documents/customer.ts'
import { templateRef } from '../../lib/documents/template.ts'

export interface Entitlement {
  /** Nobody has to pay for the template. */
  free: boolean
  bought: boolean
  /** It comes with the account's plan. */
  inPlan: boolean
}

/** By what an account may publish with a template. */
export async function entitlementTo(
  templateId: TemplateId,
  uid: string,
  transaction: Transaction,
): Promise<Entitlement> {
  const [listing, purchase, profile] = await transaction.getAll(
    templateRef(templateId),
    purchaseRef(uid, templateId),
    db().collection('users').doc(uid),
  )
  return {
    free: listing?.data()?.priceCents === 0,
    bought: purchase?.exists === true,
    inPlan: profile?.data()?.subscription_level === 'pro',
  }
}

/** Whether one may publish with a template: it is free, was bought, or comes with the plan. */
export const isEntitled = ({ free, bought, inPlan }: Entitlement): boolean => free || bought || inPlan

/** Whether an account may publish with a template. */
export const mayUseTemplate = async (uid: string, templateId: TemplateId, transaction: Transaction): Promise<boolean> =>
  isEntitled(await entitlementTo(templateId, uid, transaction))
