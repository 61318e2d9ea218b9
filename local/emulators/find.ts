import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { binPath, cacheDir, root } from '../lib/paths.ts'
import { Problem } from '../lib/problem.ts'
import { jar, manifest } from './jar.ts'
import { storageRulesJar } from './rules-runtime.ts'

const run = promisify(execFile)

export const jarCacheDir = join(cacheDir, 'emulators')

/** Environment that points firebase-tools to jars it did not download; empty if it needs none. */
export type EmulatorJars = { FIRESTORE_EMULATOR_BINARY_PATH?: string; STORAGE_EMULATOR_BINARY_PATH?: string }

type Download = { path: string; url: string }

/** Where firebase-tools stores the official jar of an emulator, and where it downloads it from. */
const officialDownload = (emulator: 'firestore' | 'storage'): Download => {
  const details = JSON.parse(
    readFileSync(join(root, 'node_modules/firebase-tools/lib/emulator/downloadableEmulatorInfo.json'), 'utf8'),
  ) as Record<string, { remoteUrl: string; downloadPathRelativeToCacheDir: string }>
  const detail = details[emulator]
  if (!detail) throw new Error(`firebase-tools no longer lists a download for ${emulator}`)
  const folder = process.env.FIREBASE_EMULATORS_PATH || join(homedir(), '.cache/firebase/emulators')
  return { path: join(folder, detail.downloadPathRelativeToCacheDir), url: detail.remoteUrl }
}

const isReachable = async (url: string): Promise<boolean> => {
  try {
    return (await fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(2000) })).ok
  } catch {
    return false
  }
}

/** The official jar from the cache of firebase-tools, downloaded first if possible. */
const officialJar = async (emulator: 'firestore' | 'storage'): Promise<string | undefined> => {
  const { path, url } = officialDownload(emulator)
  if (existsSync(path)) return path
  if (!(await isReachable(url))) return undefined
  console.log(`Downloading the ${emulator} emulator (about 60 MB, once) …`)
  try {
    await run(binPath('firebase'), [`setup:emulators:${emulator}`], { cwd: root, timeout: 300_000 })
  } catch {
    return undefined
  }
  return existsSync(path) ? path : undefined
}

const cloudSdkRoots = async (): Promise<string[]> => {
  if (process.env.CLOUDSDK_ROOT) return [process.env.CLOUDSDK_ROOT]
  const usual = ['/usr/lib/google-cloud-sdk', '/opt/google-cloud-sdk', join(homedir(), 'google-cloud-sdk')]
  if (usual.some((path) => existsSync(firestoreJarIn(path)))) return usual
  try {
    const { stdout } = await run('gcloud', ['info', '--format=value(installation.sdk_root)'], { timeout: 20_000 })
    return [stdout.trim()]
  } catch {
    return []
  }
}

const firestoreJarIn = (sdkRoot: string): string =>
  join(sdkRoot, 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar')

const cloudSdkJar = async (): Promise<string | undefined> =>
  (await cloudSdkRoots()).map(firestoreJarIn).find(existsSync)

const missingMessage =
  'The Firestore emulator was found neither in the cache of firebase-tools nor in a Google Cloud SDK. ' +
  'Get it with internet: npx firebase setup:emulators:firestore, or without its download: ' +
  'install the Cloud SDK component cloud-firestore-emulator (Debian package google-cloud-cli-firestore-emulator; CLOUDSDK_ROOT names an SDK elsewhere)'

/** The Cloud SDK's jar has no main class, so `java -jar` needs a second jar that names one. */
const writeFirestoreLauncher = async (firestoreJar: string): Promise<string> => {
  const launcher = join(jarCacheDir, 'firestore-launcher.jar')
  const text = manifest(
    'com.google.cloud.datastore.emulator.firestore.CloudFirestore',
    pathToFileURL(firestoreJar).href,
  )
  await mkdir(jarCacheDir, { recursive: true })
  await writeFile(launcher, jar([{ name: 'META-INF/MANIFEST.MF', content: Buffer.from(text) }]))
  return launcher
}

/** The jar with the Firestore emulator and the rules engine; `launchable`: whether `java -jar` can start it. */
export const findFirestoreJar = async (): Promise<{ path: string; launchable: boolean }> => {
  const launchable = process.env.FIRESTORE_EMULATOR_BINARY_PATH ?? (await officialJar('firestore'))
  if (launchable) return { path: launchable, launchable: true }
  const path = await cloudSdkJar()
  if (!path) throw new Problem(missingMessage)
  return { path, launchable: false }
}

/** Prefers official jars. The Cloud SDK has no Storage rules runtime, so one is built around its rules engine. */
export const findEmulatorJars = async (): Promise<EmulatorJars> => {
  const { path, launchable } = await findFirestoreJar()
  const jars: EmulatorJars = {}
  if (!launchable) jars.FIRESTORE_EMULATOR_BINARY_PATH = await writeFirestoreLauncher(path)
  if (!process.env.STORAGE_EMULATOR_BINARY_PATH && !(await officialJar('storage'))) {
    jars.STORAGE_EMULATOR_BINARY_PATH = await storageRulesJar(path, jarCacheDir)
  }
  return jars
}
