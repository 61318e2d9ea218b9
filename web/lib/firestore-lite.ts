// Import this module with import(): for single reads and writes where the live Firestore SDK, five times its size, is not there yet.
import { connectFirestoreEmulator, getFirestore } from 'firebase/firestore/lite'
import { EMULATOR_HOST, emulatorPort } from './firebase-options.ts'
import { firebaseApp } from './firebase.ts'

export const db = getFirestore(firebaseApp)

const port = emulatorPort('firestore')
if (port) connectFirestoreEmulator(db, EMULATOR_HOST, port)
