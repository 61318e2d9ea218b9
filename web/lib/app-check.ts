// Import this module with import(), and only where a key is configured: without one it is in no bundle.
import { getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check'
import { firebaseApp } from './firebase.ts'

const appCheck = initializeAppCheck(firebaseApp, {
  provider: new ReCaptchaEnterpriseProvider(import.meta.env.VITE_APP_CHECK_KEY ?? ''),
  isTokenAutoRefreshEnabled: true,
})

/** Initialises App Check, which proves to the server that a call comes from this app. */
export const appCheckToken = async (): Promise<string> => (await getToken(appCheck)).token
