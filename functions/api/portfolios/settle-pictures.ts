import {
  isHiddenKind,
  isPictureUpload,
  movedTo,
  readUploadPath,
  twinIn,
  twinOf,
  uploadPath,
  type UploadPath,
} from '@vitrine/common/picture-paths'
import { isPrivate, privateLists } from '@vitrine/common/portfolio/private-items'
import { partAt } from '@vitrine/common/portfolio/picture-parts'
import { isObject } from '@vitrine/common/portfolio/changes'
import { getAt } from '@vitrine/common/portfolio/paths'
import { uploadsIn } from '@vitrine/templates/picture-sets'
import { untilDeadline } from '../../lib/deadline.ts'
import { liveRef } from '../../lib/documents/live.ts'
import { livePageRef, type LivePageDocument } from '../../lib/documents/live-page.ts'
import { type PageDocument, pageRef, pagesOf } from '../../lib/documents/page.ts'
import { portfolioRef, type PortfolioDocument } from '../../lib/documents/portfolio.ts'
import { uploadAt } from '../../lib/documents/upload.ts'
import { db } from '../../lib/firebase.ts'
import { requestLog } from '../../lib/log.ts'
import { copyUpload } from '../../lib/picture-files.ts'
import { pictureAddress } from '../../lib/pictures.ts'
import { keepEntry } from '../../lib/storage-ledger.ts'
import { bucket, removeFile } from '../../lib/storage.ts'

/*
 * Where pictures of private items and pages are: under `private`, which nobody may read; all others under `images`. Video, audio and
 * other files, under `private-files` and `files`, go the same way. Whatever changes a portfolio can make an item private or public, by hand, by restoring or by importing. So it is not the change that moves pictures:
 * afterwards each is copied to where it belongs, then the draft names it there, and only then the copy that everybody could read goes,
 * where nothing public names it. Killed after any of these steps, the picture is where the draft says, and the next look goes on.
 */

const COPIES_AT_ONCE = 10

/** A portfolio of an account, by the ids in the paths of its pictures. */
interface Place {
  uid: string
  id: string
}

/** Writes what `decide` makes of the content, in a transaction; null changes nothing. Gives what is stored then. */
type ChangeContent<Content extends object, Stored> = (decide: (content: Content) => Content | null) => Promise<Stored>

/**
 * Puts the pictures of a portfolio where they belong after it has changed. What cannot be moved now is the next time: the change
 * itself is kept, whatever happens here.
 */
export async function settlePictures<Content extends object, Stored extends { content: Content }>(
  place: Place,
  before: Content,
  stored: Stored,
  liveMayDiffer: boolean,
  change: ChangeContent<Content, Stored>,
): Promise<Stored> {
  try {
    const [was, is] = [new Set(publicUploads(before)), new Set(publicUploads(stored.content))]
    const named = new Set(uploadsIn(before))
    await bringBack(
      place,
      uploadsIn(stored.content).filter((path) => !named.has(path)),
      is,
    )
    const misplaced = misplacedIn(stored.content, place)
    const there = new Set<string>()
    for (let begun = 0; begun < misplaced.length; begun += COPIES_AT_ONCE) {
      const some = misplaced.slice(begun, begun + COPIES_AT_ONCE)
      await untilDeadline(() =>
        Promise.all(some.map(async (upload) => (await bring(upload)) && there.add(twinOf(upload)))),
      )
    }
    const settled = there.size > 0 ? await change((content) => renamed(content, there)) : stored
    if (liveMayDiffer || there.size > 0 || was.difference(is).size > 0) await removeReadable(place, [settled.content])
    return settled
  } catch (error) {
    requestLog('none').error('Pictures of a portfolio could not be moved yet', error, { portfolio: place.id })
    return stored
  }
}

/**
 * Undo and earlier versions name pictures as they were: of those that have become private since the public files are gone, and the
 * other way round. The files that there are have the same names.
 */
async function bringBack({ uid, id }: Place, namedAnew: readonly string[], shown: ReadonlySet<string>): Promise<void> {
  const uploads = uploadsOf(namedAnew, { uid, id })
  if (uploads.length === 0) return
  // Both folders of what is private begin like this.
  const [files] = await bucket().getFiles({ prefix: `user-assets/${uid}/${id}/private` })
  const hidden = new Set(files.map(({ name }) => name))
  for (const upload of uploads) {
    const isHidden = isHiddenKind(upload.kind)
    const isMissing = isHidden ? !hidden.has(uploadPath(upload)) : hidden.has(twinOf(upload))
    if (isMissing && shown.has(uploadPath(upload)) !== isHidden) await bring(twinIn(upload))
  }
}

/** The uploads of a portfolio that its content names. */
const uploadsOf = (content: unknown, { uid, id }: Place): UploadPath[] =>
  uploadsIn(content).flatMap((path) => {
    const upload = readUploadPath(path)
    return upload?.uid === uid && upload.portfolioId === id ? [upload] : []
  })

/** Content of a portfolio or of a page in two parts: what only private links show, and all else. */
function parts(content: object): { hidden: unknown[]; open: unknown[] } {
  if (isPrivate(content)) return { hidden: [content], open: [] }
  const hidden = privateLists.flatMap((list) => {
    const items: unknown = getAt(content, list)
    return Array.isArray(items) ? (items as unknown[]).filter(isPrivate) : []
  })
  const isHidden = new Set<unknown>(hidden)
  const open: unknown[] = []
  const visit = (value: unknown) => {
    if (isHidden.has(value)) return
    if (typeof value === 'string') open.push(value)
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(visit)
  }
  visit(content)
  return { hidden, open }
}

/** The paths of uploads that everybody gets to see, or would once it is published. */
const publicUploads = (content: object): string[] => uploadsIn(parts(content).open)

/** Each upload once that is named where one of the other kind belongs. */
function misplacedIn(content: object, place: Place): UploadPath[] {
  const { hidden, open } = parts(content)
  const found = [
    ...uploadsOf(hidden, place).filter(({ kind }) => !isHiddenKind(kind)),
    ...uploadsOf(open, place).filter(({ kind }) => isHiddenKind(kind)),
  ]
  return [...new Map(found.map((upload) => [uploadPath(upload), upload])).values()]
}

/** Copies an upload to the other kind, as far as it is not there. Gives whether it is. */
async function bring(upload: UploadPath): Promise<boolean> {
  const [from, to] = [uploadPath(upload), twinOf(upload)]
  if (!(await isThere(from))) return isThere(to)
  // Beyond the account's space, too: hiding a picture must not fail for that, and one of the two goes soon.
  const known = (await uploadAt(from)?.get())?.get('bytes') as number | undefined
  const [{ size }] = await bucket().file(from).getMetadata()
  await keepEntry(to, known ?? Number(size ?? 0))
  await copyUpload(from, to)
  return true
}

const isThere = async (path: string) => (await bucket().file(path).exists())[0]

/** Content that names the pictures where they now are; null where it does already. */
function renamed<Content extends object>(content: Content, there: ReadonlySet<string>): Content | null {
  const isHidden = new Set<unknown>(parts(content).hidden)
  const visit = (value: unknown, outer: boolean): unknown => {
    const hidden = outer || isHidden.has(value)
    if (Array.isArray(value))
      return same(
        value,
        value.map((inner: unknown) => visit(inner, hidden)),
      )
    if (!isObject(value)) return value
    const fields = Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, visit(inner, hidden)]))
    for (const [key, inner] of Object.entries(value)) {
      const upload = typeof inner === 'string' ? readUploadPath(inner) : null
      if (!upload) continue
      const wanted = movedTo(upload, hidden)
      if (wanted === inner || !there.has(wanted)) continue
      fields[key] = wanted
      if (!isPictureUpload(upload)) continue
      // The stored address still points to where the file was.
      const source = partAt(key)?.src ?? key
      if (hidden) Reflect.deleteProperty(fields, source)
      else fields[source] = pictureAddress({ path: wanted }) ?? ''
    }
    const keys = new Set([...Object.keys(fields), ...Object.keys(value)])
    return [...keys].every((key) => fields[key] === value[key]) ? value : fields
  }
  const next = visit(content, false) as Content
  return next === content ? null : next
}

const same = (before: readonly unknown[], after: unknown[]): readonly unknown[] =>
  after.every((value, index) => value === before[index]) ? before : after

/**
 * Removes what everybody could still read of the pictures and files of private items and pages: public ones that nothing of the
 * portfolio shows to strangers, neither a draft nor what is live. The private ones are there: nothing is lost.
 */
async function removeReadable(place: Place, contents: readonly object[]): Promise<void> {
  const hidden = contents
    .flatMap((content) => uploadsOf(parts(content).hidden, place))
    .filter(({ kind }) => isHiddenKind(kind))
  if (hidden.length === 0) return
  const shown = new Set([...(await draftUploads(place.id)), ...(await liveUploads(place.id))])
  await Promise.all(
    hidden.map(async (upload) => {
      const readable = twinOf(upload)
      if (shown.has(readable) || !(await isThere(uploadPath(upload)))) return
      await removeFile(readable, undefined)
    }),
  )
}

/** The same after a publication: until then what is live may have shown what is private by now. */
export async function removeReadableOf(
  place: Place,
  { content, pages = {} }: Pick<PortfolioDocument, 'content' | 'pages'>,
): Promise<void> {
  const ids = Object.keys(pages).filter((pageId) => pages[pageId]?.private)
  const found = ids.length > 0 ? await db().getAll(...ids.map((pageId) => pageRef(place.id, pageId))) : []
  await removeReadable(place, [
    content,
    ...found.flatMap((page) => (page.data() as PageDocument | undefined)?.content ?? []),
  ])
}

/** What drafts would show once they are published; those of deleted pages, once they are restored. */
async function draftUploads(id: string): Promise<string[]> {
  const [portfolio, pages] = await Promise.all([portfolioRef(id).get(), pagesOf(id).get()])
  const contents = [portfolio.data()?.content ?? {}, ...pages.docs.map((page) => page.data().content)]
  return contents.flatMap(publicUploads)
}

/** What is live shows until the next time it is published. */
async function liveUploads(id: string): Promise<string[]> {
  const live = (await liveRef(id).get()).data()
  if (!live) return []
  const { pages = [], content } = live
  const copies = pages.length > 0 ? await db().getAll(...pages.map((page) => livePageRef(id, page))) : []
  const contents = copies.flatMap((copy) => (copy.data() as LivePageDocument | undefined)?.content ?? [])
  return [content, ...contents].flatMap(publicUploads)
}

/** A version that is live again can name pictures that have become private since. */
export async function bringBackLive(place: Place): Promise<void> {
  const shown = await liveUploads(place.id)
  await bringBack(place, shown, new Set(shown))
}
