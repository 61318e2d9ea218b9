/**
 * How a page names its owner: of no use to anybody who does not know the account already, and different on every page
 * of the account. The server writes it, the page's script compares it.
 */
export async function ownerMark(account: string, portfolio: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(account + portfolio))
  return [...new Uint8Array(hash).subarray(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
