import { AggregateField, FieldValue, Timestamp, type QueryDocumentSnapshot } from 'firebase-admin/firestore'
import {
  ACCOUNT_UPLOADS_MAX_BYTES,
  ACCOUNT_UPLOADS_MAX_FILES,
  OPEN_UPLOADS_MAX,
  UPLOAD_PERMISSION_MS,
} from '@vitrine/common/limits'
import type { UploadKind } from '@vitrine/common/uploads'
import { uploadAt, uploadsOf, type UploadDocument, type UploadReference } from './documents/upload.ts'
import { db } from './firebase.ts'
import { wasRefused } from './firestore-status.ts'
import { transact } from './transact.ts'

/*
 * The ledger of what an account stores. Every way of making a picture or a file enters it here before it is made: uploads (imports and
 * crops are uploads) and duplicates. An entry that nothing came of runs out by itself; one whose file is there stays until
 * that is gone, which the events of Storage see to, delivered until they worked. Once a week the ledger is compared with Storage.
 */

/** What a picture counts for until its widths are made and known: they take up about as much as it does itself, or less. */
const WITH_WIDTHS = 2
/** Writes that Firestore takes at once. */
const BATCH = 500

export const estimate = (kind: UploadKind, size: number): number =>
  kind === 'images' || kind === 'private' ? size * WITH_WIDTHS : size

/** Why an account can store no more. `open`: too much is on its way at once to tell. */
export type Full = 'bytes' | 'files' | 'open'

export interface Entry {
  ref: UploadReference
  upload: Pick<UploadDocument, 'bytes' | 'contentType' | 'size'>
}

/**
 * Enters pictures where the account has room for all of them. They stand in line first and count what stands before them:
 * whatever comes at once fits together, and none waits for another, as in a transaction it would. The one that is refused leaves.
 * @returns why there is no room, null where there is, and 'taken' where there is an entry for one of them already
 */
export async function enter(uid: string, entries: readonly Entry[], now: Timestamp): Promise<Full | 'taken' | null> {
  const since = await standInLine(entries, now)
  if (since === null) return 'taken'
  try {
    const full = await fullFor(uid, entries, since, now)
    if (full) await leave(entries)
    return full
  } catch (error) {
    // Where this fails too, the place in line runs out.
    await leave(entries).catch(() => undefined)
    throw error
  }
}

/** Since when all of them stand there; null where another does, of the same name and millisecond. */
async function standInLine(entries: readonly Entry[], now: Timestamp): Promise<Timestamp | null> {
  const expireAt = Timestamp.fromMillis(now.toMillis() + UPLOAD_PERMISSION_MS)
  let since = now
  try {
    for (const part of inParts(entries)) {
      const batch = db().batch()
      for (const { ref, upload } of part) batch.create(ref, { ...upload, expireAt, granted: false })
      since = (await batch.commit()).at(-1)?.writeTime ?? since
    }
  } catch (error) {
    if (wasRefused(error, 'already-exists')) return null
    throw error
  }
  return since
}

async function leave(entries: readonly Entry[]): Promise<void> {
  for (const part of inParts(entries)) {
    const batch = db().batch()
    for (const { ref } of part) batch.delete(ref)
    await batch.commit()
  }
}

const inParts = (entries: readonly Entry[]) =>
  Array.from({ length: Math.ceil(entries.length / BATCH) }, (_, index) =>
    entries.slice(index * BATCH, (index + 1) * BATCH),
  )

const sums = { bytes: AggregateField.sum('bytes'), files: AggregateField.count() }
type Sums = Record<keyof typeof sums, number>

const over = ({ bytes, files }: Sums): Full | null =>
  bytes > ACCOUNT_UPLOADS_MAX_BYTES ? 'bytes' : files > ACCOUNT_UPLOADS_MAX_FILES ? 'files' : null

/** Most accounts have room for everything that stands in line: they cost one sum. */
async function fullFor(uid: string, entries: readonly Entry[], since: Timestamp, now: Timestamp): Promise<Full | null> {
  if (!over((await uploadsOf(uid).aggregate(sums).get()).data())) return null
  // Of one moment, so that what is open can be taken from the sum.
  const { all, open } = await transact(
    async (transaction) => {
      const [sum, { docs }] = await Promise.all([
        transaction.get(uploadsOf(uid).aggregate(sums)),
        transaction.get(
          uploadsOf(uid)
            .orderBy('expireAt')
            .select('bytes', 'expireAt')
            .limit(OPEN_UPLOADS_MAX + 1),
        ),
      ])
      return { all: sum.data(), open: docs as QueryDocumentSnapshot<UploadDocument>[] }
    },
    { readOnly: true },
  )
  if (open.length > OPEN_UPLOADS_MAX) return 'open'
  const own = new Set(entries.map(({ ref }) => ref.id))
  const first = [...own].sort()[0] ?? ''
  const counts = ({ id, createTime, data }: { id: string; createTime: Timestamp; data: UploadDocument }) =>
    own.has(id) ||
    ((data.expireAt?.toMillis() ?? 0) > now.toMillis() &&
      (createTime.isEqual(since) ? id < first : createTime.valueOf() < since.valueOf()))
  const left = open.filter((one) => !counts({ id: one.id, createTime: one.createTime, data: one.data() }))
  return over({
    bytes: all.bytes - left.reduce((sum, one) => sum + one.data().bytes, 0),
    files: all.files - left.length,
  })
}

/** A picture has arrived: it stays in the ledger. `bytes` is what it takes up, as far as that is known. */
export async function keepEntry(path: string, bytes: number): Promise<void> {
  await uploadAt(path)?.set({ bytes, granted: false, expireAt: FieldValue.delete() }, { merge: true })
}

/** The same for a picture whose entry says already what it takes up; `bytes` is for one that has none. */
export async function keepCopy(path: string, bytes: number): Promise<void> {
  await uploadAt(path)
    ?.update({ expireAt: FieldValue.delete() })
    .catch((error: unknown) => {
      if (!wasRefused(error, 'not-found')) throw error
      return keepEntry(path, bytes)
    })
}

/** A picture is gone. */
export async function removeEntry(path: string): Promise<void> {
  await uploadAt(path)?.delete()
}

/**
 * Puts the ledger of an account right, by what there is in Storage: pictures by path, with what they take up.
 * @param settledBefore what is younger, in milliseconds since 1970, may be on its way
 */
export async function reconcile(
  uid: string,
  stored: ReadonlyMap<string, number>,
  settledBefore: number,
): Promise<void> {
  const { docs } = await uploadsOf(uid).get()
  const known = new Map(docs.map((entry) => [entry.ref.path, entry]))
  for (const [path, bytes] of stored) {
    const ref = uploadAt(path)
    const entry = ref && known.get(ref.path)
    if (ref) known.delete(ref.path)
    if (entry?.data().bytes !== bytes || entry.data().expireAt) await keepEntry(path, bytes)
  }
  for (const entry of known.values()) if (entry.updateTime.toMillis() < settledBefore) await entry.ref.delete()
}
