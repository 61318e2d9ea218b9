import { getApps, initializeApp } from 'firebase-admin/app'
import { getAuth } from 'firebase-admin/auth'
import { getFirestore, type Firestore } from 'firebase-admin/firestore'

/** The one app: where an event of Firestore came first, firebase-functions has made it, and it is not the default one. */
export const app = getApps()[0] ?? initializeApp()

let firestore: Firestore | undefined

export function db(): Firestore {
  if (!firestore) {
    firestore = getFirestore(app)
    firestore.settings({ ignoreUndefinedProperties: true })
  }
  return firestore
}

export const auth = () => getAuth(app)
