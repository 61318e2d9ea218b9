type Subscribe = (listener: () => void) => () => void

/** Tells listeners of a change once no other has followed it for some milliseconds. */
export function atRest(subscribe: Subscribe, pause: number): Subscribe {
  const listeners = new Set<() => void>()
  let timer: ReturnType<typeof setTimeout> | undefined
  subscribe(() => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      for (const listener of listeners) listener()
    }, pause)
  })
  return (listener) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  }
}
