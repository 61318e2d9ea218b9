const bareDomain = /^[a-z0-9-]+(\.[a-z0-9-]+)+(:\d+)?([/?#].*)?$/i

/** Adds the scheme to a bare domain. Every other address stays as typed. */
export function completeUrl(input: string): string {
  const address = input.trim()
  return bareDomain.test(address) ? `https://${address}` : address
}
