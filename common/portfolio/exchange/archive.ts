import { fileNameOf, isUploadedPath } from '../../picture-paths.ts'
import { uploadKinds, type UploadKind } from '../../uploads.ts'
import type { PortfolioContent } from '../content.ts'
import { textsIn } from '../texts.ts'
import { readOwnFile, type OwnFile } from './own.ts'

/** Reads what the download of an account holds of its portfolios, wherever its files are: in a ZIP, or as the API gives them. */

/** What of a download can be brought in, by the names of its files. */
export interface ArchiveIndex {
  /** The file of each portfolio, by its id. */
  portfolios: ReadonlyMap<string, string>
  /** The file of each picture, by where it was below its account’s folder: `{portfolioId}/{kind}/{file}`. */
  pictures: ReadonlyMap<string, string>
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
}

/** Where a picture now is. */
export interface PicturePlace {
  path: string
  /** Undefined where it has no address: that of a private item. */
  url: string | undefined
}

/** Who has unpacked a download and packed it again often has it in a folder. */
const entryPattern = new RegExp(
  `^(?:(?!\\.\\.?/)[^/]+/)?(?:(profile\\.json)|portfolios/([A-Za-z0-9_-]{1,128})\\.json|pictures/([A-Za-z0-9_-]{1,128}/(?:${uploadKinds.join('|')})/[A-Za-z0-9._-]{1,200}))$`,
)

/** What there is in a download, or null where these are no files of one. All other files are passed over, wherever they say that they belong. */
export function indexArchive(names: Iterable<string>): ArchiveIndex | null {
  const [portfolios, pictures] = [new Map<string, string>(), new Map<string, string>()]
  const twice = new Set<string>()
  let hasProfile = false
  const add = (files: Map<string, string>, key: string, name: string) => {
    const before = files.get(key)
    if (before !== undefined) twice.add(before)
    else files.set(key, name)
  }
  for (const name of names) {
    const [, profile, portfolio, picture] = entryPattern.exec(name.replaceAll('\\', '/')) ?? []
    hasProfile ||= profile !== undefined
    if (portfolio !== undefined) add(portfolios, portfolio, name)
    if (picture !== undefined) add(pictures, picture, name)
  }
  return hasProfile || portfolios.size > 0 ? { portfolios, pictures, twice } : null
}

/** One portfolio of a download with its pictures, or what is wrong with it, a line a place. @param data its file, parsed */
export function readArchived(
  id: string,
  data: unknown,
  index: ArchiveIndex,
): { portfolio: ArchivedPortfolio } | { problems: string[] } {
  const read = readOwnFile(data)
  if ('problems' in read) return read
  if (read.left.length > 0) return { problems: read.left.map(({ where, text }) => `${where}: ${text}`) }
  const portfolio: ArchivedPortfolio = { id, file: read.file, pictures: [], missing: [] }
  const texts = textsIn(read.file.content)
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

/**
 * The content with its pictures where they now are.
 * @param places by where they were; null leaves a picture out, and what is not named stays as it is
 */
export function withPlaces(
  content: PortfolioContent,
  places: ReadonlyMap<string, PicturePlace | null>,
): PortfolioContent {
  return placed(content, places) as PortfolioContent
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
  // A crop is one of an original.
  return Object.fromEntries(fields.filter(([key]) => !gone.has(key) && !gone.has(key.replace(/Crop$/, 'Original'))))
}

const addressPattern = /^https?:\/\/[^/?#]+\/v0\/b\/[^/?#]+\/o\/([^/?#]+)(?:\?|$)/

/** The path of the upload that a text names, or whose address in Storage it is. */
function uploadOf(text: string): string | null {
  const path = addressPattern.exec(text)?.[1]?.replace(/%2F/gi, '/') ?? text
  return isUploadedPath(path) ? path : null
}

const kindOf = (path: string): UploadKind => uploadKinds.find((kind) => path.split('/')[3] === kind) ?? 'images'
