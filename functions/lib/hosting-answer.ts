import * as z from 'zod/mini'
import type { DomainRecord } from '@vitrine/common/api/domains'
import { recordTypes } from '@vitrine/common/portfolio/domain'

/** What Hosting says about a domain. */
export interface HostedDomain {
  /**
   * unknown: it has not looked yet · unreachable: the domain's name servers do not answer it · pointing: the domain leads elsewhere ·
   * conflict: it leads here and elsewhere, or is another project's · certificate: it leads here and has no certificate yet ·
   * active: visitors get the page.
   */
  state: 'unknown' | 'unreachable' | 'pointing' | 'conflict' | 'certificate' | 'active'
  /** What it wants in DNS. */
  records: DomainRecord[]
}

const text = z.optional(z.string())
const record = z.object({ domainName: text, type: text, rdata: text, requiredAction: text })
const recordSets = z.optional(z.array(z.object({ records: z.optional(z.array(record)) })))

/** What is read of a CustomDomain of the Hosting API (v1beta1). States that are added to it later are unknown here. */
const customDomain = z.object({
  name: z.string(),
  deleteTime: text,
  hostState: text,
  ownershipState: text,
  cert: z.optional(z.object({ state: text })),
  requiredDnsUpdates: z.optional(z.object({ desired: recordSets, discovered: recordSets })),
})
type CustomDomain = z.infer<typeof customDomain>

/** Null for one that was removed, which the API goes on naming for 30 days. @throws ZodError for anything else */
export function readCustomDomain(answer: unknown): HostedDomain | null {
  const domain = customDomain.parse(answer)
  return domain.deleteTime === undefined ? { state: stateOf(domain), records: recordsOf(domain) } : null
}

function stateOf({ hostState, ownershipState, cert }: CustomDomain): HostedDomain['state'] {
  const states = [hostState, ownershipState]
  if (states.includes('HOST_UNREACHABLE') || states.includes('OWNERSHIP_UNREACHABLE')) return 'unreachable'
  if (['HOST_CONFLICT', 'OWNERSHIP_CONFLICT', 'OWNERSHIP_MISMATCH'].some((state) => states.includes(state)))
    return 'conflict'
  if (['HOST_UNHOSTED', 'HOST_MISMATCH', 'OWNERSHIP_MISSING'].some((state) => states.includes(state))) return 'pointing'
  if (hostState !== 'HOST_ACTIVE') return 'unknown'
  // Its records are right, and Hosting hands it over within a day.
  if (ownershipState === 'OWNERSHIP_PENDING') return 'certificate'
  if (ownershipState !== 'OWNERSHIP_ACTIVE') return 'unknown'
  return cert?.state === 'CERT_ACTIVE' || cert?.state === 'CERT_EXPIRING_SOON' ? 'active' : 'certificate'
}

function recordsOf({ requiredDnsUpdates }: CustomDomain): DomainRecord[] {
  const { desired = [], discovered = [] } = requiredDnsUpdates ?? {}
  const wanted = desired.flatMap(({ records = [] }) =>
    records.filter(({ requiredAction }) => requiredAction !== 'REMOVE'),
  )
  const unwanted = [...desired, ...discovered].flatMap(({ records = [] }) =>
    records.filter(({ requiredAction }) => requiredAction === 'REMOVE'),
  )
  return [
    ...wanted.flatMap((found) => toRecord(found, 'add', found.requiredAction !== 'ADD')),
    ...unwanted.flatMap((found) => toRecord(found, 'remove', false)),
  ]
}

/** Nothing for a type that no form of a registrar asks for. */
function toRecord({ domainName, type, rdata }: z.infer<typeof record>, action: DomainRecord['action'], done: boolean) {
  const known = recordTypes.find((name) => name === type)
  return known && domainName && rdata
    ? [
        {
          type: known,
          name: withoutDot(domainName),
          value: known === 'CNAME' ? withoutDot(rdata) : rdata,
          action,
          done,
        },
      ]
    : []
}

const withoutDot = (name: string) => name.replace(/\.$/, '')
