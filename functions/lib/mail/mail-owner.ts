import { findUser } from '../auth.ts'
import { type OwnerWording, wordingOfOwner } from '../owner-words/load.ts'
import type { Letter } from './layout.tsx'
import { accountMail, sendOnce } from './send-once.ts'

/**
 * Sends an account a mail in its language, once, however often it is asked to.
 * @returns whether nothing is left to do: it was sent, or there is nobody to send it to
 */
export async function mailOwner(uid: string, name: string, write: (wording: OwnerWording) => Letter): Promise<boolean> {
  const account = await findUser(uid)
  if (!account?.email || !account.emailVerified || account.disabled) return true
  const letter = write(await wordingOfOwner(uid))
  return sendOnce({ ...accountMail(uid, name), to: account.email, subject: letter.heading, letter })
}
