import type { Transaction } from 'firebase-admin/firestore'
import type { TemplateId } from '@vitrine/common/templates/ids'
import { db } from '../../lib/firebase.ts'

/** Whether an account may publish with a template: it is free, was bought, or comes with the account's plan. */
export async function mayUseTemplate(uid: string, templateId: TemplateId, transaction: Transaction): Promise<boolean> {
  const user = db().collection('users').doc(uid)
  const [listing, purchase, profile] = await transaction.getAll(
    db().collection('templates').doc(templateId),
    user.collection('purchases').doc(templateId),
    user,
  )
  return listing?.data()?.priceCents === 0 || purchase?.exists === true || profile?.data()?.subscription_level === 'pro'
}
