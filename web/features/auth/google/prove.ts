import { GoogleAuthProvider, reauthenticateWithCredential, type User } from 'firebase/auth'

/**
 * Proves through Google that the person is the one who signed in.
 * @throws AccountError that says what to do when its window cannot open
 */
export async function proveWithGoogle(user: User): Promise<void> {
  if (!__GOOGLE_CHOOSER__) return (await import('./window.ts')).proveThroughWindow(user)
  // With the emulators there is no window of Google's; they believe a token that is plain JSON.
  const { uid: sub, email } =
    user.providerData.find(({ providerId }) => providerId === GoogleAuthProvider.PROVIDER_ID) ?? user
  const token = JSON.stringify({ sub, email, email_verified: true })
  await reauthenticateWithCredential(user, GoogleAuthProvider.credential(token))
}
