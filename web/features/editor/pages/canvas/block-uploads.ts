import type { FileUse } from '@vitrine/common/fields/types/file/kind'
import { messageOf } from '../../../../lib/api-error.ts'
import { loaded } from '../../../../lib/script-missing.ts'
import { toast } from '../../../../lib/toast.ts'
import { say } from '../../../../lib/words/say.ts'
import type { uploadPicture } from '../../images/upload-picture.ts'
import { createListeners } from '../../state/listeners.ts'
import { blockPath } from '../state/page-draft.ts'
import type { PageSession } from '../state/page-session.ts'

/** How many are uploaded at once. */
const AT_ONCE = 3

export interface NewBlockFile {
  itemId: string
  file: File
}

/** A file on its way. */
export interface BlockUpload extends NewBlockFile {
  /** From 0 to 1. */
  share: number
  cancel: () => void
}

/** The field of a block that a file is for. */
const fileFields: Readonly<Record<string, { key: string; use: FileUse }>> = {
  media: { key: 'media', use: 'recording' },
  file: { key: 'file', use: 'document' },
}

/** Uploads pictures and files that were dropped or pasted, each into its block, wherever that is by then. */
export function createBlockUploads({ portfolioId, store, commitMany, isPrivate, pictures }: PageSession) {
  let closing = new AbortController()
  const listeners = createListeners()
  const queue: NewBlockFile[] = []
  let running: readonly BlockUpload[] = []
  let waiting: readonly (NewBlockFile | BlockUpload)[] = []

  function changed(now: readonly BlockUpload[]): void {
    running = now
    waiting = [...running, ...queue]
    listeners.notify()
  }

  /** Where a block is; null for one that was deleted meanwhile. */
  function placeOf(itemId: string): { path: string; type: string; hasPoster: boolean } | null {
    const { blocks = [] } = store.getState().history.present.content
    const index = blocks.findIndex((block) => block.itemId === itemId)
    const block = blocks[index]
    const hasPoster = block?.type === 'media' && Boolean(block.poster || block.posterPath)
    return block ? { path: blockPath(index), type: block.type, hasPoster } : null
  }

  async function uploadInto({ itemId, file }: NewBlockFile, signal: AbortSignal): Promise<void> {
    const onProgress = (share: number) =>
      changed(running.map((upload) => (upload.itemId === itemId ? { ...upload, share } : upload)))
    const place = placeOf(itemId)
    const field = fileFields[place?.type ?? '']
    if (!place || !field) return uploadImageInto(itemId, file, { onProgress, signal })
    const { uploadFile } = await loaded(import('../../files/upload-file.ts'))
    const uploaded = await uploadFile(
      { portfolioId, isPrivate: isPrivate(''), use: field.use, wantsPoster: !place.hasPoster },
      file,
      { onProgress, signal },
    )
    if ('problem' in uploaded) return toast.error(`${file.name}: ${uploaded.problem}`)
    const now = placeOf(itemId)
    if (now) commitMany(uploaded.parts(`${now.path}.${field.key}`))
    if (uploaded.notice) toast.message(`${file.name}: ${uploaded.notice}`)
  }

  async function uploadImageInto(
    itemId: string,
    file: File,
    options: Parameters<typeof uploadPicture>[3],
  ): Promise<void> {
    const [{ inspectImage }, { uploadPicture: upload }] = await Promise.all([
      loaded(import('../../../../lib/pictures/inspect-image.ts')),
      loaded(import('../../images/upload-picture.ts')),
    ])
    const inspected = await inspectImage(file)
    if ('problem' in inspected) return toast.error(`${file.name}: ${inspected.problem}`)
    const kind = isPrivate('') ? 'private' : 'images'
    const image = await upload(portfolioId, kind, { file: inspected.file, crop: null }, options)
    const place = placeOf(itemId)
    if (!place) return
    commitMany([
      { path: `${place.path}.image`, value: image.url },
      { path: `${place.path}.imagePath`, value: image.path },
    ])
    pictures.queue()?.remember(file, image.path)
  }

  function begin(next: NewBlockFile): void {
    const controller = new AbortController()
    const signal = AbortSignal.any([closing.signal, controller.signal])
    changed([...running, { ...next, share: 0, cancel: () => controller.abort() }])
    uploadInto(next, signal)
      .catch((error: unknown) => {
        if (signal.aborted) return
        const text = messageOf(error, say('It couldn’t be uploaded. Its block is still empty.'))
        toast.error(`${next.file.name}: ${text}`, {
          action: { label: say('Try again'), onClick: () => add([next]) },
        })
      })
      .finally(() => {
        changed(running.filter(({ itemId }) => itemId !== next.itemId))
        goOn()
      })
  }

  function goOn(): void {
    while (running.length < AT_ONCE && !closing.signal.aborted) {
      const next = queue.shift()
      if (!next) break
      begin(next)
    }
    changed(running)
  }

  function add(added: readonly NewBlockFile[]): void {
    queue.push(...added)
    goOn()
  }

  return {
    /** Until the returned function is called. */
    start(): () => void {
      closing = new AbortController()
      goOn()
      return () => closing.abort()
    },
    subscribe: listeners.add,
    /** Those that are not there yet; the first are on their way. */
    waiting: () => waiting,
    add,
  }
}
