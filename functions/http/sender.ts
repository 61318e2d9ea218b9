interface Source {
  headers: Record<string, string | string[] | undefined>
  socket: { remoteAddress?: string }
}

/**
 * The network that a request came from, for counting; null where nothing says so, as on a developer's machine. Whatever a
 * client writes into X-Forwarded-For stands at its beginning: each hop appends whom it was called by. The last entry is
 * Hosting, as the function's own front end saw it; the one before it is the visitor, as Hosting saw them. A call past
 * Hosting can make up that one too: limits that must hold then count by something else as well.
 */
export function forwardedSender({ headers }: Pick<Source, 'headers'>): string | null {
  const hops = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((hop) => hop.trim())
    .filter((hop) => hop !== '')
  const hop = hops.at(-2) ?? hops.at(-1)
  return hop === undefined ? null : network(hop)
}

/** The same, or who is at the other end of the connection. */
export const senderOf = (request: Source): string =>
  forwardedSender(request) ?? network(request.socket.remoteAddress ?? 'unknown')

/** Of IPv6 the network: one connection has a whole /64 to choose from. */
function network(address: string): string {
  if (!address.includes(':') || address.startsWith('::ffff:')) return address.replace('::ffff:', '')
  const [head = '', tail = ''] = address.split('::')
  const groups = head.split(':').filter(Boolean)
  const missing = address.includes('::') ? 8 - groups.length - tail.split(':').filter(Boolean).length : 0
  return [...groups, ...Array<string>(Math.max(0, missing)).fill('0'), ...tail.split(':').filter(Boolean)]
    .slice(0, 4)
    .join(':')
}
