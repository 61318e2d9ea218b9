import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream, existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { setTimeout as delay } from 'node:timers/promises'
import { findEmulatorJars } from './emulators/find.ts'
import { binPath, cacheDir, root } from './lib/paths.ts'
import { messageOf, Problem } from './lib/problem.ts'
import { ProcessTree } from './lib/processes.ts'
import { onEnd } from './lib/verb.ts'
import {
  addressOf,
  host,
  portOffset,
  portsAt,
  projectId,
  requireFreePorts,
  type EmulatorName,
  type PortName,
  type Ports,
} from './ports.ts'
import { domainSettings } from './domains/settings.ts'
import { paymentSettings } from './stripe/settings.ts'

export type SuiteEmulator = 'auth' | 'firestore' | 'storage' | 'functions' | 'hosting'

export type SuiteOptions = {
  /** An emulator export to import; skipped if the folder has none. */
  importFrom?: string
  /** Where to export the data on stop. */
  exportTo?: string
  only?: SuiteEmulator[]
  /** Added to its ports; VITRINE_PORT_OFFSET by default. */
  offset?: number
  quiet?: boolean
  /** More settings for the functions. */
  env?: Record<string, string>
}

export type Suite = {
  ports: Ports
  urls: Record<EmulatorName, string>
  logFile: string
  /** Replaces `dir` with an export of the emulators' data. */
  exportData: (dir: string) => Promise<void>
  /** Resolves when the emulators have ended, for whatever reason. */
  ended: Promise<void>
  /** Ends every process; safe to call twice. */
  stop: () => Promise<void>
}

const allEmulators: SuiteEmulator[] = ['auth', 'functions', 'firestore', 'storage', 'hosting']
/** Long enough for a machine on which several suites start beside a build. */
const startTimeoutMs = 300_000
/** The emulators live for minutes: the optimising compiler and a parallel collector cost them a third more than they win. */
const javaOptions = '-XX:TieredStopAtLevel=1 -XX:+UseSerialGC'
const stopGraceMs = 8000

/** firebase.json with other ports. It has to be in the root, because firebase-tools resolves paths from the file's folder. */
const writeConfig = async (ports: Ports, offset: number): Promise<string> => {
  const config = JSON.parse(await readFile(join(root, 'firebase.json'), 'utf8')) as Record<string, unknown>
  const at = (name: PortName) => ({ host, port: ports[name] })
  config.emulators = {
    auth: at('auth'),
    functions: at('functions'),
    firestore: { ...at('firestore'), websocketPort: ports.websocket },
    storage: at('storage'),
    hosting: at('hosting'),
    hub: at('hub'),
    logging: at('logging'),
    // Nothing uses them, but they start with the functions. On their default ports two suites that start at once would collide.
    eventarc: at('eventarc'),
    tasks: at('tasks'),
    ui: { enabled: false },
    singleProjectMode: false,
  }
  const file = join(root, `.firebase-${offset}.json`)
  await writeFile(file, JSON.stringify(config, null, 2))
  return file
}

/** The settings that deployed functions read from their environment, and the time that they have on a busy machine. */
export const functionSettings = (ports: Ports): Record<string, string> => ({
  APP_ORIGIN: addressOf(ports, 'hosting'),
  SMTP_HOST: host,
  SMTP_PORT: String(ports.smtp),
  MAIL_FROM: 'Vitrine <hello@vitrine.example>',
  DEADLINE_FACTOR: '3',
  RETURN_ORIGINS: [addressOf(ports, 'vite'), `http://localhost:${ports.hosting}`].join(','),
  ...paymentSettings(ports),
  ...domainSettings(ports),
})

/** What mends the emulators as they start. */
const preloads = ['answers-by-line.mjs', 'requests-in-parallel.mjs'].flatMap((file) => [
  '--import',
  pathToFileURL(join(import.meta.dirname, 'emulators', file)).href,
])

const isExport = (dir: string): boolean => existsSync(join(dir, 'firebase-export-metadata.json'))

/** The end of the log without tables of addresses, which would hide the reason. */
const lastLines = async (file: string, count: number): Promise<string> =>
  (await readFile(file, 'utf8'))
    .split('\n')
    .filter((line) => line.trim() !== '' && !/[│┌├└]|Issues\? Report|reserved ports/.test(line))
    .slice(-count)
    .join('\n')

const isRunning = (child: ChildProcess): boolean => child.exitCode === null && child.signalCode === null

/** Waits for a condition; fails when the emulators' process ends or on timeout. */
const waitFor = async (
  what: string,
  child: ChildProcess,
  condition: () => Promise<boolean> | boolean,
): Promise<void> => {
  const deadline = Date.now() + startTimeoutMs
  while (!(await condition())) {
    if (!isRunning(child)) throw new Problem(`The emulators ended before ${what}`)
    if (Date.now() > deadline) throw new Problem(`Waited ${startTimeoutMs / 1000} s in vain: ${what}`)
    await delay(200)
  }
}

const answers = async (url: string): Promise<boolean> => {
  try {
    await fetch(url, { signal: AbortSignal.timeout(5000) })
    return true
  } catch {
    return false
  }
}

/** Production hides whether an address has an account; the Auth emulator has to be told to. */
const enableEmailPrivacy = async (authUrl: string): Promise<void> => {
  const response = await fetch(`${authUrl}/emulator/v1/projects/${projectId}/config`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
    body: JSON.stringify({ emailPrivacyConfig: { enableImprovedEmailPrivacy: true } }),
  })
  if (!response.ok) throw new Problem(`The Auth emulator refused its configuration: ${await response.text()}`)
}

const functionsAreLoaded = async (functionsUrl: string): Promise<boolean> => {
  const response = await fetch(`${functionsUrl}/backends`)
  const { backends } = (await response.json()) as { backends: { functionTriggers: unknown[] }[] }
  return backends.some(({ functionTriggers }) => functionTriggers.length > 0)
}

/** Replaces `dir` with an export of the data of a hub's emulators. */
export const exportFrom = async (hubUrl: string, workDir: string, dir: string): Promise<void> => {
  const unfinished = join(workDir, 'export')
  await rm(unfinished, { recursive: true, force: true })
  const response = await fetch(`${hubUrl}/_admin/export`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ path: unfinished, initiatedBy: 'vitrine' }),
  })
  if (!response.ok) throw new Problem(`The emulators could not export their data: ${await response.text()}`)
  const previous = join(workDir, 'export-before')
  await rm(previous, { recursive: true, force: true })
  await mkdir(dirname(dir), { recursive: true })
  if (existsSync(dir)) await rename(dir, previous)
  await rename(unfinished, dir)
  await rm(previous, { recursive: true, force: true })
}

/** Starts the emulators and returns when each of them answers. */
export const startSuite = async (options: SuiteOptions = {}): Promise<Suite> => {
  const { importFrom, exportTo, only = allEmulators, quiet = false, offset = portOffset() } = options
  const ports = portsAt(offset)
  await requireFreePorts(ports, [...only, 'hub', 'logging'])
  const jars = await findEmulatorJars()

  const workDir = join(cacheDir, `suite-${offset}`)
  await mkdir(workDir, { recursive: true })
  // The Storage emulator keeps its objects in a fixed folder in TMPDIR and empties it on exit.
  const scratchDir = await mkdtemp(join(tmpdir(), 'vitrine-'))
  const config = await writeConfig(ports, offset)
  const logFile = join(workDir, 'emulators.log')
  const log = createWriteStream(logFile)
  const importing = importFrom && isExport(importFrom) ? ['--import', importFrom] : []
  if (!quiet) console.log('Starting the emulators …')

  const child = spawn(
    process.execPath,
    [
      ...preloads,
      binPath('firebase'),
      'emulators:start',
      '--project',
      projectId,
      '--config',
      config,
      '--only',
      only.join(','),
      '--non-interactive',
      ...importing,
    ],
    {
      cwd: workDir,
      // Its own process group, so that Ctrl-C reaches only us and we end it cleanly.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        ...jars,
        ...functionSettings(ports),
        ...options.env,
        JAVA_TOOL_OPTIONS: `${process.env.JAVA_TOOL_OPTIONS ?? ''} ${javaOptions}`.trim(),
        TMPDIR: scratchDir,
        NO_UPDATE_NOTIFIER: '1',
      },
    },
  )
  let ready = false
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      log.write(chunk)
      ready ||= chunk.toString().includes('All emulators ready')
    })
  }
  await once(child, 'spawn')
  const tree = new ProcessTree(child.pid ?? 0)
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))

  const urls = {
    auth: addressOf(ports, 'auth'),
    functions: addressOf(ports, 'functions'),
    firestore: addressOf(ports, 'firestore'),
    storage: addressOf(ports, 'storage'),
    hosting: addressOf(ports, 'hosting'),
    hub: addressOf(ports, 'hub'),
    logging: addressOf(ports, 'logging'),
  }
  let exporting = Promise.resolve()
  // One at a time: the final export may start while another is running.
  const exportData = (dir: string): Promise<void> =>
    (exporting = exporting.catch(() => undefined).then(() => exportFrom(urls.hub, workDir, dir)))

  let running = false
  let stopping: Promise<void> | undefined
  const stopNow = async (): Promise<void> => {
    try {
      if (running && exportTo && isRunning(child)) await exportData(exportTo)
    } finally {
      await tree.stop(stopGraceMs)
      log.end()
      await rm(config, { force: true })
      await rm(scratchDir, { recursive: true, force: true })
      forget()
    }
  }
  const stop = (): Promise<void> => (stopping ??= stopNow())
  const forget = onEnd(stop)

  try {
    await waitFor('they were ready', child, () => {
      tree.refresh()
      return ready
    })
    for (const name of only) await waitFor(`${name} answered`, child, () => answers(urls[name]))
    if (only.includes('auth')) await enableEmailPrivacy(urls.auth)
    if (only.includes('functions') && !(await functionsAreLoaded(urls.functions))) {
      throw new Problem('The Functions emulator loaded no function')
    }
    running = true
  } catch (error) {
    if (stopping) throw error
    const lines = await lastLines(logFile, 15)
    await stop()
    throw new Problem(`${messageOf(error)}. The last lines of ${logFile}:\n${lines}`)
  }
  return { ports, urls, logFile, exportData, ended, stop }
}
