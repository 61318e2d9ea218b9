import type { UserRecord } from 'firebase-admin/auth'
import { auth } from '../../lib/auth.ts'

/** The account that a call without a token means, or null where there is none with this id and address. */
export async function findNewAccount({
  userId,
  userEmail,
}: {
  userId: string
  userEmail: string
}): Promise<UserRecord | null> {
  const account = await auth()
    .getUser(userId)
    .catch((error: unknown) => {
      if (error instanceof Error && 'code' in error && error.code === 'auth/user-not-found') return null
      throw error
    })
  const isMeant =
    account !== null && !account.disabled && account.email?.toLowerCase() === userEmail.trim().toLowerCase()
  return isMeant ? account : null
}
