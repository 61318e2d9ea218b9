import { isIPv6 } from 'node:net'
import type { Request } from 'firebase-functions/https'

/**
 * Where a request came from, as far as it cannot be made up; null where nothing says so, as on a developer's machine.
 * Google's front end adds the address that it was called from to the end of X-Forwarded-For, and Hosting, which is what
 * calls it, has added its own caller before. Whatever a client writes there stands further to the left.
 */
export function clientAddress(request: Request): string | null {
  const hops = (request.get('x-forwarded-for') ?? '').split(',').map((hop) => hop.trim()).filter((hop) => hop !== '')
  return hops.at(-2) ?? hops.at(-1) ?? null
}

/** One customer of a provider has a whole IPv6 network of this size. */
export const networkOf = (address: string): string => (isIPv6(address) ? new URL(`http://[${address}]`).hostname.split(':').slice(0, 4).join(':') : address)
