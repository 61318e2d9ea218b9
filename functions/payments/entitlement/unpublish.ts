import { Timestamp, type QuerySnapshot, type Transaction } from 'firebase-admin/firestore'
import type { TemplateId } from '@vitrine/common/templates/ids'
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
    : unpublish(transaction, await publishedWith(transaction, uid, templateId))
}

export const publishedWith = (
  transaction: Transaction,
  uid: string,
  templateId: TemplateId,
): Promise<QuerySnapshot<PortfolioDocument>> =>
  transaction.get(
    db()
      .collection('portfolios')
      .where('ownerId', '==', uid)
      .where('templateId', '==', templateId)
      .where('status', '==', 'published') as FirebaseFirestore.Query<PortfolioDocument>,
  )

/** Makes drafts of them. Their addresses stay attached, so that publishing again is one click. */
export function unpublish(transaction: Transaction, pages: QuerySnapshot<PortfolioDocument>): string[] {
  return pages.docs.map((snapshot) => {
    const { name, revision } = snapshot.data()
    transaction.update(snapshot.ref, { status: 'draft', revision: revision + 1, updatedAt: Timestamp.now() })
    return name
  })
}
