import { existsSync, statSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { root, seedDataDir } from './lib/paths.ts'
import { messageOf } from './lib/problem.ts'
import { portOffset } from './ports.ts'
import type { Suite } from './suite.ts'

/** A developer's data, kept between starts; each copy that runs in parallel has its own. */
export const sessionDataDir = (): string => join(root, '.data', String(portOffset()))

const saveEveryMs = 60_000

/** What a start imports: the last session's data, or the seeded data. */
export const dataToImport = async (reset: boolean): Promise<string> => {
  const saved = sessionDataDir()
  if (reset) await rm(saved, { recursive: true, force: true })
  return existsSync(join(saved, 'firebase-export-metadata.json')) ? saved : seedDataDir
}

const sizeOf = (file: string): number => (existsSync(file) ? statSync(file).size : 0)

/** Saves the session's data once a minute if the emulators were used, so that a crash loses little. */
export const saveRegularly = (suite: Suite): (() => void) => {
  const workDir = dirname(suite.logFile)
  // The emulators log every request, so their logs do not change while nobody uses the app.
  const activity = (): string =>
    ['firebase-debug.log', 'firestore-debug.log'].map((name) => sizeOf(join(workDir, name))).join()
  let saved = activity()
  const timer = setInterval(() => {
    if (activity() === saved) return
    suite
      .exportData(sessionDataDir())
      .then(() => {
        saved = activity()
      })
      .catch((error: unknown) => console.error(`Could not save the data: ${messageOf(error)}`))
  }, saveEveryMs)
  return () => clearInterval(timer)
}
