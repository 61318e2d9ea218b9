// Loaded when it is needed: it brings the window's code along.
import {
  browserPopupRedirectResolver,
  GoogleAuthProvider,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
  type User,
} from 'firebase/auth'

/** Proves through Google that the person is the one who signed in. */
export async function proveWithGoogle(user: User): Promise<void> {
  const provider = new GoogleAuthProvider()
  if (__GOOGLE_CHOOSER__) {
    // With the emulators there is no window of Google's; they believe a token that is plain JSON.
    const { uid: sub, email } = user.providerData.find(({ providerId }) => providerId === provider.providerId) ?? user
    await reauthenticateWithCredential(
      user,
      GoogleAuthProvider.credential(JSON.stringify({ sub, email, email_verified: true })),
    )
    return
  }
  if (user.email) provider.setCustomParameters({ login_hint: user.email })
  await reauthenticateWithPopup(user, provider, browserPopupRedirectResolver)
}
