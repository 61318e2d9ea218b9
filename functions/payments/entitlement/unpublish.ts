import { Timestamp, type Query, type QuerySnapshot, type Transaction } from 'firebase-admin/firestore'
import type { TemplateId } from '@vitrine/common/templates/ids'
import { takeOffline } from '../../lib/documents/change-facts.ts'
import { db } from '../../lib/firebase.ts'
import type { PortfolioDocument } from '../../lib/documents/portfolio.ts'
import { isEntitled, readEntitlement } from './entitlement.ts'

/**
 * Takes the pages of an account off the web that use a template which is about to be no longer bought, unless the
 * template is free or in the plan. Names them. Reads before it writes, so it has to be the transaction's last reading.
 */
export async function unpublishWith(transaction: Transaction, uid: string, templateId: TemplateId): Promise<string[]> {
  const facts = await readEntitlement(templateId, uid, transaction)
  return isEntitled({ ...facts, purchased: false })
    ? []
    : unpublish(transaction, await liveWith(transaction, uid, templateId))
}

/** The portfolios of which a page with this template is live, whichever their drafts have by now. */
export const liveWith = (
  transaction: Transaction,
  uid: string,
  templateId: TemplateId,
): Promise<QuerySnapshot<PortfolioDocument>> =>
  transaction.get(
    db()
      .collection('portfolios')
      .where('ownerId', '==', uid)
      .where('live.templateId', '==', templateId) as Query<PortfolioDocument>,
  )

/** Takes their pages away. Drafts and addresses stay, so that publishing again is one click. */
export function unpublish(transaction: Transaction, pages: QuerySnapshot<PortfolioDocument>): string[] {
  return pages.docs.map((snapshot) => {
    const stored = snapshot.data()
    takeOffline(transaction, snapshot.id, stored, Timestamp.now())
    return stored.name
  })
}
