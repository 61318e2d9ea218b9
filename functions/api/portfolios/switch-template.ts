import { Timestamp } from 'firebase-admin/firestore'
import { errorMessages } from '@vitrine/common/api/errors'
import type { TemplateId } from '@vitrine/common/templates/ids'
import type { PortfolioDocument } from '../../lib/documents/portfolio.ts'
import { templateUseRef } from '../../lib/documents/template.ts'
import { ApiError } from '../../http/api-error.ts'
import { templateListing } from '../templates/listings.ts'
import { changePortfolio } from './change.ts'
import { mayUseTemplate } from '../../payments/entitlement/entitlement.ts'

export interface TemplateSwitch {
  id: string
  uid: string
  ifMatch: number | null
  templateId: TemplateId
  /** Rather offline than not at all, where the account may not publish with the template. */
  asDraft: boolean
}

/**
 * Shows a portfolio with another template. Content, design and layout stay as they are: what the template does not
 * show is there for the next one.
 * @throws ApiError not-found, template-unavailable, payment-required
 */
export async function switchTemplate({
  id,
  uid,
  ifMatch,
  templateId,
  asDraft,
}: TemplateSwitch): Promise<PortfolioDocument> {
  const { available, name } = await templateListing(templateId)
  return changePortfolio({ id, uid, ifMatch, keepAs: 'replaced' }, async (stored, transaction) => {
    if (stored.templateId === templateId) return null
    if (!available) throw new ApiError('template-unavailable', `${name} is coming soon and cannot be used yet`)
    const staysOnline = stored.status === 'draft' || (await mayUseTemplate(uid, templateId, transaction))
    if (!staysOnline && !asDraft) throw new ApiError('payment-required', errorMessages.payment)
    transaction.set(templateUseRef(templateId, uid), { usedAt: Timestamp.now() })
    return { templateId, ...(!staysOnline && { status: 'draft' }) }
  })
}
