import { pathKeys, valueAt } from '@vitrine/common/portfolio/paths'
import { createListeners, type Listener, type Unsubscribe } from './listeners.ts'

interface Node {
  listeners: ReturnType<typeof createListeners>
  children: Map<string, Node>
}

const createNode = (): Node => ({ listeners: createListeners(), children: new Map() })

/**
 * Listeners to single paths of a document, kept as a tree. A change visits only the branches it touched, however many
 * listeners there are: unchanged parts of two versions of a document are the same objects.
 */
export function createPathListeners() {
  const root = createNode()
  return {
    add: (path: string, listener: Listener): Unsubscribe =>
      pathKeys(path).reduce(childOf, root).listeners.add(listener),
    /** Calls the listeners of paths at which the two documents hold different values. */
    notify: (before: object, after: object): void => notify(root, before, after),
  }
}

function childOf({ children }: Node, key: string): Node {
  const child = children.get(key) ?? createNode()
  children.set(key, child)
  return child
}

function notify({ listeners, children }: Node, before: unknown, after: unknown): void {
  if (before === after) return
  listeners.notify()
  for (const [key, child] of children) notify(child, valueAt(before, [key]), valueAt(after, [key]))
}
