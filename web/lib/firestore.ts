// Import this module with import(): Firestore is the largest dependency and only signed-in screens need it.
import { connectFirestoreEmulator, getFirestore } from 'firebase/firestore'
import { EMULATOR_HOST, emulatorPort } from './firebase-options.ts'
import { firebaseApp } from './firebase.ts'

export const db = getFirestore(firebaseApp)

const port = emulatorPort('firestore')
if (port) connectFirestoreEmulator(db, EMULATOR_HOST, port)
