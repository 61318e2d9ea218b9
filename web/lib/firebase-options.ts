import type { FirebaseOptions } from 'firebase/app'

/* What is known of the project without the SDK. */

/** Without emulators every value comes from the build's environment, which vite.config.ts has checked. */
function firebaseOptions(): FirebaseOptions {
  if (__EMULATORS__) {
    return {
      apiKey: 'demo',
      authDomain: 'demo-vitrine.firebaseapp.com',
      projectId: 'demo-vitrine',
      appId: 'demo-vitrine',
      storageBucket: 'demo-vitrine.appspot.com',
    }
  }
  return {
    apiKey: import.meta.env.VITE_FIREBASE_API_KEY,
    authDomain: import.meta.env.VITE_FIREBASE_AUTH_DOMAIN,
    projectId: import.meta.env.VITE_FIREBASE_PROJECT_ID,
    storageBucket: import.meta.env.VITE_FIREBASE_STORAGE_BUCKET,
    appId: import.meta.env.VITE_FIREBASE_APP_ID,
  }
}

export const options: FirebaseOptions = firebaseOptions()

export const EMULATOR_HOST = '127.0.0.1'

/** An emulator's port, derived from the app's own: all ports have the same offset. */
export function emulatorPort(name: 'auth' | 'firestore' | 'storage'): number | null {
  if (!__EMULATORS__) return null
  return __EMULATORS__[name] + Number(window.location.port) - __EMULATORS__.app
}
