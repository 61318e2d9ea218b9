/** A random id of a visitor's browser expires 30 days after it was made (specification 2, section 9). */
const LIFETIME_MS = 30 * 86_400_000
const idPattern = /^[A-Za-z0-9_-]{8,64}$/

/** The id in the first storage that works; a missing or expired one is replaced. Without storage, an id for this page alone. */
export function clientId(storages: readonly (() => Storage)[], key: string, now: number): string {
  for (const storage of storages) {
    try {
      const [id, end] = (storage().getItem(key) ?? '').split('.')
      if (id && idPattern.test(id) && Number(end) > now && Number(end) <= now + LIFETIME_MS) return id
      const fresh = crypto.randomUUID()
      storage().setItem(key, `${fresh}.${now + LIFETIME_MS}`)
      return fresh
    } catch {
      // Storage can be disabled or full; the next one may work.
    }
  }
  return crypto.randomUUID()
}
