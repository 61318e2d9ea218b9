import { constants } from 'node:os'
import { messageOf, Problem } from './problem.ts'

type Cleanup = () => Promise<void> | void

const cleanups: Cleanup[] = []
let ending: Promise<void> | undefined

/** Registers a cleanup for the end of this process; the latest runs first. Returns a function that unregisters it. */
export const onEnd = (cleanup: Cleanup): (() => void) => {
  cleanups.push(cleanup)
  return () => {
    const index = cleanups.indexOf(cleanup)
    if (index >= 0) cleanups.splice(index, 1)
  }
}

const end = async (): Promise<void> => {
  for (let cleanup = cleanups.pop(); cleanup; cleanup = cleanups.pop()) {
    try {
      await cleanup()
    } catch (error) {
      console.error(`✖ ${messageOf(error)}`)
    }
  }
}

const endOnce = (): Promise<void> => (ending ??= end())

/** Runs one verb of local/run.mjs: cleans up on every exit, prints problems as one line, sets the exit code. */
export const runVerb = async (main: (args: string[]) => Promise<number>): Promise<void> => {
  const endWith = (signal: NodeJS.Signals) => () => {
    void endOnce().then(() => process.exit(128 + constants.signals[signal]))
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, endWith(signal))
  // local/run.mjs was killed.
  process.on('disconnect', endWith('SIGTERM'))
  // A closed terminal must not end the process before it has cleaned up.
  process.stdout.on('error', () => undefined)
  process.stderr.on('error', () => undefined)

  let code: number
  try {
    code = await main(process.argv.slice(2))
  } catch (error) {
    // Failures while a signal is handled are only its consequence.
    if (!ending) console.error(error instanceof Problem ? `✖ ${error.message}` : error)
    code = 1
  }
  if (ending) return
  await endOnce()
  process.exit(code)
}
