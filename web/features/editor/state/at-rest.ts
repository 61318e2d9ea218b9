import { subscribeTo, type Listener, type Subscribe } from './subscribe.ts'

/** Tells listeners of a change once no other has followed it for some milliseconds. */
export function atRest(subscribe: Subscribe, pause: number): Subscribe {
  const listeners = new Set<Listener>()
  let timer: ReturnType<typeof setTimeout> | undefined
  subscribe(() => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      for (const listener of listeners) listener()
    }, pause)
  })
  return subscribeTo(listeners)
}
