// Import this module with import(): the Auth SDK is not part of the first script.
import {
  browserLocalPersistence, browserSessionPersistence, connectAuthEmulator, indexedDBLocalPersistence, initializeAuth,
} from 'firebase/auth'
import { EMULATOR_HOST, emulatorPort, firebaseApp } from './firebase.ts'

/** Without a popup resolver, which only signing in with Google needs and brings along itself. */
export const auth = initializeAuth(firebaseApp, {
  persistence: [indexedDBLocalPersistence, browserLocalPersistence, browserSessionPersistence],
})

const port = emulatorPort('auth')
if (port) connectAuthEmulator(auth, `http://${EMULATOR_HOST}:${port}`, { disableWarnings: true })

/** The signed-in user's token, or null when nobody is signed in. */
export async function currentToken(): Promise<string | null> {
  await auth.authStateReady()
  return auth.currentUser ? auth.currentUser.getIdToken() : null
}
