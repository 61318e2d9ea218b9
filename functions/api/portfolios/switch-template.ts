import { Timestamp } from 'firebase-admin/firestore'
import type { TemplateId } from '@vitrine/common/templates/ids'
import type { PortfolioDocument } from '../../lib/documents/portfolio.ts'
import { templateUseRef } from '../../lib/documents/template.ts'
import { ApiError } from '../../http/api-error.ts'
import { templateListing } from '../templates/listings.ts'
import { changePortfolio } from './change.ts'

export interface TemplateSwitch {
  id: string
  uid: string
  ifMatch: number | null
  templateId: TemplateId
}

/**
 * Shows the draft with another template. Content, design and layout stay as they are: what the template does not
 * show is there for the next one.
 * @throws ApiError not-found, template-unavailable
 */
export async function switchTemplate({ id, uid, ifMatch, templateId }: TemplateSwitch): Promise<PortfolioDocument> {
  const { available, name } = await templateListing(templateId)
  return changePortfolio({ id, uid, ifMatch, keepAs: 'replaced' }, ({ stored, transaction }) => {
    if (stored.templateId === templateId) return null
    if (!available) throw new ApiError('template-unavailable', `${name} is coming soon and cannot be used yet`)
    transaction.set(templateUseRef(templateId, uid), { usedAt: Timestamp.now() })
    return { templateId }
  })
}
