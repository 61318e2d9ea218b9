import { Resolver } from 'node:dns/promises'
import { proofName, proofValue } from '@vitrine/common/portfolio/domain'
import { dnsServers } from '../lib/env.ts'

/** Of one try; with the second it is twice as long, and leaves a call (deadline.ts) time to ask Hosting. */
const TIMEOUT_MS = 1_500
/** Answers that say: there is no such record. */
const nothingThere = new Set(['ENOTFOUND', 'ENODATA', 'NXDOMAIN'])

/** Whether DNS says that the domain's owner gave it to this portfolio; null where it says nothing. */
export async function isGivenTo(domain: string, portfolioId: string): Promise<boolean | null> {
  const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: 2 })
  const servers = dnsServers()
  if (servers.length > 0) resolver.setServers(servers)
  try {
    const records = await resolver.resolveTxt(proofName(domain))
    return records.some((parts) => parts.join('').trim() === proofValue(portfolioId))
  } catch (error) {
    return error instanceof Error && 'code' in error && nothingThere.has(String(error.code)) ? false : null
  }
}
