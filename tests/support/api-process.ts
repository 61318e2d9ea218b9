import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { functionSettings } from '../../local/suite.ts'
import { bucketName } from '../../local/seed/admin.ts'
import { addresses, ports, projectId } from './env.ts'
import { freePort } from './free-port.ts'

const root = join(import.meta.dirname, '../..')

/**
 * The built API in one process under the Functions framework, as it runs in production: one process, many requests.
 * (The Functions emulator starts a process for each request in flight, so races and loads are tested here.)
 */
export interface ApiProcess {
  origin: string
  /** What it has written so far. */
  output: () => string
  /** Ends it by SIGKILL or cleanly, and waits until it has ended. */
  stop: (signal?: NodeJS.Signals) => Promise<void>
}

/** The environment of the built functions in a process of the tests' own. */
export const functionsEnvironment = (settings: Record<string, string>): NodeJS.ProcessEnv => ({
  ...process.env,
  HOST: '127.0.0.1',
  GCLOUD_PROJECT: projectId,
  FIREBASE_CONFIG: JSON.stringify({ projectId, storageBucket: bucketName }),
  FIRESTORE_EMULATOR_HOST: new URL(addresses.firestore).host,
  FIREBASE_AUTH_EMULATOR_HOST: new URL(addresses.auth).host,
  FIREBASE_STORAGE_EMULATOR_HOST: new URL(addresses.storage).host,
  ...functionSettings(ports),
  ...settings,
})

/**
 * @param target the function that is served
 * @param settings more of its environment, or other values of it
 * @param source what exports the function
 */
export async function startApiProcess(
  target = 'api',
  settings: Record<string, string> = {},
  source = 'functions/dist',
): Promise<ApiProcess> {
  const port = await freePort()
  const child = spawn(
    process.execPath,
    [
      join(root, 'node_modules/@google-cloud/functions-framework/build/src/main.js'),
      `--target=${target}`,
      `--source=${source}`,
      `--port=${port}`,
    ],
    { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], env: functionsEnvironment(settings) },
  )
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const exited = once(child, 'exit')
  const origin = `http://127.0.0.1:${port}`
  await listening(child, `${origin}/api/username/check?u=warm-up`, () => output)
  return {
    origin,
    output: () => output,
    async stop(signal = 'SIGTERM') {
      child.kill(signal)
      await exited
    },
  }
}

/** Waits until a process answers at an address. */
export async function listening(child: ChildProcess, url: string, output: () => string): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The API process ended:\n${output()}`)
    const answer = await fetch(url).catch(() => null)
    if (answer) return
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
}
