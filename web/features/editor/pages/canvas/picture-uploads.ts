import { messageOf } from '../../../../lib/api-error.ts'
import { inspectImage } from '../../../../lib/pictures/inspect-image.ts'
import { toast } from '../../../../lib/toast.ts'
import { uploadPicture } from '../../images/upload-picture.ts'
import { createListeners } from '../../state/listeners.ts'
import { blockPath } from '../state/page-draft.ts'
import type { PageSession } from '../state/page-session.ts'

/** How many are uploaded at once. */
const AT_ONCE = 3

export interface NewBlockPicture {
  itemId: string
  file: File
}

export type PictureUploads = ReturnType<typeof createPictureUploads>

/** Uploads pictures that were dropped or pasted, each into its block, wherever that is by then. */
export function createPictureUploads({ portfolioId, store, commitMany, isPrivate, pictures }: PageSession) {
  let closing = new AbortController()
  const listeners = createListeners()
  const queue: NewBlockPicture[] = []
  let running = 0
  const waiting = () => queue.length + running

  async function upload({ itemId, file }: NewBlockPicture): Promise<void> {
    try {
      const inspected = await inspectImage(file)
      if ('problem' in inspected) return toast.error(`${file.name}: ${inspected.problem}`)
      const image = await uploadPicture(
        portfolioId,
        isPrivate('') ? 'private' : 'images',
        { file: inspected.file, crop: null },
        { onProgress: () => {}, signal: closing.signal },
      )
      const { blocks = [] } = store.getState().history.present.content
      const index = blocks.findIndex((block) => block.itemId === itemId)
      // Deleted meanwhile.
      if (index < 0) return
      commitMany([
        { path: `${blockPath(index)}.image`, value: image.url },
        { path: `${blockPath(index)}.imagePath`, value: image.path },
      ])
      pictures.queue()?.remember(file, image.path)
    } catch (error) {
      if (!closing.signal.aborted)
        toast.error(`${file.name}: ${messageOf(error, 'It couldn’t be uploaded. Its block is still empty.')}`)
    }
  }

  function goOn(): void {
    while (running < AT_ONCE && !closing.signal.aborted) {
      const next = queue.shift()
      if (!next) break
      running++
      void upload(next).finally(() => {
        running--
        goOn()
      })
    }
    listeners.notify()
  }

  return {
    /** Until the returned function is called. */
    start(): () => void {
      closing = new AbortController()
      goOn()
      return () => closing.abort()
    },
    subscribe: listeners.add,
    /** How many are not there yet. */
    waiting,
    add: (added: readonly NewBlockPicture[]): void => {
      queue.push(...added)
      goOn()
    },
  }
}
