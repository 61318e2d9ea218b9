import type { User } from 'firebase/auth'
import { syncEmail } from '@vitrine/common/api/user'
import { request } from '../../lib/api.ts'

/**
 * Asks the server to copy the account's changed address to the profile. It needs a new token: the server refuses one from before
 * the change, and a session that the change has ended finds out here.
 */
export async function copyEmailToProfile(user: Pick<User, 'getIdToken'>): Promise<void> {
  try {
    await request(syncEmail, { token: await user.getIdToken(true) })
  } catch (error) {
    console.warn('The account’s address could not be copied to its profile.', error)
  }
}
