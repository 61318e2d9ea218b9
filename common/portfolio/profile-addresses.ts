import type { NetworkKey } from './networks.ts'

/** Where a user name leads. Apart from the names, because pages do not need it. */
export const profileAddresses: Record<NetworkKey, string> = {
  linkedin: 'https://www.linkedin.com/in/',
  github: 'https://github.com/',
  dribbble: 'https://dribbble.com/',
  behance: 'https://www.behance.net/',
  instagram: 'https://www.instagram.com/',
  twitter: 'https://x.com/',
  '500px': 'https://500px.com/p/',
}
