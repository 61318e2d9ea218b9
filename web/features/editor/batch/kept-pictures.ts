import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import type { Entry } from './entry.ts'

/** A picture that was added, by the hash of its file. */
export interface KnownPicture {
  /** In Storage. */
  path: string
  name: string
}

/** What this device keeps of the pictures of one open editor. Everything rejects where the browser has no room, or refuses. */
export interface KeptPictures {
  put: (entries: readonly Entry[]) => Promise<void>
  putFile: (id: string, file: File) => Promise<void>
  file: (id: string) => Promise<File | undefined>
  removeFile: (id: string) => Promise<void>
  remove: (ids: readonly string[]) => Promise<void>
  known: (hash: string) => Promise<KnownPicture | undefined>
  remember: (hash: string, picture: KnownPicture) => Promise<void>
}

interface Place {
  uid: string
  portfolioId: string
}

interface KeptEntry extends Place {
  id: string
  /** The editor that it was dropped into. */
  editor: string
  entry: Entry
}

interface Schema extends DBSchema {
  entries: { key: string; value: KeptEntry; indexes: { place: [uid: string, portfolioId: string] } }
  /** By the id of their entry; apart from them, so that a change of an entry does not write its file again. */
  files: { key: string; value: File }
  known: { key: [uid: string, portfolioId: string, hash: string]; value: KnownPicture }
}

type Database = IDBPDatabase<Schema>

/** What nobody came back for is not kept any longer. */
const KEPT_DAYS = 30
const DAY_MS = 86_400_000

let opened: Promise<Database> | undefined

function database(): Promise<Database> {
  opened ??= openDB<Schema>('vitrine-pictures', 1, {
    upgrade(created) {
      created.createObjectStore('entries', { keyPath: 'id' }).createIndex('place', ['uid', 'portfolioId'])
      created.createObjectStore('files')
      created.createObjectStore('known')
    },
    terminated: () => (opened = undefined),
  }).catch((error: unknown) => {
    opened = undefined
    throw error
  })
  return opened
}

export function keptPictures({ uid, portfolioId }: Place, editor: string): KeptPictures {
  return {
    async put(entries) {
      const transaction = (await database()).transaction('entries', 'readwrite')
      for (const entry of entries) void transaction.store.put({ id: entry.id, uid, portfolioId, editor, entry })
      await transaction.done
    },
    putFile: async (id, file) => void (await (await database()).put('files', file, id)),
    file: async (id) => (await database()).get('files', id),
    removeFile: async (id) => (await database()).delete('files', id),
    remove,
    known: async (hash) => (await database()).get('known', [uid, portfolioId, hash]),
    remember: async (hash, picture) => void (await (await database()).put('known', picture, [uid, portfolioId, hash])),
  }
}

/** Pictures that earlier visits to an editor left, by editor, in the order in which they were dropped. */
export async function leftPictures({ uid, portfolioId }: Place): Promise<ReadonlyMap<string, readonly Entry[]>> {
  const kept = await (await database()).getAllFromIndex('entries', 'place', [uid, portfolioId])
  const entries = kept.sort((a, b) => a.entry.order - b.entry.order)
  return new Map(
    Object.entries(Object.groupBy(entries, ({ editor }) => editor)).map(([editor, list = []]) => [
      editor,
      list.map(({ entry }) => entry),
    ]),
  )
}

/** Removes what was left too long ago, of all portfolios: some are gone. */
export async function removeOldPictures(now: number): Promise<void> {
  const kept = await (await database()).getAll('entries')
  await remove(kept.filter(({ entry }) => entry.order < now - KEPT_DAYS * DAY_MS).map(({ id }) => id))
}

async function remove(ids: readonly string[]): Promise<void> {
  const transaction = (await database()).transaction(['entries', 'files'], 'readwrite')
  for (const id of ids) {
    void transaction.objectStore('entries').delete(id)
    void transaction.objectStore('files').delete(id)
  }
  await transaction.done
}
