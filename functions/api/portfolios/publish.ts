import { Timestamp } from 'firebase-admin/firestore'
import { errorMessages } from '@vitrine/common/api/errors'
import { publishIssues, publishIssuesMessage } from '@vitrine/common/portfolio/publish-validation'
import { catalogue } from '@vitrine/templates/catalogue'
import { ApiError } from '../../http/api-error.ts'
import type { Account } from '../../http/authenticate.ts'
import { isEntitled, readEntitlement } from '../../payments/entitlement/entitlement.ts'
import { changePortfolio } from './change.ts'
import type { PortfolioDocument } from '../../lib/documents/portfolio.ts'

/**
 * Puts a portfolio at its address.
 * @throws ApiError unverified, payment-required, username-required, invalid-content: in this order
 */
export function publish(account: Account, id: string): Promise<PortfolioDocument> {
  return changePortfolio({ id, uid: account.uid, ifMatch: null, keepAs: 'published' }, async (stored, transaction) => {
    if (!account.emailVerified) throw new ApiError('unverified', 'Please verify your email before publishing.')
    const facts = await readEntitlement(stored.templateId, account.uid, transaction)
    if (!isEntitled(facts)) {
      throw new ApiError('payment-required', errorMessages.payment)
    }
    if (!stored.username) throw new ApiError('username-required', 'Choose a username before publishing')
    const issues = publishIssues(catalogue[stored.templateId].metadata, stored.content)
    if (issues.length > 0) throw new ApiError('invalid-content', publishIssuesMessage(issues), { issues })
    return stored.status === 'published'
      ? null
      : { status: 'published', publishedAt: Timestamp.now(), ownerPlan: facts.plan }
  })
}

/** Takes a portfolio back to a draft; its address stays attached. */
export function unpublish(account: Account, id: string): Promise<PortfolioDocument> {
  return changePortfolio({ id, uid: account.uid, ifMatch: null }, (stored) =>
    stored.status === 'draft' ? null : { status: 'draft' },
  )
}
