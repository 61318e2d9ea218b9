export type Listener = () => void

/** Adds a listener. Gives how to remove it. */
export type Subscribe = (listener: Listener) => () => void

export const subscribeTo =
  (listeners: Set<Listener>): Subscribe =>
  (listener) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  }
