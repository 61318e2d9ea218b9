import { BATCH_MAX_FILES } from '@vitrine/common/limits'
import { ApiError, messageOf } from '../../../lib/api-error.ts'
import type { Inspection } from '../../../lib/pictures/as-png.ts'
import { BROKEN_OFF, type UploadedImage, type UploadOptions } from '../../../lib/pictures/upload-image.ts'
import { say } from '../../../lib/words/say.ts'
import { createListeners } from '../state/listeners.ts'
import { isActive, isProblem, type Entry, type QueueState } from './entry.ts'
import type { KeptPictures } from './kept-pictures.ts'
import type { PictureTexts } from './picture-texts.ts'
import type { Target } from './target.ts'

/** Uploads that run side by side. */
export const AT_ONCE = 3

export interface QueueCalls {
  /** Checks a file, and converts one that pages cannot show. */
  inspect: (file: File) => Promise<Inspection>
  /** The same for the same bytes. */
  hashOf: (file: File) => Promise<string>
  textsOf: (file: File) => Promise<PictureTexts>
  upload: (file: File, options: UploadOptions) => Promise<UploadedImage>
  /** Why one more cannot be added to a list, or null. @param onTheWay how many others are being uploaded for it */
  fullness: (target: Target, onTheWay: number) => string | null
  /** Whether the page shows an uploaded file. */
  shows: (storagePath: string) => boolean
  /** Adds the item of an uploaded picture to its list, unless it is there. @param order the items of all pictures of the list */
  addItem: (entry: Entry & Required<Pick<Entry, 'found'>>, order: readonly string[]) => void
}

const UNREADABLE =
  'This file couldn’t be read. If it’s a folder, open it and choose the pictures inside; if it was moved, choose it again.'
const NOT_KEPT = 'The page was reloaded before this picture was stored. Choose it again.'

const FIRST_PAUSE_MS = 4_000
const LAST_PAUSE_MS = 60_000

/** So often an upload may break off though there is a connection. */
export const MAX_BREAKS = 3

/** Refusals that meet every other picture, too. */
const meetsAll = (error: unknown) => error instanceof ApiError && (error.status === 401 || codes.has(error.code))
const codes = new Set(['unverified', 'storage-full'])

/** Refusals that pass: no connection, an outage, too many calls. */
const passes = (error: unknown): error is ApiError => error instanceof ApiError && [0, 429, 503].includes(error.status)

/** Whether it was not the connection that failed: the server had answered, or others got through meanwhile. */
const isItsOwn = (error: unknown, othersGotThrough: boolean) =>
  error instanceof ApiError && error.status === 0 && (error.code === BROKEN_OFF || othersGotThrough)

export type PictureQueue = ReturnType<typeof createQueue>

/** Adds pictures to lists, a few at a time and in the order in which they came. */
export function createQueue(calls: QueueCalls, kept: KeptPictures) {
  const listeners = createListeners()
  const files = new Map<string, File>()
  /** Of the files that were looked at. */
  const hashes = new Map<string, string>()
  const running = new Map<string, AbortController>()
  /** Added, but not yet saved by the server. */
  const unsaved = new Map<string, Entry>()
  /** Saved, on this visit or an earlier one. The places of those that are to come follow from them. */
  const saved = new Map<string, Entry>()
  /** Files are looked at one after the other, so that of two equal ones the first is added. */
  let looking: Promise<unknown> = Promise.resolve()
  /** How often the upload of a picture broke off though there is a connection. */
  const breaks = new Map<string, number>()
  /** How many pictures were uploaded. */
  let through = 0
  let isClosed = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let pauseMs = FIRST_PAUSE_MS
  let waitsForConnection = false
  let state: QueueState = { entries: [], leftOut: [], cancelled: 0, paused: null, isKept: true }

  function set(change: Partial<QueueState>): void {
    state = { ...state, ...change }
    listeners.notify()
  }
  const entryOf = (id: string) => state.entries.find((entry) => entry.id === id)

  function change(ids: readonly string[], part: Partial<Entry>): void {
    const changed = new Set(ids)
    set({ entries: state.entries.map((entry) => (changed.has(entry.id) ? { ...entry, ...part } : entry)) })
  }

  /** The same, and for the next visit. */
  function settle(ids: readonly string[], part: Partial<Entry>): void {
    change(ids, part)
    const entries = state.entries.filter(({ id }) => ids.includes(id))
    void keeping(() => kept.put(entries))
  }

  async function keeping(work: () => Promise<unknown>): Promise<void> {
    try {
      await work()
    } catch {
      if (state.isKept) set({ isKept: false })
    }
  }

  function forget(ids: readonly string[]): void {
    for (const id of ids) {
      running.get(id)?.abort()
      files.delete(id)
      hashes.delete(id)
      breaks.delete(id)
    }
    void keeping(() => kept.remove(ids))
    forgetSaved()
  }

  function fail(entry: Entry, error: unknown): void {
    const others = meetsAll(error) ? state.entries.filter(({ step }) => step === 'waiting') : []
    settle(
      [entry, ...others].map(({ id }) => id),
      {
        step: 'failed',
        share: 0,
        message: messageOf(error, say('Upload failed')),
        canRetry: !(error instanceof Refusal) || error.canRetry,
      },
    )
  }

  function wait({ id }: Entry): void {
    change([id], { step: 'waiting', share: 0 })
    hashes.delete(id)
  }

  /** The others go on, and the picture is tried again, but not for ever. */
  function breakOff(entry: Entry, error: unknown): void {
    const times = (breaks.get(entry.id) ?? 0) + 1
    breaks.set(entry.id, times)
    if (times < MAX_BREAKS) wait(entry)
    else fail(entry, error)
  }

  /** The picture waits with all others, and they go on by themselves. */
  function pause(entry: Entry, { status, message }: ApiError): void {
    wait(entry)
    if (state.paused !== null) return
    waitsForConnection = status === 0
    // What broke off before may have lost the connection, too.
    if (waitsForConnection) breaks.clear()
    set({ paused: message })
    timer = setTimeout(goOn, pauseMs)
    pauseMs = Math.min(pauseMs * 2, LAST_PAUSE_MS)
  }

  function goOn(): void {
    clearTimeout(timer)
    if (state.paused === null) return
    set({ paused: null })
    pump()
  }

  function pump(): void {
    if (isClosed || state.paused !== null) return
    while (running.size < AT_ONCE) {
      const next = state.entries.find(({ id, step }) => step === 'waiting' && !running.has(id))
      if (!next) return
      void run(next)
    }
  }

  async function run(entry: Entry): Promise<void> {
    const controller = new AbortController()
    const { signal } = controller
    const before = through
    running.set(entry.id, controller)
    change([entry.id], { step: 'running' })
    try {
      const looked = looking.then(() => look(entry, signal))
      looking = looked.catch(() => undefined)
      const ready = await looked
      const image = await calls.upload(ready.file, {
        signal,
        isTriedAgain: true,
        onProgress: (share) => {
          if (!signal.aborted) change([entry.id], { share })
        },
      })
      signal.throwIfAborted()
      pauseMs = FIRST_PAUSE_MS
      through += 1
      breaks.delete(entry.id)
      await noteUploaded(entry.id, { image, texts: ready.texts })
      signal.throwIfAborted()
      add(entry.id, { image, texts: ready.texts })
      void keeping(() => kept.remember(ready.hash, { path: image.path, name: entry.name }))
      if (waitsForConnection) goOn()
    } catch (error) {
      if (signal.aborted) return
      if (error instanceof Duplicate) settle([entry.id], { step: 'duplicate', share: 0, message: error.message })
      else if (isItsOwn(error, through > before)) breakOff(entry, error)
      else if (passes(error)) pause(entry, error)
      else fail(entry, error)
    } finally {
      running.delete(entry.id)
      pump()
    }
  }

  /** What is needed to upload a picture. @throws Refusal, Duplicate */
  async function look(entry: Entry, signal: AbortSignal) {
    signal.throwIfAborted()
    const onTheWay = state.entries.filter(
      ({ id, step, target }) => step === 'running' && target.list === entry.target.list && hashes.has(id),
    )
    const full = calls.fullness(entry.target, onTheWay.length)
    if (full !== null) throw new Refusal(full, true)
    const file = files.get(entry.id) ?? (await kept.file(entry.id))
    if (!file) throw new Refusal(say(NOT_KEPT), false)
    const hash = await calls.hashOf(file).catch(() => {
      throw new Refusal(say(UNREADABLE), false)
    })
    const inspection = await calls.inspect(file)
    if ('problem' in inspection) throw new Refusal(inspection.problem, false)
    const texts = await calls.textsOf(file)
    const twin = entry.isWanted ? null : await twinOf(entry, hash)
    signal.throwIfAborted()
    if (twin !== null) throw new Duplicate(say('The same picture as “{name}”, which is already here.', { name: twin }))
    hashes.set(entry.id, hash)
    return { file: inspection.file, hash, texts }
  }

  /** The name of a picture of the same bytes that is on its way or on the page. */
  async function twinOf(entry: Entry, hash: string): Promise<string | null> {
    const twin = state.entries.find(
      (other) =>
        other.id !== entry.id &&
        hashes.get(other.id) === hash &&
        (isActive(other) || (other.step === 'added' && other.found && calls.shows(other.found.image.path))),
    )
    if (twin) return twin.name
    const known = await kept.known(hash).catch(() => undefined)
    return known && calls.shows(known.path) ? known.name : null
  }

  /** Before its item is in the draft: after a reload in between, the next visit would upload it again, as another picture. */
  async function noteUploaded(id: string, found: Found): Promise<void> {
    const entry = entryOf(id)
    if (entry) await keeping(() => kept.put([{ ...entry, ...added, found }]))
  }

  function add(id: string, found: Found): void {
    change([id], { ...added, found })
    const entry = entryOf(id)
    if (!entry) return
    unsaved.set(id, entry)
    calls.addItem({ ...entry, found }, orderOf(entry.target))
    files.delete(id)
  }

  /** The items of all pictures of a list, those of earlier visits too, in the order in which they were dropped. */
  const orderOf = ({ list }: Target): string[] =>
    [...new Map([...saved.values(), ...state.entries].map((entry) => [entry.id, entry])).values()]
      .filter(({ target }) => target.list === list)
      .sort((a, b) => a.order - b.order)
      .map(({ itemId }) => itemId)

  /** Once nothing is to come, no place follows from those that are saved. */
  function forgetSaved(): void {
    if (saved.size === 0 || unsaved.size > 0 || state.entries.some((entry) => isActive(entry) || isProblem(entry)))
      return
    const ids = [...saved.keys()]
    saved.clear()
    void keeping(() => kept.remove(ids))
  }

  function retry(ids: readonly string[]): void {
    for (const id of ids) {
      hashes.delete(id)
      breaks.delete(id)
    }
    settle(
      state.entries.filter((entry) => ids.includes(entry.id) && isProblem(entry)).map(({ id }) => id),
      { step: 'waiting', message: '' },
    )
    pump()
  }

  function cancel(ids: readonly string[]): void {
    const gone = state.entries.filter((entry) => ids.includes(entry.id) && isActive(entry)).map(({ id }) => id)
    set({
      entries: state.entries.filter(({ id }) => !gone.includes(id)),
      cancelled: state.cancelled + gone.length,
    })
    forget(gone)
  }

  const idsWhere = (test: (entry: Entry) => boolean) => state.entries.filter(test).map(({ id }) => id)

  return {
    getState: () => state,
    subscribe: listeners.add,

    /** Adds pictures behind those that are there. */
    add(given: readonly File[], target: Target): void {
      if (idsWhere(isActive).length === 0 && idsWhere(isProblem).length === 0)
        set({ entries: [], cancelled: 0, leftOut: [], isKept: true })
      const now = Date.now()
      const taken = given.slice(0, BATCH_MAX_FILES)
      const entries = taken.map((file, index): Entry => {
        const id = crypto.randomUUID()
        files.set(id, file)
        const order = now + index / taken.length
        return { id, order, name: file.name, size: file.size, target, itemId: id.slice(-12), ...untouched }
      })
      set({
        entries: [...state.entries, ...entries],
        leftOut: [...state.leftOut, ...given.slice(BATCH_MAX_FILES).map(({ name }) => name)],
      })
      void keeping(async () => {
        await kept.put(entries)
        for (const { id } of entries) {
          const file = files.get(id)
          if (file) await kept.putFile(id, file)
          // It was added or cancelled meanwhile.
          if (!files.has(id)) await kept.removeFile(id)
        }
      })
      pump()
    },

    /** Goes on with pictures of an earlier visit. */
    resume(entries: readonly Entry[]): void {
      for (const entry of entries) if (entry.isSaved) saved.set(entry.id, entry)
      const others = entries.filter(({ isSaved }) => !isSaved)
      set({ entries: [...state.entries, ...others].sort((a, b) => a.order - b.order) })
      // Uploaded, but perhaps not saved any more.
      for (const { id, found } of others) if (found) add(id, found)
      forgetSaved()
      pump()
    },

    retry,
    retryAll: () => retry(idsWhere(({ step, canRetry }) => step === 'failed' && canRetry)),
    /** Ends a pause. */
    goOn,
    addAnyway(id: string): void {
      change([id], { isWanted: true })
      retry([id])
    },
    cancel: (id: string) => cancel([id]),
    cancelAll: () => cancel(idsWhere(isActive)),

    /** Takes problems that the owner has seen off the list. */
    dismiss(ids: readonly string[]): void {
      set({ entries: state.entries.filter((entry) => !ids.includes(entry.id) || !isProblem(entry)) })
      forget(ids.filter((id) => !entryOf(id)))
    },
    /** Nothing is shown any more of what is over. */
    clear(): void {
      const problems = idsWhere(isProblem)
      set({ entries: state.entries.filter(isActive), leftOut: [], cancelled: 0 })
      forget(problems)
    },

    /** Forgets all but the places of the pictures whose items are saved, or were taken away by the owner. */
    itemsSaved(isSaved: (entry: Pick<Entry, 'target' | 'itemId'>) => boolean): void {
      const done = [...unsaved.values()].filter(isSaved).map((entry): Entry => {
        const { found: _found, ...place } = entry
        return { ...place, isSaved: true }
      })
      if (done.length === 0) return
      for (const entry of done) {
        unsaved.delete(entry.id)
        saved.set(entry.id, entry)
      }
      void keeping(async () => {
        await kept.put(done)
        for (const { id } of done) await kept.removeFile(id)
      })
      forgetSaved()
    },
    /** A picture that was added by itself, so that it is recognised in a batch. */
    remember(file: File, path: string): void {
      void keeping(async () => kept.remember(await calls.hashOf(file), { path, name: file.name }))
    },
    hasUnsaved: () => unsaved.size > 0,

    /** The editor is closed: what is not added is for the next visit. */
    close(): void {
      isClosed = true
      clearTimeout(timer)
      for (const controller of running.values()) controller.abort()
    },
  }
}

type Found = NonNullable<Entry['found']>

const added = { step: 'added', share: 1, message: '' } as const

const untouched = {
  step: 'waiting',
  share: 0,
  message: '',
  canRetry: true,
  isWanted: false,
} as const

/** Why a picture cannot be added, for its owner. */
class Refusal extends Error {
  readonly canRetry: boolean

  constructor(message: string, canRetry: boolean) {
    super(message)
    this.canRetry = canRetry
  }
}

class Duplicate extends Error {}
