/** Ports as firebase.json names them, and the port of the app at the same offset; null in production builds. */
declare const __EMULATORS__: { app: number; auth: number; firestore: number; storage: number } | null

/** Whether our own chooser takes the place of Google's window. */
declare const __GOOGLE_CHOOSER__: boolean

interface ImportMetaEnv {
  readonly VITE_FIREBASE_API_KEY: string
  readonly VITE_FIREBASE_AUTH_DOMAIN: string
  readonly VITE_FIREBASE_PROJECT_ID: string
  readonly VITE_FIREBASE_STORAGE_BUCKET: string
  readonly VITE_FIREBASE_APP_ID: string
  readonly VITE_APP_CHECK_KEY?: string
  readonly VITE_CREDITS_API?: string
  readonly VITE_WELCOME_EMAIL_API?: string
  readonly VITE_WELCOME_EMAIL_KEY?: string
}
