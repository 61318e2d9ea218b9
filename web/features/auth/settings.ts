import { getSettings } from '@vitrine/common/api/user'
import type { OutputOf } from '@vitrine/common/api/endpoint'
import { request } from '../../lib/api.ts'

/** At most one call in this time for a user, in milliseconds (specification 1, section 9). */
export const SETTINGS_THROTTLE_MS = 30_000

export type Settings = OutputOf<typeof getSettings>

let last: { uid: string; at: number; answer: Promise<Settings | null> } | null = null

/**
 * What the server knows about the account; calls within the throttle share one answer. Null when it could not be had:
 * that never blocks anything.
 */
export function loadSettings(uid: string, now = Date.now()): Promise<Settings | null> {
  if (last?.uid === uid && now - last.at < SETTINGS_THROTTLE_MS) return last.answer
  const answer = request(getSettings).catch((error: unknown) => {
    console.warn('The account’s settings could not be loaded.', error)
    return null
  })
  last = { uid, at: now, answer }
  return answer
}
