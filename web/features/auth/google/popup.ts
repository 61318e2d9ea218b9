// Import this module with import(), when somebody chooses Google: from then on Google's own script is used.
import { browserPopupRedirectResolver, GoogleAuthProvider, signInWithPopup, type User } from 'firebase/auth'
import { auth } from '../../../lib/auth.ts'

/** Signs in through Google's own window, which always asks which account to take. */
export async function signInThroughPopup(): Promise<User> {
  const provider = new GoogleAuthProvider()
  provider.setCustomParameters({ prompt: 'select_account' })
  return (await signInWithPopup(auth, provider, browserPopupRedirectResolver)).user
}
