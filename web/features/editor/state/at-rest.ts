import { afterPause } from '../../../lib/after-pause.ts'
import { subscribeTo, type Listener, type Subscribe } from './subscribe.ts'

/** Tells listeners of a change once no other has followed it for some milliseconds. */
export function atRest(subscribe: Subscribe, pause: number): Subscribe {
  const listeners = new Set<Listener>()
  const { ask } = afterPause(pause, () => {
    for (const listener of listeners) listener()
  })
  subscribe(ask)
  return subscribeTo(listeners)
}
