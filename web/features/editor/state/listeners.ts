export type Listener = () => void
export type Unsubscribe = () => void

export function createListeners() {
  const listeners = new Set<Listener>()
  return {
    add: (listener: Listener): Unsubscribe => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    notify: (): void => {
      for (const listener of listeners) listener()
    },
  }
}
