import { errorMessages } from '@vitrine/common/api/errors'
import { auth } from '../lib/auth.ts'
import { ApiError } from './api-error.ts'

export interface Account {
  uid: string
  email: string | undefined
  emailVerified: boolean
  /** When the person last proved who they are, in seconds since 1970. */
  authTime: number
}

/**
 * The account of a bearer token.
 * @param checkRevoked ask the Auth service whether the account was disabled or its sessions ended; costs a round trip
 * @throws ApiError unauthenticated, whatever is wrong with the token
 */
export async function authenticate(header: string | undefined, checkRevoked = false): Promise<Account> {
  const token = /^Bearer (\S+)$/i.exec(header ?? '')?.[1]
  if (!token) throw new ApiError('unauthenticated', errorMessages.authentication)
  try {
    const claims = await auth().verifyIdToken(token, checkRevoked)
    return {
      uid: claims.uid,
      email: claims.email,
      emailVerified: claims.email_verified === true,
      authTime: claims.auth_time,
    }
  } catch (error) {
    if (!isVerdict(error)) throw error
    throw new ApiError('unauthenticated', errorMessages.authentication)
  }
}

/** Whether the Auth service judged the token, rather than failed to. */
function isVerdict(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return code.startsWith('auth/') && code !== 'auth/internal-error'
}
