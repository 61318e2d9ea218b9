import { initializeApp } from 'firebase/app'
import { options } from './firebase-options.ts'

export const firebaseApp = initializeApp(options)

/** Gets App Check's token, where the build has a key for it. Firestore and Storage find App Check by themselves. */
export const appCheckToken = import.meta.env.VITE_APP_CHECK_KEY
  ? import('./app-check.ts').then(({ startAppCheck }) => startAppCheck(firebaseApp))
  : null
