import { idle } from '../../../lib/idle.ts'
import { loaded } from '../../../lib/script-missing.ts'
import { createListeners, type Listener, type Unsubscribe } from '../state/listeners.ts'
import type { OpenQueue, QueueOptions } from './open-queue.ts'

/** Adds many pictures to lists of an open editor. The queue that does it is loaded when the browser is idle, or needed. */
export interface PictureAdder {
  /** Null until it is loaded. */
  queue: () => OpenQueue | null
  subscribe: (listener: Listener) => Unsubscribe
  /** @throws ScriptMissing */
  add: (...drop: Parameters<OpenQueue['addTo']>) => Promise<void>
  start: (closed: AbortSignal) => void
  /** Once those of earlier visits that were uploaded are in the draft, or cannot be. */
  resumed: () => Promise<void>
}

export function createPictureAdder(options: QueueOptions): PictureAdder {
  const listeners = createListeners()
  let queue: OpenQueue | null = null
  let signal = AbortSignal.abort()

  async function open(): Promise<OpenQueue> {
    const { openQueue } = await loaded(import('./open-queue.ts'))
    queue ??= openQueue(options, signal)
    listeners.notify()
    return queue
  }

  return {
    queue: () => queue,
    subscribe: listeners.add,
    resumed: () =>
      open().then(
        ({ resumed }) => resumed,
        () => undefined,
      ),
    add: async (...drop) => (await open()).addTo(...drop),
    start(closed) {
      signal = closed
      closed.addEventListener('abort', () => {
        queue = null
        listeners.notify()
      })
      // Pictures of an earlier visit go on by themselves. Without the script they wait for the next one.
      void idle().then(() => (closed.aborted ? undefined : open().then(undefined, () => undefined)))
    },
  }
}
