import { useCallback, useSyncExternalStore } from 'react'
import { useDocumentEditor } from '../state/editor-context.ts'
import { isActive, type QueueState } from './entry.ts'
import type { PictureQueue } from './queue.ts'

/** The queue of pictures while it has something to show. */
export function usePictureQueue(): PictureQueue | null {
  const { pictures } = useDocumentEditor()
  const isShown = useQueueState(
    false,
    ({ entries, leftOut, cancelled }) => entries.length + leftOut.length + cancelled > 0,
  )
  return isShown ? pictures.queue() : null
}

/** How many pictures are not added yet and are not kept for the next visit. */
export const useUnkeptPictures = (): number =>
  useQueueState(0, ({ entries, isKept }) => (isKept ? 0 : entries.filter(isActive).length))

/** @param none while the queue is not loaded */
function useQueueState<T>(none: T, select: (state: QueueState) => T): T {
  const { pictures } = useDocumentEditor()
  const queue = useSyncExternalStore(pictures.subscribe, pictures.queue)
  const subscribe = useCallback((listener: () => void) => queue?.subscribe(listener) ?? (() => {}), [queue])
  return useSyncExternalStore(subscribe, () => (queue ? select(queue.getState()) : none))
}
