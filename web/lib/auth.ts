// Import this module with import(): the Auth SDK is not part of the first script.
import {
  browserLocalPersistence,
  browserSessionPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
} from 'firebase/auth'
import { EMULATOR_HOST, emulatorPort, firebaseApp } from './firebase.ts'

/** Without a popup resolver, which only signing in with Google needs and brings along itself. */
export const auth = initializeAuth(firebaseApp, {
  persistence: [indexedDBLocalPersistence, browserLocalPersistence, browserSessionPersistence],
})

const port = emulatorPort('auth')
if (port) connectAuthEmulator(auth, `http://${EMULATOR_HOST}:${port}`, { disableWarnings: true })

/**
 * Replaces the signed-in user's token by a new one, which whoever was signed out elsewhere does not get.
 * @throws FirebaseError; who was signed out elsewhere then is so here, too
 */
export async function renewToken(): Promise<void> {
  await auth.currentUser?.getIdToken(true)
}

/**
 * The signed-in user's token, or null when nobody is signed in. A token from before the address was verified is
 * replaced: when the mail's link opens in a second tab, that tab can put the old token back into the shared storage.
 */
export async function currentToken(): Promise<string | null> {
  await auth.authStateReady()
  const user = auth.currentUser
  if (!user) return null
  const { token, claims } = await user.getIdTokenResult()
  return user.emailVerified && claims.email_verified !== true ? user.getIdToken(true) : token
}
