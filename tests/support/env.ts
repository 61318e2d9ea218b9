import { addressOf, host, portOffset, portsAt, projectId, testPortOffset } from '../../local/ports.ts'

export { projectId }

/** Addresses of the app under test; a developer's own app only with VITRINE_PORT_OFFSET. */
export const ports = portsAt(process.env.VITRINE_PORT_OFFSET ? portOffset() : testPortOffset)

/** Origins, such as http://127.0.0.1:15010. */
export const addresses = {
  hosting: addressOf(ports, 'hosting'),
  mailbox: addressOf(ports, 'mailbox'),
  auth: addressOf(ports, 'auth'),
  functions: addressOf(ports, 'functions'),
  firestore: addressOf(ports, 'firestore'),
  storage: addressOf(ports, 'storage'),
  stripe: addressOf(ports, 'stripe'),
  domains: addressOf(ports, 'domains'),
}

/** Environment that points the Admin SDK to the emulators. */
export const adminEnvironment: Record<string, string> = {
  GCLOUD_PROJECT: projectId,
  FIREBASE_AUTH_EMULATOR_HOST: `${host}:${ports.auth}`,
  METADATA_SERVER_DETECTION: 'none',
  FIRESTORE_EMULATOR_HOST: `${host}:${ports.firestore}`,
  FIREBASE_STORAGE_EMULATOR_HOST: `${host}:${ports.storage}`,
  STORAGE_EMULATOR_HOST: `http://${host}:${ports.storage}`,
}

/** A person's browser: visits of Node and headless Chromium are not counted. */
export const browserUserAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
