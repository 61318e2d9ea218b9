/**
 * A hash by which a page recognises its owner's browser. It reveals nothing without the account id and differs on every page
 * of an account. The server writes it; the page's script compares it.
 */
export async function ownerMark(account: string, portfolio: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(account + portfolio))
  return [...new Uint8Array(hash).subarray(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
