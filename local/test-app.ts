import { existsSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { cacheDir, seedDataDir } from './lib/paths.ts'
import { isAlive } from './lib/processes.ts'
import { startDomains } from './domains/server.ts'
import { startMailbox } from './mailbox/server.ts'
import { startPayments } from './stripe/start.ts'
import { startSuite } from './suite.ts'

/** What tests run against, and how they let go of it. */
export type Running = { logFile: string; stop: () => Promise<void> }

/** The app as a newcomer gets it: seeded data, nothing kept. */
export const startTestApp = async (offset: number): Promise<Running & { ended: Promise<void> }> => {
  const suite = await startSuite({ importFrom: seedDataDir, offset })
  const mailbox = await startMailbox(suite.ports)
  const payments = await startPayments(suite.ports)
  const domains = await startDomains(suite.ports)
  const stop = async (): Promise<void> => {
    await domains.stop()
    await payments.stop()
    await mailbox.stop()
    await suite.stop()
  }
  return { logFile: suite.logFile, ended: suite.ended, stop }
}

const suiteFile = (offset: number, name: string): string => join(cacheDir, `suite-${offset}`, name)

/** Lets other processes find the app that this one has started and keeps. */
export const announceApp = async (offset: number): Promise<() => Promise<void>> => {
  const file = suiteFile(offset, 'kept-by')
  await writeFile(file, String(process.pid))
  return () => rm(file, { force: true })
}

/** An app of this checkout that `npm test -- --keep` keeps in another terminal. */
export const keptApp = async (offset: number): Promise<Running | undefined> => {
  const file = suiteFile(offset, 'kept-by')
  if (!existsSync(file) || !isAlive(Number(await readFile(file, 'utf8')))) return undefined
  return { logFile: suiteFile(offset, 'emulators.log'), stop: () => Promise.resolve() }
}
