import { addressOf, host, type Ports } from '../ports.ts'

/** The Hosting site that domains are added to, and what they point to. */
export const SITE = 'vitrine-domains'
export const TARGET = `${SITE}.web.app`
/** Where a domain points that can have no CNAME record. */
export const ADDRESS = '199.36.158.100'
/** How a domain that can have no CNAME record says whose it is. */
export const OWNER_TEXT = `hosting-site=${SITE}`

/** The functions' settings for the stand-in. */
export const domainSettings = (ports: Ports): Record<string, string> => ({
  HOSTING_API: addressOf(ports, 'domains'),
  HOSTING_SITE: SITE,
  DOMAIN_TARGET: TARGET,
  DNS_SERVERS: `${host}:${ports.names}`,
})
