import { fileNameOf, isUploadedPath } from '../../picture-paths.ts'
import { uploadKinds, type UploadKind } from '../../uploads.ts'
import type { PortfolioContent } from '../content.ts'
import { textsIn } from '../texts.ts'
import { isObject } from '../changes.ts'
import { describedKey } from '../picture-parts.ts'
import type { PageContent } from '../pages/page-content.ts'
import { readOwnFile, type OwnFile } from './own.ts'
import { readOwnPage, titleOf, type OwnPage, type PageNote } from './own-pages.ts'

/** Reads what the download of an account holds of its portfolios, wherever its files are: in a ZIP, or as the API gives them. */

/** What of a download can be brought in, by the names of its files. */
export interface ArchiveIndex {
  /** The file of each portfolio, by its id. */
  portfolios: ReadonlyMap<string, string>
  /** The file of each picture, by where it was below its account’s folder: `{portfolioId}/{kind}/{file}`. */
  pictures: ReadonlyMap<string, string>
  /** The file of each case study and article, by `{portfolioId}/{pageId}`. */
  pages: ReadonlyMap<string, string>
  /** Files that are there more than once, under one name: which of them is meant, nobody knows. */
  twice: ReadonlySet<string>
}

export interface ArchivedPicture {
  /** Where it was in Storage, which is what the content calls it. */
  path: string
  kind: UploadKind
  /** What its owner called it. */
  fileName: string
  /** Its file in the download. */
  entry: string
}

export interface LeftOutPicture {
  fileName: string
  /** A sentence. */
  reason: string
}

export interface ArchivedPortfolio {
  id: string
  file: OwnFile
  /** Those that its content names. */
  pictures: ArchivedPicture[]
  missing: (LeftOutPicture & { path: string })[]
  /** Pages that do not come along, or not whole. */
  pageNotes: PageNote[]
}

/** A page's file, or why there is nothing in it. @param data parsed */
export type PageFile = { data: unknown } | { reason: string }

/** Where a picture now is. */
export interface PicturePlace {
  path: string
  /** Undefined where it has no address: that of a private item. */
  url: string | undefined
}

/** A download that was unpacked and packed again often has one folder around everything. */
const entryPattern = new RegExp(
  `^(?:(?!\\.\\.?/)[^/]+/)?(?:(profile\\.json)|portfolios/([A-Za-z0-9_-]{1,128})\\.json|pages/([A-Za-z0-9_-]{1,128}/[A-Za-z0-9_-]{1,128})\\.json|pictures/([A-Za-z0-9_-]{1,128}/(?:${uploadKinds.join('|')})/[A-Za-z0-9._-]{1,200}))$`,
)

/** What there is in a download, or null where these are no files of one. All other files are passed over, wherever they say that they belong. */
export function indexArchive(names: Iterable<string>): ArchiveIndex | null {
  const portfolios = new Map<string, string>()
  const pictures = new Map<string, string>()
  const pages = new Map<string, string>()
  const twice = new Set<string>()
  let hasProfile = false
  const add = (files: Map<string, string>, key: string, name: string) => {
    const before = files.get(key)
    if (before !== undefined) twice.add(before)
    else files.set(key, name)
  }
  for (const name of names) {
    const [, profile, portfolio, page, picture] = entryPattern.exec(name.replaceAll('\\', '/')) ?? []
    hasProfile ||= profile !== undefined
    if (portfolio !== undefined) add(portfolios, portfolio, name)
    if (page !== undefined) add(pages, page, name)
    if (picture !== undefined) add(pictures, picture, name)
  }
  return hasProfile || portfolios.size > 0 ? { portfolios, pictures, pages, twice } : null
}

/**
 * One portfolio of a download with its pages and pictures, or what is wrong with it, a line a place.
 * @param data its file, parsed
 */
export function readArchived(
  id: string,
  data: unknown,
  index: ArchiveIndex,
  pageFiles: readonly PageFile[] = [],
): { portfolio: ArchivedPortfolio } | { problems: string[] } {
  const read = readOwnFile(data)
  if ('problems' in read) return read
  if (read.left.length > 0) return { problems: read.left.map(({ where, text }) => `${where}: ${text}`) }
  const { pages, notes } = readPageFiles(pageFiles)
  const file = { ...read.file, pages }
  const portfolio: ArchivedPortfolio = { id, file, pictures: [], missing: [], pageNotes: notes }
  const texts = textsIn([file.content, ...pages.map(({ content }) => content)])
  const named = new Set(texts.filter(isUploadedPath))
  for (const path of new Set(texts.flatMap((text) => uploadOf(text) ?? []))) {
    const entry = index.pictures.get(path.split('/').slice(2).join('/'))
    const fileName = fileNameOf(path)
    if (entry !== undefined && !index.twice.has(entry))
      portfolio.pictures.push({ path, kind: kindOf(path), fileName, entry })
    else if (entry !== undefined) portfolio.missing.push({ path, fileName, reason: 'It’s in the ZIP twice.' })
    // What is only shown by its address can be anybody’s, and is shown as long as that lasts.
    else if (named.has(path)) portfolio.missing.push({ path, fileName, reason: 'It’s not in the ZIP.' })
  }
  return { portfolio }
}

/** Pages in the order in which they were made; those that were deleted stay behind. */
function readPageFiles(files: readonly PageFile[]): { pages: OwnPage[]; notes: PageNote[] } {
  const notes: PageNote[] = []
  const found: { page: OwnPage; createdAt: string }[] = []
  for (const [index, file] of files.entries()) {
    if ('reason' in file) {
      notes.push({ title: `Page ${index + 1}`, note: file.reason })
      continue
    }
    const { createdAt, deletedAt } = isObject(file.data) ? file.data : {}
    if (typeof deletedAt === 'string') continue
    const read = readOwnPage(file.data, index + 1)
    if ('note' in read) {
      notes.push(read)
      continue
    }
    found.push({ page: read.page, createdAt: typeof createdAt === 'string' ? createdAt : '' })
    if (read.left.length > 0)
      notes.push({
        title: titleOf(read.page),
        note: `Imported without ${read.left.map(({ where }) => where).join(', ')}.`,
      })
  }
  const pages = found.toSorted((a, b) => a.createdAt.localeCompare(b.createdAt)).map(({ page }) => page)
  return { pages, notes }
}

/**
 * The content with its pictures where they now are.
 * @param places by where they were; null leaves a picture out, and what is not named stays as it is
 */
export function withPlaces<T extends PortfolioContent | PageContent>(
  content: T,
  places: ReadonlyMap<string, PicturePlace | null>,
): T {
  return placed(content, places) as T
}

function placed(value: unknown, places: ReadonlyMap<string, PicturePlace | null>): unknown {
  if (typeof value === 'string') {
    const place = places.get(uploadOf(value) ?? '')
    if (place === undefined) return value
    return place === null ? undefined : isUploadedPath(value) ? place.path : place.url
  }
  if (Array.isArray(value)) return value.map((item) => placed(item, places)).filter((item) => item !== undefined)
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).map(([key, inner]): [string, unknown] => [key, placed(inner, places)])
  const gone = new Set(fields.flatMap(([key, inner]) => (inner === undefined ? [key] : [])))
  return Object.fromEntries(fields.filter(([key]) => !gone.has(key) && !gone.has(describedKey(key))))
}

const addressPattern = /^https?:\/\/[^/?#]+\/v0\/b\/[^/?#]+\/o\/([^/?#]+)(?:\?|$)/

/** The path of the upload that a text names, or whose address in Storage it is. */
function uploadOf(text: string): string | null {
  const path = addressPattern.exec(text)?.[1]?.replace(/%2F/gi, '/') ?? text
  return isUploadedPath(path) ? path : null
}

const kindOf = (path: string): UploadKind => uploadKinds.find((kind) => path.split('/')[3] === kind) ?? 'images'
