import { Timestamp } from 'firebase-admin/firestore'
import type { DomainStatus } from '@vitrine/common/api/domains'
import { planOf, plans } from '@vitrine/common/plans'
import { domainRecords, normalDomain } from '@vitrine/common/portfolio/domain'
import type { Handlers } from '../../http/app.ts'
import { ApiError } from '../../http/api-error.ts'
import { db } from '../../lib/firebase.ts'
import { connectedDomain, domainRef } from '../../lib/documents/domain.ts'
import { portfolioRef, type PortfolioDocument } from '../../lib/documents/portfolio.ts'
import { appOrigin, domainTarget } from '../../lib/env.ts'
import { changePortfolio } from '../portfolios/change.ts'
import { ownedBy } from '../portfolios/portfolio.ts'
import { isGivenTo } from './proof.ts'

export const domainHandlers: Pick<Handlers, 'getDomain' | 'verifyDomain'> = {
  async getDomain({ account, params }) {
    return statusOf(params.id, ownedBy(account.uid, await portfolioRef(params.id).get()))
  },

  async verifyDomain({ account, params }) {
    const stored = ownedBy(account.uid, await portfolioRef(params.id).get())
    const status = statusOf(params.id, stored)
    if (status.domain === null) return status
    await requirePro(account.uid)
    if (!(await isGivenTo(status.domain, params.id))) return status
    return statusOf(params.id, await connect(account.uid, params.id, status.domain))
  },
}

function statusOf(id: string, stored: PortfolioDocument): DomainStatus {
  const text = stored.content.domain?.trim() ?? ''
  const domain = normalDomain(text)
  if (domain === null || domain === new URL(appOrigin()).hostname)
    return { domain: null, state: text === '' ? 'none' : 'invalid', records: [] }
  return {
    domain,
    state: connectedDomain(stored) ? 'connected' : 'pending',
    records: domainRecords(domain, id, domainTarget()),
  }
}

/** @throws ApiError pro-required */
async function requirePro(uid: string): Promise<void> {
  const profile = (await db().collection('users').doc(uid).get()).data()
  if (!plans[planOf(profile)].includesCustomDomain)
    throw new ApiError('pro-required', 'A domain of your own is part of the Pro plan.')
}

/**
 * Both sides at once. A portfolio that names another domain by now keeps what it has; of domains that it had before, none stays
 * its own, so an account has at most one for each portfolio.
 */
function connect(uid: string, id: string, domain: string): Promise<PortfolioDocument> {
  return changePortfolio({ id, uid, ifMatch: null }, async (stored, transaction) => {
    if (normalDomain(stored.content.domain ?? '') !== domain) return null
    const { provedDomain } = stored
    if (provedDomain && provedDomain !== domain) {
      const former = await transaction.get(domainRef(provedDomain))
      if (former.data()?.portfolioId === id) transaction.delete(former.ref)
    }
    transaction.set(domainRef(domain), { ownerId: uid, portfolioId: id, verifiedAt: Timestamp.now() })
    return stored.provedDomain === domain ? null : { provedDomain: domain }
  })
}
