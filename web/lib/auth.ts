// Import this module with import(): the Auth SDK is not part of the first script.
import {
  browserLocalPersistence,
  browserSessionPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
} from 'firebase/auth'
import { EMULATOR_HOST, emulatorPort } from './firebase-options.ts'
import { firebaseApp } from './firebase.ts'
import { forgetKeptToken } from './kept-token.ts'
import { appLanguage } from './words/language.ts'
import { onLanguage } from './words/say.ts'

/** Without a popup resolver: Google sign-in loads it itself. */
export const auth = initializeAuth(firebaseApp, {
  persistence: [indexedDBLocalPersistence, browserLocalPersistence, browserSessionPersistence],
})

const port = emulatorPort('auth')
if (port) connectAuthEmulator(auth, `http://${EMULATOR_HOST}:${port}`, { disableWarnings: true })

/** The mails that the Auth service sends itself are in the language of the app. */
const tellLanguage = () => {
  auth.languageCode = appLanguage()
}
tellLanguage()
onLanguage(tellLanguage)

void auth.authStateReady().then(forgetKeptToken)

/**
 * Refreshes the signed-in user's token.
 * @throws FirebaseError if the session was revoked; the user is then signed out here, too
 */
export async function renewToken(): Promise<void> {
  await auth.currentUser?.getIdToken(true)
}

/**
 * The signed-in user's token, or null. A token issued before the address was verified is refreshed: a second tab (opened by the
 * mail's link) can put the old token back into shared storage.
 */
export async function currentToken(): Promise<string | null> {
  await auth.authStateReady()
  const user = auth.currentUser
  if (!user) return null
  const { token, claims } = await user.getIdTokenResult()
  return user.emailVerified && claims.email_verified !== true ? user.getIdToken(true) : token
}
