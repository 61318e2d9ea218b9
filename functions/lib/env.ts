/** What the functions take from their environment. Cloud Functions and the emulators set all but APP_ORIGIN and RETURN_ORIGINS. */

interface FirebaseConfig {
  projectId?: string
  storageBucket?: string
}

function firebaseConfig(): FirebaseConfig {
  return JSON.parse(process.env.FIREBASE_CONFIG ?? '{}') as FirebaseConfig
}

export function projectId(): string {
  const id = process.env.GCLOUD_PROJECT ?? process.env.GOOGLE_CLOUD_PROJECT ?? firebaseConfig().projectId
  if (!id) throw new Error('Missing setting: GCLOUD_PROJECT')
  return id
}

export const bucketName = () => firebaseConfig().storageBucket ?? `${projectId()}.firebasestorage.app`

/** Where people reach the app, without a slash at the end. */
export const appOrigin = () => process.env.APP_ORIGIN?.replace(/\/+$/, '') || `https://${projectId()}.web.app`

/** The host that custom domains point to (CNAME): that of the app, unless they have a Hosting site of their own. */
export const domainTarget = () => process.env.DOMAIN_TARGET || new URL(appOrigin()).hostname

/**
 * The Hosting site that custom domains are added to. Its own address (`<site>.web.app`) tells it where that is what they point to.
 * @throws Error that names the missing setting
 */
export function hostingSite(): string {
  const site = process.env.HOSTING_SITE || /^([a-z0-9-]+)\.(?:web\.app|firebaseapp\.com)$/.exec(domainTarget())?.[1]
  if (!site) throw new Error('Missing setting: HOSTING_SITE')
  return site
}

/** The name servers that are asked about custom domains, as `address` or `address:port`; those of the machine when empty. */
export const dnsServers = (): string[] =>
  (process.env.DNS_SERVERS ?? '').split(',').flatMap((server) => server.trim() || [])

/** Every origin that the app is served from; the first is the canonical one. Payers are only sent back to these. */
export function ownOrigins(): string[] {
  const more = (process.env.RETURN_ORIGINS ?? '').split(',').map((origin) => origin.trim().replace(/\/+$/, ''))
  return [appOrigin(), ...more.filter((origin) => origin !== '')]
}

/** Where browsers fetch files of Storage. */
export function storageOrigin(): string {
  const emulator = process.env.FIREBASE_STORAGE_EMULATOR_HOST
  return emulator ? `http://${emulator}` : 'https://firebasestorage.googleapis.com'
}

/** Whether requests are worth gathering and remembering. In the Functions emulator whoever saves something sees it at once. */
export const servesManyRequests = (): boolean => process.env.FUNCTIONS_EMULATOR !== 'true'

/** Whether calls have to come from our own client: set APP_CHECK=enforced once the client is built with a key. */
export const enforcesAppCheck = (): boolean => process.env.APP_CHECK === 'enforced'

/** The settings that a function takes from Secret Manager; the emulators have none, and take them from the environment. */
export const secrets = (...names: string[]): string[] => (process.env.FUNCTIONS_EMULATOR ? [] : names)
