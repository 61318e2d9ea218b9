import { Resolver } from 'node:dns/promises'
import { proofName, proofValue } from '@vitrine/common/portfolio/domain'
import { unavailable } from '../../http/api-error.ts'
import { dnsServers } from '../../lib/env.ts'

const TIMEOUT_MS = 4_000
/** Answers that say: there is no such record. */
const nothingThere = new Set(['ENOTFOUND', 'ENODATA', 'NXDOMAIN'])

/** Whether DNS says that the domain's owner gave it to this portfolio. @throws ApiError dns-unavailable */
export async function isGivenTo(domain: string, portfolioId: string): Promise<boolean> {
  const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: 2 })
  const servers = dnsServers()
  if (servers.length > 0) resolver.setServers(servers)
  try {
    const records = await resolver.resolveTxt(proofName(domain))
    return records.some((parts) => parts.join('').trim() === proofValue(portfolioId))
  } catch (error) {
    if (error instanceof Error && 'code' in error && nothingThere.has(String(error.code))) return false
    throw unavailable('The domain could not be looked up just now. Please try again in a minute.', 'dns-unavailable')
  }
}
