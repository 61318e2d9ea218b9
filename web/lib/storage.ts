// Import this module with import(): only uploading needs the Storage SDK.
import { connectStorageEmulator, getStorage } from 'firebase/storage'
import { EMULATOR_HOST, emulatorPort } from './firebase-options.ts'
import { firebaseApp } from './firebase.ts'

export const storage = getStorage(firebaseApp)

const port = emulatorPort('storage')
if (port) connectStorageEmulator(storage, EMULATOR_HOST, port)
