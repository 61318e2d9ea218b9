import { getAuth, type UserRecord } from 'firebase-admin/auth'
import { app } from './firebase.ts'

export const auth = () => getAuth(app)

/** Null for an account that is gone. */
export const findUser = (uid: string): Promise<UserRecord | null> =>
  auth()
    .getUser(uid)
    .catch((error: unknown) => {
      if (isUserNotFound(error)) return null
      throw error
    })

export const isUserNotFound = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'auth/user-not-found'
