import { Timestamp } from 'firebase-admin/firestore'
import type { Portfolio } from '@vitrine/common/api/shapes'
import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import { withItemIds } from '@vitrine/common/portfolio/item-ids'
import type { TemplateId } from '@vitrine/common/templates/ids'
import { catalogue } from '@vitrine/templates/catalogue'
import type { Account } from '../../http/authenticate.ts'
import { transactCounting } from '../../lib/documents/kind.ts'
import { db } from '../../lib/firebase.ts'
import { portfolioRef, type PortfolioDocument } from '../../lib/documents/portfolio.ts'
import { templateUseRef } from '../../lib/documents/template.ts'
import { toPortfolio } from './portfolio.ts'
import { requireRoom } from './room.ts'

/**
 * A new draft that starts from the template's example, under the account's own name and address.
 * @throws ApiError unverified, limit-reached
 */
export async function createDraft(account: Account, templateId: TemplateId, name: string): Promise<Portfolio> {
  const profile = (await db().collection('users').doc(account.uid).get()).data()
  const now = Timestamp.now()
  const draft: PortfolioDocument = {
    ownerId: account.uid,
    name,
    templateId,
    status: 'draft',
    username: null,
    content: personalised(withItemIds(catalogue[templateId].example), { name: profile?.name, email: account.email }),
    design: {},
    layout: { hidden: [] },
    revision: 1,
    views: 0,
    createdAt: now,
    updatedAt: now,
    publishedAt: null,
  }
  const ref = portfolioRef(db().collection('portfolios').doc().id)
  await transactCounting(account.uid, async (transaction, count) => {
    await requireRoom(account, count)
    transaction.create(ref, draft)
    // Written again it is the same document: only its creation counts as a download.
    transaction.set(templateUseRef(templateId, account.uid), { usedAt: now })
  })
  return toPortfolio(ref.id, draft)
}

/** The example as the owner's own beginning: nobody publishes the example person’s name, description, address or profiles by mistake. */
function personalised(
  { meta: _meta, ...example }: PortfolioContent,
  owner: { name?: unknown; email?: string },
): PortfolioContent {
  const name = typeof owner.name === 'string' && owner.name !== '' ? owner.name : undefined
  const { photographerName } = example.hero ?? {}
  return {
    ...example,
    // A photographer's page shows its own field, and the other one once it moves to another template.
    hero: { ...example.hero, ...(name && { name, ...(photographerName && { photographerName: name }) }) },
    contact: { ...example.contact, email: owner.email ?? '', phone: '', social: {} },
  }
}
