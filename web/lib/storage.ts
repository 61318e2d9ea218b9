// Import this module with import(): only uploading needs the Storage SDK.
import { connectStorageEmulator, getStorage } from 'firebase/storage'
import { EMULATOR_HOST, emulatorPort, options } from './firebase-options.ts'
import { firebaseApp } from './firebase.ts'

/** Where an upload is not tried again by itself, the SDK does so for ten minutes. */
export const storage = getStorage(firebaseApp)

/** Gives up where Storage is out of reach for a while. A request that is under way is never broken off. */
export const hastyStorage = getStorage(firebaseApp, `gs://${options.storageBucket}`)
hastyStorage.maxUploadRetryTime = 10_000
hastyStorage.maxOperationRetryTime = 10_000

const port = emulatorPort('storage')
if (port) for (const one of [storage, hastyStorage]) connectStorageEmulator(one, EMULATOR_HOST, port)
