/** What the functions take from their environment. Cloud Functions and the emulators set all but APP_ORIGIN. */

interface FirebaseConfig {
  projectId?: string
  storageBucket?: string
}

function firebaseConfig(): FirebaseConfig {
  return JSON.parse(process.env.FIREBASE_CONFIG ?? '{}') as FirebaseConfig
}

export function projectId(): string {
  const id = process.env.GCLOUD_PROJECT ?? process.env.GOOGLE_CLOUD_PROJECT ?? firebaseConfig().projectId
  if (!id) throw new Error('Missing setting: GCLOUD_PROJECT')
  return id
}

export const bucketName = () => firebaseConfig().storageBucket ?? `${projectId()}.firebasestorage.app`

/** Where people reach the app, without a slash at the end. */
export const appOrigin = () => process.env.APP_ORIGIN?.replace(/\/+$/, '') || `https://${projectId()}.web.app`

/** Where browsers fetch files of Storage. */
export function storageOrigin(): string {
  const emulator = process.env.FIREBASE_STORAGE_EMULATOR_HOST
  return emulator ? `http://${emulator}` : 'https://firebasestorage.googleapis.com'
}

/** The settings that a function takes from Secret Manager; the emulators have none, and take them from the environment. */
export const secrets = (...names: string[]): string[] => (process.env.FUNCTIONS_EMULATOR ? [] : names)
