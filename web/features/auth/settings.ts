import type { User } from 'firebase/auth'
import { getSettings } from '@vitrine/common/api/user'
import type { OutputOf } from '@vitrine/common/api/endpoint'
import { request } from '../../lib/api.ts'

/** At most one call in this time for a user, in milliseconds (specification 1, section 9). */
export const SETTINGS_THROTTLE_MS = 30_000

export type Settings = OutputOf<typeof getSettings>

/** The last call for each user. */
const calls = new Map<string, { at: number; answer: Promise<Settings | null> }>()

/**
 * What the server knows about the account; calls within the throttle share one answer. Null when it could not be had:
 * that never blocks anything.
 */
export function loadSettings(user: Pick<User, 'uid' | 'getIdToken'>, now = Date.now()): Promise<Settings | null> {
  const last = calls.get(user.uid)
  if (last && now - last.at < SETTINGS_THROTTLE_MS) return last.answer
  const answer = fetchSettings(user)
  calls.set(user.uid, { at: now, answer })
  return answer
}

async function fetchSettings(user: Pick<User, 'getIdToken'>): Promise<Settings | null> {
  try {
    return await request(getSettings, { token: await user.getIdToken() })
  } catch (error) {
    console.warn('The account’s settings couldn’t be loaded.', error)
    return null
  }
}
