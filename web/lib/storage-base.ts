import { EMULATOR_HOST, emulatorPort, options } from './firebase-options.ts'

/** This deployment's Storage origin and bucket, for picture addresses. */
export const storageBase = (): { origin: string; bucket: string } => {
  const port = emulatorPort('storage')
  return {
    origin: port ? `http://${EMULATOR_HOST}:${port}` : 'https://firebasestorage.googleapis.com',
    bucket: options.storageBucket ?? '',
  }
}
