import type { Transaction } from 'firebase-admin/firestore'
import { planOf, plans, type PlanId } from '@vitrine/common/plans'
import type { TemplateListing } from '@vitrine/common/templates/listing'
import type { TemplateId } from '@vitrine/common/templates/ids'
import { db } from '../../lib/firebase.ts'
import { purchaseRef } from '../../lib/documents/customer.ts'
import { templateRef } from '../../lib/documents/template.ts'

/** Everything that decides whether an account may publish with a template. */
export interface EntitlementFacts {
  /** The template in the store; undefined where it is not listed (any more). */
  listing: Pick<TemplateListing, 'priceCents'> | undefined
  purchased: boolean
  plan: PlanId
}

/** The reasons for which an account may publish with a template. */
export interface Entitlement {
  free: boolean
  bought: boolean
  inPlan: boolean
}

export const entitlement = ({ listing, purchased, plan }: EntitlementFacts): Entitlement => ({
  free: listing?.priceCents === 0,
  bought: purchased,
  inPlan: plans[plan].includesPremiumTemplates,
})

/** Whether an account may publish with a template, for whichever reason. */
export const isEntitled = (facts: EntitlementFacts): boolean => Object.values(entitlement(facts)).some(Boolean)

/** Reads the facts for one account and one template. */
export async function readEntitlement(
  templateId: TemplateId,
  uid: string,
  transaction: Transaction,
): Promise<EntitlementFacts> {
  const [listing, purchase, profile] = await transaction.getAll(
    templateRef(templateId),
    purchaseRef(uid, templateId),
    db().collection('users').doc(uid),
  )
  return {
    listing: listing?.data() as TemplateListing | undefined,
    purchased: purchase?.exists === true,
    plan: planOf(profile?.data()),
  }
}
