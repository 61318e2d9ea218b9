import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { root } from './lib/paths.ts'
import { Problem } from './lib/problem.ts'

const emulatorNames = ['auth', 'functions', 'firestore', 'storage', 'hosting', 'hub', 'logging'] as const
export type EmulatorName = (typeof emulatorNames)[number]
export type PortName =
  | EmulatorName
  | 'eventarc'
  | 'tasks'
  | 'websocket'
  | 'mailbox'
  | 'smtp'
  | 'stripe'
  | 'names'
  | 'domains'
  | 'vite'
export type Ports = Record<PortName, number>

export const host = '127.0.0.1'
export const projectId = 'demo-vitrine'

const usedFor: Record<PortName, string> = {
  auth: 'the Auth emulator',
  functions: 'the Functions emulator',
  firestore: 'the Firestore emulator',
  storage: 'the Storage emulator',
  hosting: 'the app (Hosting emulator)',
  hub: 'the emulator hub',
  logging: 'the emulator log',
  eventarc: 'the Eventarc emulator',
  tasks: 'the Tasks emulator',
  websocket: 'the Firestore emulator (WebSocket)',
  mailbox: 'the mailbox page',
  smtp: 'the mailbox (SMTP)',
  names: 'the domain stand-in (DNS)',
  domains: 'the domain stand-in',
  stripe: 'the payment stand-in',
  vite: 'the Vite dev server',
}

type FirebaseConfig = { emulators: Record<EmulatorName, { port: number }> }

const isFirebaseConfig = (value: unknown): value is FirebaseConfig =>
  emulatorNames.every((name) =>
    Number.isInteger((value as { emulators?: Record<string, { port?: unknown }> }).emulators?.[name]?.port),
  )

const basePorts = (): Ports => {
  const config: unknown = JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8'))
  if (!isFirebaseConfig(config))
    throw new Problem(`firebase.json must name a port for each of: ${emulatorNames.join(', ')}`)
  const { auth, functions, firestore, storage, hosting, hub, logging } = config.emulators
  return {
    auth: auth.port,
    functions: functions.port,
    firestore: firestore.port,
    storage: storage.port,
    hosting: hosting.port,
    hub: hub.port,
    logging: logging.port,
    mailbox: 5025,
    smtp: 5026,
    names: 5028,
    domains: 5032,
    stripe: 5027,
    eventarc: 5029,
    tasks: 5030,
    websocket: 5031,
    vite: 5173,
  }
}

/** Port offset of `npm test`, relative to a developer's own ports. */
export const testPortOffset = 10_000

/** Port offsets of the lanes of `npm test`, relative to the first; not multiples of 1000, so they never meet another copy. */
export const laneOffsets = [0, 250, 500] as const

/** Port offset of emulators that a test starts itself, relative to those of the tests. */
export const secondSuiteOffset = 5_000

/** Linux assigns client ports from 32768 up (ip_local_port_range), so any of them may be taken at any moment. */
const highestOffset = 23_500

/** VITRINE_PORT_OFFSET: added to every port, so that several copies can run side by side. */
export const portOffset = (setting = process.env.VITRINE_PORT_OFFSET): number => {
  const offset = Number(setting || 0)
  if (!Number.isInteger(offset) || offset < 0 || offset > highestOffset || offset % 250 !== 0) {
    throw new Problem(`VITRINE_PORT_OFFSET is "${setting}": it must be a multiple of 250 from 0 to ${highestOffset}`)
  }
  return offset
}

/** Moves this process and its children from a developer's ports to those of the tests. */
export const moveToTestPorts = (): void => {
  const offset = portOffset()
  const highest = highestOffset - testPortOffset - Math.max(...laneOffsets) - secondSuiteOffset
  if (offset > highest)
    throw new Problem(`VITRINE_PORT_OFFSET is "${offset}": for tests and benches it must be at most ${highest}`)
  process.env.VITRINE_PORT_OFFSET = String(offset + testPortOffset)
}

export const portsAt = (offset: number): Ports =>
  Object.fromEntries(Object.entries(basePorts()).map(([name, port]) => [name, port + offset])) as Ports

export const currentPorts = (): Ports => portsAt(portOffset())

export const addressOf = (ports: Ports, name: PortName): string => `http://${host}:${ports[name]}`

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, host, () => server.close(() => resolve(true)))
  })

/** Fails with a one-line message if any of these ports is taken. */
export const requireFreePorts = async (ports: Ports, names: readonly PortName[]): Promise<void> => {
  const checked = await Promise.all(names.map(async (name) => ({ name, free: await isFree(ports[name]) })))
  const taken = checked.filter(({ free }) => !free).map(({ name }) => `${ports[name]} (${usedFor[name]})`)
  if (taken.length === 0) return
  const example = (portOffset() + 1000) % highestOffset
  throw new Problem(
    `Already in use: port ${taken.join(', ')}. Stop what uses it, or choose other ports: VITRINE_PORT_OFFSET=${example}`,
  )
}
