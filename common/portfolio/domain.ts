/** Custom domains: validation, and the DNS records that connect one to a portfolio. */

export const recordTypes = ['TXT', 'CNAME', 'A', 'AAAA'] as const

export interface DnsRecord {
  type: (typeof recordTypes)[number]
  name: string
  value: string
}

const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
const domainPattern = new RegExp(`^(?:${label}\\.)+(?!\\d+$)${label}$`)

/**
 * A domain in canonical form: lower-case ASCII, without a scheme, a path or a trailing dot. Null if the text is no public
 * domain.
 */
export function normalDomain(text: string): string | null {
  const bare = text
    .trim()
    .replace(/^https?:\/\//i, '')
    .replace(/[/?#].*$/s, '')
    .replace(/\.$/, '')
  // Rejects ports, user names and bracketed addresses.
  if (bare === '' || /[\s:@\\[\]%]/.test(bare) || !URL.canParse(`http://${bare}`)) return null
  const { hostname } = new URL(`http://${bare}`)
  return hostname.length <= 253 && domainPattern.test(hostname) ? hostname : null
}

/** The name of the TXT record that proves ownership. */
export const proofName = (domain: string) => `_vitrine.${domain}`
/** The portfolio's id. It need not be secret: only whoever controls the domain can set the record. */
export const proofValue = (portfolioId: string) => `vitrine=${portfolioId}`

export const proofRecord = (domain: string, portfolioId: string): DnsRecord => ({
  type: 'TXT',
  name: proofName(domain),
  value: proofValue(portfolioId),
})
