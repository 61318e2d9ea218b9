import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

const preload = pathToFileURL(join(import.meta.dirname, 'requests-in-parallel.mjs')).href

/** What a script prints that runs where the emulators run. */
async function printed(script: string): Promise<unknown> {
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', preload, '-e', script], {
    cwd: import.meta.dirname,
  })
  return JSON.parse(stdout) as unknown
}

/** Whether a function with workers in these states is ready, and which gets the next request of it and of another one. */
const chosen = (...states: string[]) =>
  printed(`
    const { RuntimeWorkerPool } = require('firebase-tools/lib/emulator/functionsRuntimeWorker')
    const pool = new RuntimeWorkerPool()
    pool.setTriggerWorkers('api', ${JSON.stringify(states.map((state) => ({ state })))})
    const next = (name) => pool.getIdleWorker(name)?.state ?? 'none'
    console.log(JSON.stringify([pool.readyForWork('api'), next('api'), next('site')]))`)

it.each([
  [['BUSY', 'IDLE'], 'IDLE'],
  [['FINISHING', 'BUSY'], 'BUSY'],
])('of workers that are %j one that is %s takes the next request', async (states, state) => {
  expect(await chosen(...states)).toEqual([true, state, 'none'])
})

it.each([[[]], [['CREATED', 'FINISHING', 'FINISHED']]])(
  'of workers that are %j none takes a request',
  async (states) => {
    expect(await chosen(...states)).toEqual([false, 'none', 'none'])
  },
)

it('requests that come while a process starts wait for that one; the next start is another', async () => {
  const starts = `
    const { FunctionsEmulator } = require('firebase-tools/lib/emulator/functionsEmulator')
    const started = []
    const emulator = Object.assign(Object.create(FunctionsEmulator.prototype), {
      getRuntimeEnvs: (backend, trigger) => void started.push(trigger.id),
      resolveSecretEnvs: async () => ({}),
      startNode: async () => ({}),
      workerPools: { default: { addWorker: () => ({ waitForSocketReady: async () => undefined }) } },
    })
    const start = (id) => emulator.startRuntime({ runtime: 'nodejs22', codebase: 'default' }, { id })
    Promise.all([start('api'), start('site'), start('api')])
      .then(() => start('api'))
      .then(() => console.log(JSON.stringify(started)))`
  expect(await printed(starts)).toEqual(['api', 'site', 'api'])
})
