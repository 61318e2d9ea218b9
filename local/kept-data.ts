import { existsSync, statSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { root, seedDataDir } from './lib/paths.ts'
import { messageOf } from './lib/problem.ts'
import { portOffset } from './ports.ts'
import type { Suite } from './suite.ts'

/** What a developer did in the app, kept between starts; copies that run side by side keep their own. */
export const keptDataDir = (): string => join(root, '.data', String(portOffset()))

const saveEveryMs = 60_000

/** Where a start takes its data from: what was kept from the last session, or the seeded data. */
export const dataToImport = async (reset: boolean): Promise<string> => {
  const kept = keptDataDir()
  if (reset) await rm(kept, { recursive: true, force: true })
  return existsSync(join(kept, 'firebase-export-metadata.json')) ? kept : seedDataDir
}

const sizeOf = (file: string): number => (existsSync(file) ? statSync(file).size : 0)

/** Saves the session's data once a minute when the emulators had work to do, so that a crash loses little. */
export const keepSaving = (suite: Suite): (() => void) => {
  const workDir = dirname(suite.logFile)
  // The emulators log what they are asked for, so their logs stand still while nobody uses the app.
  const activity = (): string =>
    ['firebase-debug.log', 'firestore-debug.log'].map((name) => sizeOf(join(workDir, name))).join()
  let saved = activity()
  const timer = setInterval(() => {
    if (activity() === saved) return
    suite
      .exportData(keptDataDir())
      .then(() => {
        saved = activity()
      })
      .catch((error: unknown) => console.error(`Could not save the data: ${messageOf(error)}`))
  }, saveEveryMs)
  return () => clearInterval(timer)
}
