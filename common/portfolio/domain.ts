/** Custom domains: what counts as one, and the DNS records by which its owner hands it to a portfolio. */

export interface DnsRecord {
  type: 'TXT' | 'CNAME'
  name: string
  value: string
}

const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
const domainPattern = new RegExp(`^(?:${label}\\.)+(?!\\d+$)${label}$`)

/**
 * A domain in its one spelling: lower-case, in ASCII, without what people copy along (a scheme, a path, a dot at the
 * end). Null where the text is no domain of the internet.
 */
export function normalDomain(text: string): string | null {
  const bare = text
    .trim()
    .replace(/^https?:\/\//i, '')
    .replace(/[/?#].*$/s, '')
    .replace(/\.$/, '')
  // A port, a name with a user, an address in brackets: nothing that a browser would take for the host alone.
  if (bare === '' || /[\s:@\\[\]%]/.test(bare) || !URL.canParse(`http://${bare}`)) return null
  const { hostname } = new URL(`http://${bare}`)
  return hostname.length <= 253 && domainPattern.test(hostname) ? hostname : null
}

/** The name under which the proof of ownership stands. */
export const proofName = (domain: string) => `_vitrine.${domain}`
/** The id names the portfolio and is no secret: only who controls the domain can write it there. */
export const proofValue = (portfolioId: string) => `vitrine=${portfolioId}`

export function domainRecords(domain: string, portfolioId: string, target: string): DnsRecord[] {
  return [
    { type: 'TXT', name: proofName(domain), value: proofValue(portfolioId) },
    { type: 'CNAME', name: domain, value: target },
  ]
}
