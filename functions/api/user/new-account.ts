import type { UserRecord } from 'firebase-admin/auth'
import { findUser } from '../../lib/auth.ts'

/** The account that a call without a token means, or null where there is none with this id and address. */
export async function findNewAccount({
  userId,
  userEmail,
}: {
  userId: string
  userEmail: string
}): Promise<UserRecord | null> {
  const account = await findUser(userId)
  const isMeant =
    account !== null && !account.disabled && account.email?.toLowerCase() === userEmail.trim().toLowerCase()
  return isMeant ? account : null
}
