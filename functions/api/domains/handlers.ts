import { Timestamp } from 'firebase-admin/firestore'
import type { DomainRecord, DomainStatus } from '@vitrine/common/api/domains'
import { normalDomain, proofRecord } from '@vitrine/common/portfolio/domain'
import { checkDomain, healthOf } from '../../domains/check-domain.ts'
import { connect } from '../../domains/connect.ts'
import { obstacleOf, releaseTime, stateOf, stepsOf } from '../../domains/health.ts'
import { isGivenTo } from '../../domains/proof.ts'
import { mayHaveDomain, watchedUntil, watchForProof } from '../../domains/requests.ts'
import type { Handlers } from '../../http/app.ts'
import { ApiError, unavailable } from '../../http/api-error.ts'
import { domainRef, domainRequestRef, type DomainDocument } from '../../lib/documents/domain.ts'
import { liveRef } from '../../lib/documents/live.ts'
import { portfolioRef, type PortfolioDocument } from '../../lib/documents/portfolio.ts'
import { appOrigin, domainTarget } from '../../lib/env.ts'
import { db } from '../../lib/firebase.ts'
import { iso, ownedBy } from '../portfolios/portfolio.ts'

export const domainHandlers: Pick<Handlers, 'getDomain' | 'verifyDomain'> = {
  async getDomain({ account, params }) {
    return statusOf(params.id, ownedBy(account.uid, await portfolioRef(params.id).get()))
  },

  async verifyDomain({ account: { uid }, params: { id }, log }) {
    const stored = ownedBy(uid, await portfolioRef(id).get())
    const domain = usable(stored)
    if (domain === null) return statusOf(id, stored)
    if (!(await mayHaveDomain(uid))) throw new ApiError('pro-required', 'A domain of your own is part of the Pro plan.')
    const now = Date.now()
    if (!(await isConnected(id, domain))) {
      const proved = await isGivenTo(domain, id)
      if (proved === null) throw dnsIsSilent()
      if (!proved) {
        await watchForProof(uid, id, domain, now)
        return statusOf(id, stored)
      }
      await connect(uid, id, domain, Timestamp.fromMillis(now))
    }
    const seen = await checkDomain(domain, now, log)
    if (seen?.proved === null) throw dnsIsSilent()
    if (seen?.hosted === null)
      throw unavailable(
        'Our hosting provider isn’t responding. Your domain stays as it is, and we’ll check again automatically.',
        'hosting-unavailable',
      )
    return statusOf(id, stored)
  },
}

/** The domain that a portfolio names, if it is a valid one and not ours. */
function usable({ content }: PortfolioDocument): string | null {
  const domain = normalDomain(content.domain ?? '')
  return domain === new URL(appOrigin()).hostname || domain === domainTarget() ? null : domain
}

const isConnected = async (id: string, domain: string): Promise<boolean> =>
  (await domainRef(domain).get()).data()?.portfolioId === id

const dnsIsSilent = () =>
  unavailable('The domain couldn’t be looked up. Please try again in a minute.', 'dns-unavailable')

const noDomain = {
  domain: null,
  isLive: false,
  obstacle: null,
  steps: { proved: false, pointsHere: false, hasCertificate: false },
  records: [],
  checkedAt: null,
  brokenSince: null,
  releasedAt: null,
  watchedUntil: null,
} as const satisfies Partial<DomainStatus>

async function statusOf(id: string, stored: PortfolioDocument): Promise<DomainStatus> {
  const domain = usable(stored)
  if (domain === null) return { ...noDomain, state: stored.content.domain?.trim() ? 'invalid' : 'none' }
  const [given, isLive] = await Promise.all([domainRef(domain).get(), isNamedByPage(id, domain)])
  const current = given.data()
  return {
    ...(current?.portfolioId === id ? statusOfGiven(domain, current) : await statusOfAsked(id, domain)),
    isLive,
  }
}

/** Whether what is live of a portfolio names a domain. */
async function isNamedByPage(id: string, domain: string): Promise<boolean> {
  const [live] = await db().getAll(liveRef(id), { fieldMask: ['content.domain'] })
  return live?.exists === true && normalDomain(String(live.get('content.domain') ?? '')) === domain
}

/** Of a domain whose proof was never seen. */
async function statusOfAsked(id: string, domain: string): Promise<Omit<DomainStatus, 'isLive'>> {
  const stored = (await domainRequestRef(id).get()).data()
  const request = stored?.domain === domain ? stored : undefined
  return {
    ...noDomain,
    domain,
    state: 'proof-missing',
    obstacle: 'proof',
    records: [proof(domain, id, false), pointer(domain, false)],
    checkedAt: request ? iso(request.checkedAt) : null,
    watchedUntil: request ? iso(Timestamp.fromMillis(watchedUntil(request))) : null,
  }
}

function statusOfGiven(domain: string, given: DomainDocument): Omit<DomainStatus, 'isLive'> {
  const health = healthOf(given)
  const release = releaseTime(health)
  const steps = stepsOf(health)
  const wanted = given.records.length > 0 ? given.records : [pointer(domain, steps.pointsHere)]
  return {
    domain,
    state: stateOf(health),
    obstacle: obstacleOf(health),
    steps,
    records: [proof(domain, given.portfolioId, steps.proved), ...wanted],
    checkedAt: given.checkedAt && iso(given.checkedAt),
    brokenSince: given.brokenSince && iso(given.brokenSince),
    releasedAt: release === null ? null : iso(Timestamp.fromMillis(release)),
    watchedUntil: null,
  }
}

const proof = (domain: string, id: string, done: boolean): DomainRecord => ({
  ...proofRecord(domain, id),
  action: 'add',
  done,
})

/** What leads visitors here, as long as Hosting has not said what it wants. */
const pointer = (domain: string, done: boolean): DomainRecord => ({
  type: 'CNAME',
  name: domain,
  value: domainTarget(),
  action: 'add',
  done,
})
