/*
 * Loaded into the emulators' process. The Functions emulator starts a process for each request that comes while another is
 * being answered, or while a process for another is being started, and a process takes a second of a processor to start.
 * Functions of the second generation answer many requests at once in one process. So does a function here: requests wait for
 * its process to start, and then it takes all of them.
 */
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const { FunctionsEmulator } = require('firebase-tools/lib/emulator/functionsEmulator')
const { RuntimeWorkerPool, RuntimeWorkerState } = require('firebase-tools/lib/emulator/functionsRuntimeWorker')

const { getIdleWorker } = RuntimeWorkerPool.prototype

RuntimeWorkerPool.prototype.getIdleWorker = function (triggerId) {
  const idle = getIdleWorker.call(this, triggerId)
  return idle ?? this.getTriggerWorkers(triggerId).find(({ state }) => state === RuntimeWorkerState.BUSY)
}

const { startRuntime } = FunctionsEmulator.prototype
const starting = new Map()

FunctionsEmulator.prototype.startRuntime = function (backend, trigger) {
  const started =
    starting.get(trigger?.id) ?? startRuntime.call(this, backend, trigger).finally(() => starting.delete(trigger?.id))
  starting.set(trigger?.id, started)
  return started
}
