import type { ApiRequest, Fault } from '../../local/lib/faults.ts'
import type { CustomDomain, Delays, Overrides } from '../../local/domains/hosting.ts'
import { OWNER_TEXT, TARGET } from '../../local/domains/settings.ts'
import type { ZoneType } from '../../local/domains/zone.ts'
import { addresses } from './env.ts'

/* The stand-in for DNS and Hosting, for whoever tests custom domains. */

async function control<T>(path: string, body?: object): Promise<T> {
  const response = await fetch(`${addresses.domains}/control/${path}`, {
    ...(body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  return (await response.json()) as T
}

/** Sets the records of a name and type; none removes them. */
export const setRecords = (name: string, type: ZoneType, ...values: string[]) => control('zone', { name, type, values })

export const setProof = (domain: string, ...texts: string[]) => setRecords(`_vitrine.${domain}`, 'TXT', ...texts)

/** Leads a domain to our pages. */
export async function pointHere(domain: string): Promise<void> {
  await setRecords(domain, 'CNAME', TARGET)
  await setRecords(domain, 'TXT', OWNER_TEXT)
}

/** Leads a domain to some other server. */
export async function pointElsewhere(domain: string): Promise<void> {
  await setRecords(domain, 'CNAME')
  await setRecords(domain, 'A', '203.0.113.7')
}

/** The domain's name servers take queries and answer none. */
export const silenceNames = (domain: string, silent = true) => control('names', { domain, silent })

/** How Hosting treats a domain that it has. */
export const treat = (domain: string, how: { delays?: Partial<Delays>; overrides?: Overrides }) =>
  control(`domains/${domain}`, how)

/** What Hosting has about a domain. */
export const atHosting = (domain: string) => control<CustomDomain | null>(`domains/${domain}`)

export const addFault = (fault: Fault) => control('faults', fault)
export const clearFaults = (match: string) => control('faults/clear', { match })

/** The calls that were made about a domain. */
export const callsAbout = (domain: string) => control<ApiRequest[]>(`requests?match=${domain}`)
