import type { Transaction } from 'firebase-admin/firestore'
import { healthOf } from '../../domains/check-domain.ts'
import { answersVisitors } from '../../domains/health.ts'
import { domainRef, namedDomain } from '../../lib/documents/domain.ts'
import type { DomainFacts } from '../../lib/documents/live-document.ts'
import type { VersionedDocument } from '../../lib/documents/versioned-part.ts'

/** What is known of the domain that goes live with a publication: by the draft, by what was live, or by the domain itself. */
export async function domainFacts(
  id: string,
  part: VersionedDocument,
  known: readonly (DomainFacts | null)[],
  transaction: Transaction,
): Promise<DomainFacts> {
  const domain = namedDomain(part)
  if (domain === null) return {}
  const same = known.find((facts) => facts?.provedDomain === domain)
  if (same) {
    const { provedDomain, domainServes } = same
    return { provedDomain, ...(domainServes !== undefined && { domainServes }) }
  }
  const given = (await transaction.get(domainRef(domain))).data()
  return given?.portfolioId === id ? { provedDomain: domain, domainServes: answersVisitors(healthOf(given)) } : {}
}
