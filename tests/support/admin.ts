import { getApps, initializeApp } from 'firebase-admin/app'
import { getAuth } from 'firebase-admin/auth'
import { getFirestore } from 'firebase-admin/firestore'
import { getStorage } from 'firebase-admin/storage'
import { bucketName } from '../../local/seed/admin.ts'
import { projectId } from './env.ts'

/** The suite that the tests run against, with the rights of a server; the environment names its emulators. */
const app = () => getApps()[0] ?? initializeApp({ projectId })

export const adminFirestore = () => getFirestore(app())
export const adminAuth = () => getAuth(app())
export const adminBucket = () => getStorage(app()).bucket(bucketName)

/** Options that store a file as an already processed upload. */
export const preparedUpload = {
  resumable: false,
  contentType: 'image/png',
  metadata: { metadata: { vitrinePrepared: '1' } },
}
