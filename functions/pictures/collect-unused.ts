import type { File } from '@google-cloud/storage'
import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore'
import { isUploadedPath, readPicturePath, readUploadPath, twinOf, widthsFolder } from '@vitrine/common/picture-paths'
import { uploadsFolder, UPLOADS_ROOT } from '@vitrine/common/uploads'
import { deletedPortfolios } from '../lib/documents/deleted-portfolio.ts'
import { allLive } from '../lib/documents/live.ts'
import { allLivePages } from '../lib/documents/live-page.ts'
import { allPages, pageVersionsOf } from '../lib/documents/page.ts'
import { versionsOf } from '../lib/documents/version.ts'
import { db } from '../lib/firebase.ts'
import { requestLog } from '../lib/log.ts'
import { bucket, removeFile } from '../lib/storage.ts'
import { reconcile } from '../lib/storage-ledger.ts'

/** How long a picture is found unused before its file goes: undo in an open tab may still bring it back. */
export const UNUSED_DAYS = 7
const DAY_MS = 86_400_000
/** Custom metadata of a file that nothing shows: when that was first seen, in milliseconds since 1970. */
const UNUSED_SINCE = 'vitrineUnusedSince'

/**
 * Looks through the pictures of every account. It can be run at any time, again, and beside itself.
 * @throws AggregateError when some accounts could not be looked through; they are the next time
 */
export async function collectUnusedPictures(now: number): Promise<void> {
  const failures: unknown[] = []
  for await (const uid of accountsWithFiles()) {
    try {
      await collectUnusedPicturesOf(uid, now)
    } catch (error) {
      requestLog('none').error('The pictures of an account could not be looked through', error, { uid })
      failures.push(error)
    }
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `The pictures of ${failures.length} accounts could not be looked through`)
}

/** The accounts that have a folder, a page of the listing at a time. */
async function* accountsWithFiles(): AsyncGenerator<string> {
  let pageToken: string | undefined
  do {
    const [, next, listing] = await bucket().getFiles({
      prefix: UPLOADS_ROOT,
      delimiter: '/',
      autoPaginate: false,
      pageToken,
    })
    for (const folder of (listing as { prefixes?: string[] } | undefined)?.prefixes ?? [])
      yield folder.slice(UPLOADS_ROOT.length, -1)
    pageToken = (next as { pageToken?: string } | null)?.pageToken
  } while (pageToken !== undefined)
}

/**
 * Deletes uploads that nothing refers to any more: no portfolio of the account and no page, none that can be restored, nothing that is
 * live, and no version of any. Each is marked first and deleted a while after. What was made of a picture goes by the trigger of its
 * deletion. On the way it puts the ledger of what the account stores right.
 */
export async function collectUnusedPicturesOf(uid: string, now: number): Promise<void> {
  const [files] = await bucket().getFiles({ prefix: uploadsFolder(uid) })
  const uploads = files.filter(({ name }) => isUploadedPath(name))
  // What is younger may still be prepared, or named.
  const settled = uploads.filter((file) => createdAt(file) < now - DAY_MS)
  const unused = await withoutUsed(uid, settled, uploads)
  await reconcile(uid, storedBytes(files, settled), now - DAY_MS)
  await Promise.all(uploads.map((file) => (unused.has(file) ? setAside(file, now) : unmark(file))))
}

/** What each upload takes up together with what is made of it, by path. */
function storedBytes(files: readonly File[], uploads: readonly File[]): Map<string, number> {
  const made = new Map<string, number>()
  for (const { name, metadata } of files) {
    const folder = name.slice(0, name.lastIndexOf('/') + 1)
    made.set(folder, (made.get(folder) ?? 0) + Number(metadata.size ?? 0))
  }
  return new Map(
    uploads.map(({ name, metadata }) => {
      const upload = readPicturePath(name)
      const widths = upload ? (made.get(widthsFolder(upload)) ?? 0) : 0
      return [name, Number(metadata.size ?? 0) + widths]
    }),
  )
}

const createdAt = ({ metadata }: File) => Date.parse(metadata.timeCreated ?? '')

/**
 * Those of the files that nothing of the account names. Versions, of which there are many, are read only where files are left. They name
 * a picture as it was, public or private, and find it as what it is now: of the two files they keep one.
 */
async function withoutUsed(uid: string, candidates: readonly File[], all: readonly File[]): Promise<Set<File>> {
  const left = new Set(candidates)
  const names = new Set(all.map(({ name }) => name))
  const strike = (stored: unknown) => {
    const text = JSON.stringify(stored)
    for (const file of left) {
      const twin = twinAt(file.name)
      // What is named and is not there is found as its twin.
      if (isNamed(text, file.name) || (twin && !names.has(twin) && isNamed(text, twin))) left.delete(file)
    }
  }
  if (left.size === 0) return left
  const ids: string[] = []
  for (const query of [
    db().collection('portfolios').where('ownerId', '==', uid),
    deletedPortfolios().where('ownerId', '==', uid),
  ]) {
    for await (const snapshot of query.stream() as AsyncIterable<QueryDocumentSnapshot>) {
      ids.push(snapshot.id)
      strike(snapshot.data())
    }
  }
  const pages: { id: string; pageId: string }[] = []
  for await (const snapshot of ofAccount(allPages(), uid)) {
    pages.push({ id: snapshot.ref.parent.parent?.id ?? '', pageId: snapshot.id })
    strike(snapshot.data())
  }
  // Copies of pages that are live, or can be made live again, are named by no other document.
  for (const query of [allLive(), allLivePages()])
    for await (const snapshot of ofAccount(query, uid)) strike(snapshot.data())
  const kept = new Set(all.filter((file) => !left.has(file)).map(({ name }) => name))
  const versions = [...ids.map((id) => versionsOf(id)), ...pages.map(({ id, pageId }) => pageVersionsOf(id, pageId))]
  for (const query of versions) {
    if (left.size === 0) break
    for await (const snapshot of query.stream() as AsyncIterable<QueryDocumentSnapshot>) {
      const text = JSON.stringify(snapshot.data())
      for (const file of left) {
        const twin = twinAt(file.name)
        if (twin && kept.has(twin)) continue
        if (!isNamed(text, file.name) && !(twin && isNamed(text, twin))) continue
        left.delete(file)
        kept.add(file.name)
      }
    }
  }
  return left
}

const ofAccount = (query: Query, uid: string) =>
  query.where('ownerId', '==', uid).stream() as AsyncIterable<QueryDocumentSnapshot>

/** By path or by address. The name alone would not do: a copy of a portfolio has copies of its pictures under the same names. */
const isNamed = (text: string, path: string): boolean => text.includes(path) || text.includes(encodeURIComponent(path))

/** Where the same picture is when it is private, or public again; null for what is neither. */
function twinAt(name: string): string | null {
  const upload = readUploadPath(name)
  return upload && twinOf(upload)
}

/** Marks a file that nothing shows, or deletes it when that is so for long enough and nobody has touched it since it was listed. */
async function setAside(file: File, now: number): Promise<void> {
  const since = Number(file.metadata.metadata?.[UNUSED_SINCE])
  if (!since) await file.setMetadata({ metadata: { [UNUSED_SINCE]: String(now) } })
  else if (since <= now - UNUSED_DAYS * DAY_MS) await removeFile(file.name, file.metadata.generation)
}

async function unmark(file: File): Promise<void> {
  if (file.metadata.metadata?.[UNUSED_SINCE] !== undefined)
    await file.setMetadata({ metadata: { [UNUSED_SINCE]: null } })
}
