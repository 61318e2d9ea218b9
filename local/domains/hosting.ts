import { ADDRESS, OWNER_TEXT, SITE, TARGET } from './settings.ts'
import type { Zone, ZoneRecord } from './zone.ts'

/** How long Hosting takes, in milliseconds. */
export interface Delays {
  /** Until it has looked at a new domain. */
  setupMs: number
  /** From when a domain points here until its certificate is there. */
  certificateMs: number
}

/** States that are said instead of those that follow from DNS. */
export interface Overrides {
  hostState?: string
  ownershipState?: string
  certState?: string
}

interface Stored {
  createdAt: number
  deletedAt: number | null
  /** When it was first seen to point here. */
  activeAt: number | null
  delays: Delays
  overrides: Overrides
}
export type Domains = Record<string, Stored>

/** What the API answers with, reduced to what is read here. */
export interface CustomDomain {
  name: string
  createTime: string
  deleteTime?: string
  reconciling: boolean
  hostState: string
  ownershipState: string
  cert?: { type: string; state: string }
  requiredDnsUpdates?: { checkTime: string; desired: DnsRecordSet[]; discovered: DnsRecordSet[] }
}
interface DnsRecordSet {
  domainName: string
  records: { domainName: string; type: string; rdata: string; requiredAction?: 'ADD' | 'REMOVE' }[]
}

const iso = (ms: number) => new Date(ms).toISOString()

/** The custom domains of one Hosting site. It sees DNS as everybody does. */
export class Hosting {
  readonly #zone: Zone
  readonly #delays: Delays
  readonly #domains: Domains

  constructor(zone: Zone, delays: Delays, domains: Domains = {}) {
    this.#zone = zone
    this.#delays = delays
    this.#domains = domains
  }

  get domains(): Domains {
    return this.#domains
  }

  /** @returns false where its name is taken, also by one that was removed */
  add(domain: string): boolean {
    if (this.#domains[domain]) return false
    const never = { deletedAt: null, activeAt: null }
    this.#domains[domain] = { createdAt: Date.now(), ...never, delays: this.#delays, overrides: {} }
    return true
  }

  remove(domain: string): boolean {
    const stored = this.#domains[domain]
    if (!stored || stored.deletedAt !== null) return false
    Object.assign(stored, { deletedAt: Date.now(), activeAt: null })
    return true
  }

  restore(domain: string): boolean {
    const stored = this.#domains[domain]
    if (!stored || stored.deletedAt === null) return false
    Object.assign(stored, { deletedAt: null, createdAt: Date.now() })
    return true
  }

  /** Changes how one domain is treated from now on; it may be added later. */
  treat(domain: string, delays: Partial<Delays>, overrides: Overrides): boolean {
    const stored = this.#domains[domain]
    if (!stored) return false
    stored.delays = { ...stored.delays, ...delays }
    stored.overrides = overrides
    return true
  }

  view(domain: string): CustomDomain | undefined {
    const stored = this.#domains[domain]
    if (!stored) return undefined
    const now = Date.now()
    const name = `projects/demo/sites/${SITE}/customDomains/${domain}`
    const base = {
      name,
      createTime: iso(stored.createdAt),
      ...(stored.deletedAt !== null && { deleteTime: iso(stored.deletedAt) }),
    }
    if (stored.deletedAt !== null || now - stored.createdAt < stored.delays.setupMs)
      return {
        ...base,
        reconciling: true,
        hostState: 'HOST_STATE_UNSPECIFIED',
        ownershipState: 'OWNERSHIP_STATE_UNSPECIFIED',
      }
    const { hostState, ownershipState, certState } = { ...this.#statesFromDns(domain), ...stored.overrides }
    const isActive = hostState === 'HOST_ACTIVE' && ownershipState === 'OWNERSHIP_ACTIVE'
    if (isActive) stored.activeAt ??= now
    const issued = stored.activeAt !== null && now - stored.activeAt >= stored.delays.certificateMs
    const state = certState ?? (issued ? 'CERT_ACTIVE' : isActive ? 'CERT_VALIDATING' : 'CERT_PREPARING')
    return {
      ...base,
      reconciling: !isActive || state !== 'CERT_ACTIVE',
      hostState,
      ownershipState,
      cert: { type: 'GROUPED', state },
      ...(!isActive && { requiredDnsUpdates: this.#updates(domain, now) }),
    }
  }

  #statesFromDns(domain: string): Overrides & { hostState: string; ownershipState: string } {
    const { here, elsewhere } = this.#pointers(domain)
    const owners = this.#zone.find(domain, 'TXT').filter((text) => text.startsWith('hosting-site='))
    const isOwned = here.some(({ type }) => type === 'CNAME') || owners.includes(OWNER_TEXT)
    const hostState =
      here.length > 0 && elsewhere.length > 0
        ? 'HOST_CONFLICT'
        : here.length > 0
          ? 'HOST_ACTIVE'
          : elsewhere.length > 0
            ? 'HOST_MISMATCH'
            : 'HOST_UNHOSTED'
    return {
      hostState,
      ownershipState: isOwned ? 'OWNERSHIP_ACTIVE' : owners.length > 0 ? 'OWNERSHIP_MISMATCH' : 'OWNERSHIP_MISSING',
    }
  }

  #pointers(domain: string): { here: ZoneRecord[]; elsewhere: ZoneRecord[] } {
    const found = (['CNAME', 'A', 'AAAA'] as const).flatMap((type) =>
      this.#zone.find(domain, type).map((value) => ({ name: domain, type, value })),
    )
    const leadsHere = ({ value }: ZoneRecord) => value === TARGET || value === ADDRESS
    return { here: found.filter(leadsHere), elsewhere: found.filter((record) => !leadsHere(record)) }
  }

  /** A domain right below a top-level domain can have no CNAME record. */
  #updates(domain: string, now: number): CustomDomain['requiredDnsUpdates'] {
    const isApex = domain.split('.').length === 2
    const wanted: ZoneRecord[] = isApex
      ? [
          { name: domain, type: 'A', value: ADDRESS },
          { name: domain, type: 'TXT', value: OWNER_TEXT },
        ]
      : [{ name: domain, type: 'CNAME', value: TARGET }]
    const has = ({ name, type, value }: ZoneRecord) => this.#zone.find(name, type).includes(value)
    const asked = ({ name, type, value }: ZoneRecord, action: 'ADD' | 'REMOVE' | undefined) => ({
      domainName: name,
      type,
      rdata: type === 'CNAME' ? `${value}.` : value,
      ...(action && { requiredAction: action }),
    })
    const desired = wanted.map((record) => asked(record, has(record) ? undefined : 'ADD'))
    const discovered = this.#pointers(domain).elsewhere.map((record) => asked(record, 'REMOVE'))
    return {
      checkTime: iso(now),
      desired: [{ domainName: domain, records: desired }],
      discovered: [{ domainName: domain, records: discovered }],
    }
  }
}
