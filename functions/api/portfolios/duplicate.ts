import { cutText } from '@vitrine/common/cut-text'
import { Timestamp } from 'firebase-admin/firestore'
import type { Portfolio } from '@vitrine/common/api/shapes'
import { NAME_MAX_LENGTH } from '@vitrine/common/limits'
import { readUploadPath } from '@vitrine/common/picture-paths'
import { uploadKinds, uploadsFolder } from '@vitrine/common/uploads'
import { unavailable } from '../../http/api-error.ts'
import type { Account } from '../../http/authenticate.ts'
import { untilDeadline } from '../../lib/deadline.ts'
import { transactCounting } from '../../lib/documents/kind.ts'
import { picturesRef } from '../../lib/documents/pictures.ts'
import { portfolioRef, type PortfolioDocument } from '../../lib/documents/portfolio.ts'
import { uploadAt } from '../../lib/documents/upload.ts'
import { db } from '../../lib/firebase.ts'
import { copyUpload, isMissing } from '../../lib/picture-files.ts'
import { enter, estimate, type Entry } from '../../lib/storage-ledger.ts'
import { bucket } from '../../lib/storage.ts'
import { createCopies, pagesToCopy } from './duplicate-pages.ts'
import { ownedBy, toPortfolio } from './portfolio.ts'
import { requireRoom } from './room.ts'
import { storageFull } from './storage-full.ts'

/**
 * A new draft with the same content, design, layout and pages. It has copies of the pictures, so that removing the original
 * with its files takes nothing away from it. The copies of an attempt that was interrupted belong to nothing, and are
 * collected like other pictures that nothing shows.
 * @throws ApiError not-found, unverified, limit-reached, storage-full
 */
export async function duplicatePortfolio(account: Account, id: string): Promise<Portfolio> {
  const { uid } = account
  const original = ownedBy(uid, await portfolioRef(id).get())
  // Before anything is copied, too.
  await transactCounting(uid, (_transaction, count) => requireRoom(account, count))
  const pages = await pagesToCopy(id)
  const ref = portfolioRef(db().collection('portfolios').doc().id)
  const now = Timestamp.now()
  const own = await withOwnPictures(
    { content: original.content, pages: pages.map(({ content }) => content) },
    uid,
    ref.id,
    now,
  )
  const copy: PortfolioDocument = {
    ownerId: uid,
    name: copyName(original.name),
    templateId: original.templateId,
    status: 'draft',
    username: null,
    content: own.content,
    design: original.design,
    layout: original.layout,
    revision: 1,
    views: 0,
    createdAt: now,
    updatedAt: now,
    publishedAt: null,
  }
  const pictures = (await picturesRef(id).get()).data()
  await transactCounting(uid, async (transaction, count) => {
    await requireRoom(account, count)
    transaction.create(ref, copy)
    // What is made of them was copied too.
    if (pictures) transaction.create(picturesRef(ref.id), pictures)
  })
  await createCopies(
    account,
    ref.id,
    pages.map((page, index) => ({ ...page, content: own.pages[index] ?? page.content })),
    now,
  )
  return toPortfolio(ref.id, copy)
}

const COPIES_AT_ONCE = 20

const SUFFIX = ' (copy)'

/** A long name gives way, so that the copy can be told from the original. */
const copyName = (name: string) => cutText(name, NAME_MAX_LENGTH - SUFFIX.length).trimEnd() + SUFFIX

/** The content with every uploaded picture copied to the folder of portfolio `id`, and its path and address with it. */
async function withOwnPictures<Content extends object>(
  content: Content,
  uid: string,
  id: string,
  now: Timestamp,
): Promise<Content> {
  const json = JSON.stringify(content)
  // Ids and file names hold nothing that JSON or an address would escape, but for the slashes between them.
  const uploads = new RegExp(
    `user-assets(/|%2F)${uid}\\1[A-Za-z0-9_-]+\\1(${uploadKinds.join('|')})\\1([A-Za-z0-9._-]+)`,
    'g',
  )
  const paths = new Set([...json.matchAll(uploads)].map(([path]) => path.replaceAll('%2F', '/')))
  const copies = [...paths].map(
    (from): Copy => ({
      from,
      to: [uploadsFolder(uid) + id, ...from.split('/').slice(-2)].join('/'),
    }),
  )
  const full = copies.length > 0 ? await enter(uid, await entriesOf(copies), now) : null
  // Entered already: the answer was lost, and the client library asked again.
  if (full === 'taken') throw unavailable()
  if (full) throw storageFull(full)
  // Some at a time, and none after the call has failed: what nobody waits for is not to cost anything.
  for (let begun = 0; begun < copies.length; begun += COPIES_AT_ONCE) {
    const some = copies.slice(begun, begun + COPIES_AT_ONCE)
    await untilDeadline(() => Promise.all(some.map(({ from, to }) => copyUpload(from, to))))
  }
  return JSON.parse(
    json.replace(uploads, (_path, slash: string, kind: string, file: string) =>
      ['user-assets', uid, id, kind, file].join(slash),
    ),
  ) as Content
}

interface Copy {
  from: string
  to: string
}

/** What the copies will take up: as much as what they are copied from. What is gone takes up nothing, and runs out by itself. */
async function entriesOf(copies: readonly Copy[]): Promise<Entry[]> {
  const places = copies.flatMap(({ from, to }) => {
    const [original, ref] = [uploadAt(from), uploadAt(to)]
    return original && ref ? [{ from, original, ref }] : []
  })
  const stored = places.length > 0 ? await db().getAll(...places.map(({ original }) => original)) : []
  return Promise.all(
    places.map(async ({ from, ref }, index) => {
      const bytes: unknown = stored[index]?.get('bytes')
      return { ref, upload: { bytes: typeof bytes === 'number' ? bytes : await estimateOf(from) } }
    }),
  )
}

/** Of a picture that was stored before there was a ledger, and that the weekly look has not entered yet. */
async function estimateOf(path: string): Promise<number> {
  const kind = readUploadPath(path)?.kind ?? 'originals'
  try {
    const [{ size }] = await bucket().file(path).getMetadata()
    return estimate(kind, Number(size ?? 0))
  } catch (error) {
    if (isMissing(error)) return 0
    throw error
  }
}
