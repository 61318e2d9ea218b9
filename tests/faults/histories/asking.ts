import type { ErrorBody } from '@vitrine/common/api/errors'
import type { Portfolio } from '@vitrine/common/api/shapes'
import type { Random } from '../../../local/lib/random.ts'
import type { Answer } from '../../support/api.ts'
import type { Act, Answered, History, OperationKind } from './history.ts'
import type { Instances } from './instances.ts'
import type { World } from './world.ts'

/** What operations have in common. */

export interface Run {
  world: World
  history: History
  instances: Instances
}

export interface Worker extends Run {
  number: number
  random: Random
}

/** A call of the API as an operation: what was answered, or that nobody knows what became of it. */
export function asking<T>(
  { instances }: Run,
  ask: (origin: string) => Promise<Answer<T & ErrorBody>>,
  read: (body: T) => Answered,
): Act {
  return async () => {
    const answer = await ask(instances.apiOrigin).catch(() => null)
    if (answer === null) {
      await instances.restarted
      return { outcome: 'unknown' }
    }
    if (answer.status === 200) return { outcome: 'done', ...read(answer.body) }
    return { outcome: answer.status < 500 ? 'refused' : 'unknown', code: answer.body.detail.code }
  }
}

/** Repeats a step until an operation of a kind was done: by chance it may be refused many times. */
export async function untilDone(
  worker: Worker,
  kind: OperationKind,
  step: (worker: Worker) => Promise<unknown>,
): Promise<void> {
  const isDone = () => worker.history.operations.some((one) => one.kind === kind && one.outcome === 'done')
  for (let tries = 0; tries < 50 && !isDone(); tries++) await step(worker)
}

export const withState = ({ revision, status, username, templateId, content }: Portfolio): Answered => ({
  state: { revision, status, username, templateId, saved: content.hero?.name ?? '' },
})

export const nothingMore = (): Answered => ({})

export interface Own {
  uid: string
  token: string
  id: string
}

/** What is done to one of an account's portfolios. */
export const toPortfolio = (run: (worker: Worker, own: Own) => Promise<unknown>) => async (worker: Worker) => {
  const picked = worker.world.pickPortfolio(worker.number, worker.random)
  if (picked) await run(worker, { uid: picked.account.uid, token: picked.account.token, id: picked.id })
}
