import { FirebaseError } from 'firebase/app'
import { browserSessionPersistence, indexedDBLocalPersistence, setPersistence, signOut, type User } from 'firebase/auth'
import { newProfile, profileName, type UserProfile } from '@vitrine/common/profile'
import { auth } from '../../../lib/auth.ts'
import { appLanguage } from '../../../lib/words/language.ts'
import { say } from '../../../lib/words/say.ts'
import { AccountError } from '../account-error.ts'
import { googleMessages } from '../messages.ts'
import { welcomeAccount } from '../new-account.ts'
import { createProfile, readProfile } from '../profile-store.ts'
import { updateOwnProfile } from '../update-profile.ts'
import { missingDefaults } from './missing-defaults.ts'

/**
 * Signs in with Google and gives the profile, which a new account gets here.
 * @param authenticate asks the person for the account
 * @param remember whether the session outlives the browser window
 */
export async function signInWithGoogle(authenticate: () => Promise<User>, remember: boolean): Promise<UserProfile> {
  await setPersistence(auth, remember ? indexedDBLocalPersistence : browserSessionPersistence)
  const user = await authenticate()
  try {
    const profile = await readProfile(user.uid)
    return profile ? await bringUpToDate(user, profile) : await register(user)
  } catch (error) {
    await signOut(auth).catch(() => undefined)
    throw error
  }
}

async function register(user: User): Promise<UserProfile> {
  const email = user.email ?? ''
  const profile = newProfile({
    email,
    name: profileName(user.displayName),
    verified: user.emailVerified,
    language: appLanguage(),
  })
  await createProfile(user.uid, profile)
  welcomeAccount({ uid: user.uid, email, name: profile.name }, await user.getIdToken())
  return profile
}

/** Old profiles lack fields, and one whose address was never confirmed is vouched for by Google now. */
async function bringUpToDate(user: User, profile: UserProfile): Promise<UserProfile> {
  const changes: Partial<UserProfile> = {
    ...missingDefaults(profile),
    ...(user.emailVerified &&
      !profile.verified && { verified: true, emailVerified: true, updatedAt: new Date().toISOString() }),
  }
  if (Object.keys(changes).length > 0) {
    await updateOwnProfile(changes).catch((error: unknown) =>
      console.warn('The profile could not be brought up to date.', error),
    )
  }
  return { ...profile, ...changes }
}

const closedCodes = ['auth/popup-closed-by-user', 'auth/cancelled-popup-request', 'auth/user-cancelled']

/** What to tell somebody whose sign-in failed; null when they only closed the window. */
export function googleFailureMessage(error: unknown, otherwise: string): string | null {
  if (error instanceof AccountError) return error.message
  const code = error instanceof FirebaseError ? error.code : ''
  if (closedCodes.includes(code)) return null
  return code === 'auth/account-exists-with-different-credential' ? say(googleMessages.otherMethod) : otherwise
}
