import { FirebaseError } from 'firebase/app'
import { applyActionCode, checkActionCode, confirmPasswordReset, signOut } from 'firebase/auth'
import { auth } from '../../../lib/auth.ts'
import { checkVerification } from '../verification.ts'

const operations = ['VERIFY_EMAIL', 'VERIFY_AND_CHANGE_EMAIL', 'RECOVER_EMAIL', 'PASSWORD_RESET'] as const
type Operation = (typeof operations)[number]

/** The code of a mail's link, and what it does. */
export interface ActionCode {
  code: string
  operation: Operation
  /** The address that the code confirms or restores, or whose password it sets. */
  email: string
  /** The address that is replaced; null where the Auth service does not say. */
  previousEmail: string | null
}

const isOperation = (value: string): value is Operation => operations.some((known) => known === value)

/** Looks up a code without using it. Null if the code is used, expired or invalid. */
export async function lookUp(code: string): Promise<ActionCode | null> {
  const found = await unlessBad(checkActionCode(auth, code))
  const { operation, data } = found ?? {}
  if (!operation || !isOperation(operation) || !data?.email) return null
  return { code, operation, email: data.email, previousEmail: data.previousEmail ?? null }
}

/** Applies a code. Null if it is used or expired; otherwise whether its account is signed in here. */
export async function apply({ code, operation, email }: ActionCode): Promise<{ signedIn: boolean } | null> {
  if ((await unlessBad(applyActionCode(auth, code).then(() => true))) === null) return null
  await auth.authStateReady()
  // The Auth service ends all sessions of an account whose address changes, so a leftover local session has to end as well.
  if (operation !== 'VERIFY_EMAIL') await auth.currentUser?.reload().catch(() => undefined)
  if (auth.currentUser?.email !== email) return { signedIn: false }
  if (operation === 'VERIFY_EMAIL') return { signedIn: await checkVerification().catch(() => false) }
  await signOut(auth)
  return { signedIn: false }
}

/** Sets a new password. False if the code is used or expired. */
export async function resetPassword(code: string, password: string): Promise<boolean> {
  return (await unlessBad(confirmPasswordReset(auth, code, password).then(() => true))) !== null
}

const badCodes = ['auth/invalid-action-code', 'auth/expired-action-code', 'auth/user-not-found', 'auth/user-disabled']

async function unlessBad<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof FirebaseError && badCodes.includes(error.code)) return null
    throw error
  }
}
