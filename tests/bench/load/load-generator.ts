import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Outcome, Task } from './requests.ts'

export interface Generator {
  send: (task: Task) => Promise<Outcome>
  stop: () => void
}

/** Starts the process that sends requests. */
export function startGenerator(): Generator {
  const child = fork(join(import.meta.dirname, 'generator.ts'))
  return {
    async send(task) {
      child.send(task)
      const [outcome] = (await once(child, 'message')) as [Outcome]
      return outcome
    },
    stop: () => child.kill('SIGKILL'),
  }
}
