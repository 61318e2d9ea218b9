import { CONTENT_MAX_BYTES, LIST_MAX_ITEMS, byteLength } from '@vitrine/common/limits'
import type { ListField } from '@vitrine/common/fields/types/list/kind'
import { getAt } from '@vitrine/common/portfolio/paths'
import { inspectImage } from '../../../lib/pictures/inspect-image.ts'
import { uploadImage } from '../../../lib/pictures/upload-image.ts'
import { heard, say } from '../../../lib/words/say.ts'
import { itemsAt } from '../fields/list-actions.ts'
import type { AnyDocument } from '../state/document.ts'
import type { DocumentStore } from '../state/store.ts'
import type { Saver } from '../state/saver.ts'
import { hashOf } from './hash.ts'
import { itemOf } from './item-of.ts'
import { keptPictures, leftPictures, removeOldPictures } from './kept-pictures.ts'
import { pictureTexts } from './picture-texts.ts'
import { placed } from './place.ts'
import { createQueue } from './queue.ts'
import { targetOf, type Target } from './target.ts'

/** Room for the item of one picture with all texts that a file can bring. */
const ITEM_BYTES = 16 * 1024

export interface QueueOptions {
  uid: string
  portfolioId: string
  /** Of the portfolio, or of a page of it. */
  documentId: string
  store: Pick<DocumentStore<AnyDocument>, 'getState' | 'subscribe' | 'addToStep'>
  saver: Pick<Saver, 'save'>
  lists?: ListNames
}

/** Names of lists that stay the same when what is around them moves. What is kept of a picture names its list so. */
export interface ListNames {
  nameOf: (path: string) => string
  /** Null where it is gone. */
  pathOf: (name: string) => string | null
}

const paths: ListNames = { nameOf: (path) => path, pathOf: (name) => name }

export type OpenQueue = ReturnType<typeof openQueue>

/** The queue of an open editor. It goes on with what earlier visits left, unless another tab does. */
export function openQueue(
  { uid, portfolioId, documentId, store, saver, lists = paths }: QueueOptions,
  closed: AbortSignal,
) {
  const editor = crypto.randomUUID()
  const place = { uid, portfolioId: documentId }
  const draft = () => store.getState().history.present
  const queue = createQueue(
    {
      inspect: inspectImage,
      hashOf,
      textsOf: pictureTexts,
      upload: (file, options) => uploadImage(portfolioId, file, 'images', options),
      fullness(target, onTheWay) {
        const { content } = draft()
        const list = lists.pathOf(target.list)
        if (list === null) return listGone(target)
        if (itemsAt(draft(), list).length + onTheWay >= LIST_MAX_ITEMS) return listFull(target)
        const room = CONTENT_MAX_BYTES - byteLength(JSON.stringify(content))
        return room < ITEM_BYTES * (onTheWay + 1) ? say(CONTENT_FULL) : null
      },
      shows: (path) => JSON.stringify(draft().content).includes(JSON.stringify(path)),
      addItem({ target, itemId, found }, order) {
        const list = lists.pathOf(target.list)
        if (list === null) return
        const items = itemsAt(draft(), list)
        const item = itemOf(target, { itemId, ...found }, categoriesOf(target, items))
        store.addToStep(`pictures ${editor}`, [{ path: list, value: placed(items, item, order) }])
        void saver.save([list])
      },
    },
    keptPictures(place, editor),
  )

  const unsubscribe = store.subscribe(
    () => {
      if (!queue.hasUnsaved()) return
      const { base, history } = store.getState()
      queue.itemsSaved(({ target: { list }, itemId }) => {
        const path = lists.pathOf(list)
        const isIn = (document: object) =>
          path !== null && itemsAt(document, path).some((item) => item.itemId === itemId)
        return isIn(base.document) || !isIn(history.present)
      })
    },
    { debounced: true },
  )
  window.addEventListener('online', queue.goOn, { signal: closed })
  closed.addEventListener('abort', () => {
    unsubscribe()
    queue.close()
  })

  // The tab that holds the editor's lock works on its pictures; another tab takes over once that one is closed.
  const lock = (name: string, work: () => Promise<void> = () => Promise.resolve()) =>
    navigator.locks
      .request(lockName(name), { signal: closed }, async () => {
        await work()
        await aborted(closed)
      })
      .catch(() => undefined)
  void lock(editor)
  const resumed = leftPictures(place)
    .then(async (left) => {
      const { held = [] } = await navigator.locks.query()
      const ofOthers = new Set(held.map(({ name }) => name))
      const own = [...left.keys()].map((name) => {
        const { promise, resolve } = Promise.withResolvers<true>()
        void lock(name, () =>
          leftPictures(place)
            .then((now) => queue.resume(now.get(name) ?? []))
            .finally(() => resolve(true)),
        )
        return ofOthers.has(lockName(name)) ? Promise.resolve(true) : promise
      })
      void removeOldPictures(Date.now()).catch(() => undefined)
      await Promise.all(own)
    })
    // Without a database nothing was left.
    .catch(() => undefined)
  return {
    ...queue,
    /** Once those that earlier visits left are in the queue, and in the draft if they were uploaded. Not those of other tabs. */
    resumed,
    /** Adds pictures to a list. @param list its path in the document */
    addTo(files: readonly File[], field: ListField, list: string): void {
      const target = targetOf(field, lists.nameOf(list))
      if (target) queue.add(files, target)
    },
  }
}

const lockName = (name: string) => `vitrine-pictures ${name}`

const listFull = ({ label }: Target) =>
  say('“{list}” is full: it holds {n} entries. Delete some and try again.', { list: heard(label), n: LIST_MAX_ITEMS })
const listGone = ({ label }: Target) =>
  say('“{list}” has been deleted. Undo that and try again.', { list: heard(label) })
const CONTENT_FULL = 'Your page has no room for more text. Shorten or delete some and try again.'

function categoriesOf({ category }: Target, items: readonly unknown[]): string[] {
  return category === undefined
    ? []
    : items.flatMap((item) => {
        const value = getAt(item, category)
        return typeof value === 'string' && value !== '' ? [value] : []
      })
}

const aborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve())
  })
