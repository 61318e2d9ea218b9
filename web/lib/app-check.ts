// Import this module with import(), and only where a key is configured: without one it is in no bundle.
import type { FirebaseApp } from 'firebase/app'
import { getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check'

/** Starts App Check, and returns what gets a token that shows the server that a call comes from this app. */
export function startAppCheck(app: FirebaseApp): () => Promise<string> {
  const appCheck = initializeAppCheck(app, {
    provider: new ReCaptchaEnterpriseProvider(import.meta.env.VITE_APP_CHECK_KEY ?? ''),
    isTokenAutoRefreshEnabled: true,
  })
  return async () => (await getToken(appCheck)).token
}
