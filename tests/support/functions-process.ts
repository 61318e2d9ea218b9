import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { functionSettings } from '../../local/suite.ts'
import { bucketName } from '../../local/seed/admin.ts'
import { addresses, ports, projectId } from './env.ts'
import { freePort } from './free-port.ts'
import { READY_PATH } from './function-header.ts'

/**
 * The built functions in one process under the Functions framework, as they run in production: one process, many requests.
 * (The Functions emulator has a process for each function, and hands on requests slowly, so races and loads are tested here.) Requests go
 * where Hosting sends them, or to the function that the header FUNCTION_HEADER names.
 */
export interface FunctionsProcess {
  origin: string
  /** What it has written so far. */
  output: () => string
  kill: (signal: NodeJS.Signals) => void
  exited: Promise<unknown>
  /** Ends it cleanly or by SIGKILL, and waits until it has ended. */
  stop: (signal?: NodeJS.Signals) => Promise<void>
}

/** The environment of built functions in a process of the tests' own. */
const environment = (settings: Record<string, string>): NodeJS.ProcessEnv => ({
  ...process.env,
  GCLOUD_PROJECT: projectId,
  FIREBASE_CONFIG: JSON.stringify({ projectId, storageBucket: bucketName }),
  FIRESTORE_EMULATOR_HOST: new URL(addresses.firestore).host,
  FIREBASE_AUTH_EMULATOR_HOST: new URL(addresses.auth).host,
  FIREBASE_STORAGE_EMULATOR_HOST: new URL(addresses.storage).host,
  ...functionSettings(ports),
  ...settings,
})

/** A call that reads from the database, so that the connection is there when the test begins. */
const WARM_UP = '/api/username/check?u=warm-up'

interface Start {
  /** More settings of the functions, or other values of theirs. */
  settings?: Record<string, string>
  /** Whether it has read from the database before it counts as started. */
  warm?: boolean
}

export async function startFunctions({ settings = {}, warm = true }: Start = {}): Promise<FunctionsProcess> {
  const port = await freePort()
  const child = spawn(process.execPath, [join(import.meta.dirname, 'all-functions.ts')], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: environment({ ...settings, PORT: String(port) }),
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const exited = once(child, 'exit')
  const origin = `http://127.0.0.1:${port}`
  await listening(child, origin + (warm ? WARM_UP : READY_PATH), () => output)
  return {
    origin,
    output: () => output,
    kill: (signal) => child.kill(signal),
    exited,
    async stop(signal = 'SIGTERM') {
      child.kill(signal)
      await exited
    },
  }
}

/** Waits until a process answers at an address. */
async function listening(child: ChildProcess, url: string, output: () => string): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The process of the functions ended:\n${output()}`)
    const answer = await fetch(url).catch(() => null)
    if (answer) return
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
}
