// Import this module with import(), when somebody chooses Google: from then on Google's own script is used.
import { FirebaseError } from 'firebase/app'
import {
  browserPopupRedirectResolver,
  GoogleAuthProvider,
  reauthenticateWithPopup,
  signInWithPopup,
  type User,
} from 'firebase/auth'
import { auth } from '../../../lib/auth.ts'
import { say } from '../../../lib/words/say.ts'
import { AccountError } from '../account-error.ts'
import { inAppBrowser } from './in-app-browser.ts'

const BLOCKED = 'Your browser blocked Google’s window: allow pop-ups for this site.'
const insideOf = (app: string) =>
  say(
    'Signing in with Google doesn’t work inside {app}. Open this page in your browser from the app’s menu, or use your email and password.',
    { app },
  )

/**
 * Signs in through Google's own window, which always asks which account to take.
 * @throws AccountError that says what to do when the window cannot open
 */
export async function signInThroughWindow(failedMessage: string): Promise<User> {
  const provider = new GoogleAuthProvider()
  provider.setCustomParameters({ prompt: 'select_account' })
  return (
    await opened(
      () => signInWithPopup(auth, provider, browserPopupRedirectResolver),
      `${failedMessage} ${say(BLOCKED)}`,
    )
  ).user
}

/**
 * Proves through Google that the person is the one who signed in.
 * @throws AccountError that says what to do when the window cannot open
 */
export async function proveThroughWindow(user: User): Promise<void> {
  const provider = new GoogleAuthProvider()
  if (user.email) provider.setCustomParameters({ login_hint: user.email })
  await opened(() => reauthenticateWithPopup(user, provider, browserPopupRedirectResolver))
}

async function opened<T>(open: () => Promise<T>, blocked = say(BLOCKED)): Promise<T> {
  const app = inAppBrowser(navigator.userAgent)
  // Google refuses to sign in inside apps, with an unhelpful page or a blank one.
  if (app !== null) throw new AccountError(insideOf(app))
  try {
    return await open()
  } catch (error) {
    if (error instanceof FirebaseError && error.code === 'auth/popup-blocked')
      throw new AccountError(blocked, { cause: error })
    throw error
  }
}
