import { EMULATOR_HOST, emulatorPort, options } from './firebase.ts'

/** Where this deployment's uploads are read from; the pictures of a portfolio are found with it. */
export const storageBase = (): { origin: string; bucket: string } => {
  const port = emulatorPort('storage')
  return {
    origin: port ? `http://${EMULATOR_HOST}:${port}` : 'https://firebasestorage.googleapis.com',
    bucket: options.storageBucket ?? '',
  }
}
