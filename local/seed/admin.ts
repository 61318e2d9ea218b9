import { deleteApp, initializeApp } from 'firebase-admin/app'
import { type Auth, getAuth } from 'firebase-admin/auth'
import { type Firestore, getFirestore } from 'firebase-admin/firestore'
import { getStorage, type Storage } from 'firebase-admin/storage'
import { host, type Ports, projectId } from '../ports.ts'

export const bucketName = `${projectId}.appspot.com`

export interface Admin {
  auth: Auth
  db: Firestore
  bucket: ReturnType<Storage['bucket']>
}

type Work = (admin: Admin) => Promise<void>

/** The last call that was made: one at a time, because the environment is the process's own. */
let last = Promise.resolve()

/** Runs `work` with the Admin SDK connected to the emulators at these ports. Calls wait for each other. */
export const withAdmin = (ports: Ports, work: Work): Promise<void> => {
  const call = last.then(() => connected(ports, work))
  last = call.catch(() => undefined)
  return call
}

/** Restores the environment afterwards. */
const connected = async (ports: Ports, work: Work): Promise<void> => {
  const before = { ...process.env }
  Object.assign(process.env, {
    FIREBASE_AUTH_EMULATOR_HOST: `${host}:${ports.auth}`,
    FIRESTORE_EMULATOR_HOST: `${host}:${ports.firestore}`,
    FIREBASE_STORAGE_EMULATOR_HOST: `${host}:${ports.storage}`,
    // Emulators need no credentials, so the SDK must not look for any.
    METADATA_SERVER_DETECTION: 'none',
  })
  const app = initializeApp({ projectId, storageBucket: bucketName }, 'seed')
  try {
    await work({ auth: getAuth(app), db: getFirestore(app), bucket: getStorage(app).bucket() })
  } finally {
    await deleteApp(app)
    process.env = before
  }
}
