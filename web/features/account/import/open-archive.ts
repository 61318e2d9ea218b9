import { unzipRaw, type ZipEntry } from 'unzipit'
import { FILE_MAX_BYTES, UPLOAD_MAX_BYTES } from '@vitrine/common/limits'
import {
  indexArchive,
  readArchived,
  type ArchivedPicture,
  type ArchivedPortfolio,
  type PageFile,
} from '@vitrine/common/portfolio/exchange/archive'
import type { UploadKind } from '@vitrine/common/uploads'
import { heard, say } from '../../../lib/words/say.ts'
import { ArchiveError } from './archive-error.ts'

/** What every ZIP of files begins with. */
const ZIP_BEGIN = 'PK'
/** No download is larger: it goes on in a further ZIP where one has 1 GB. */
const ARCHIVE_MAX_BYTES = 1.5 * 1024 ** 3
/** A portfolio has at most 768 KB of content; written with line breaks, as the download does, it is several times that. */
const PORTFOLIO_MAX_BYTES = 10 * 1024 * 1024
/** Places that a reason names; more say nothing new. */
const SHOWN_PROBLEMS = 3

export interface RefusedPortfolio {
  id: string
  /** What it is called, as far as that can be read. */
  name: string
  reason: string
}

export interface OpenedArchive {
  portfolios: ArchivedPortfolio[]
  /** Those that cannot be brought in. */
  refused: RefusedPortfolio[]
  /** @throws ArchiveError when the picture is damaged or too large */
  picture: (picture: ArchivedPicture) => Promise<ArrayBuffer>
}

const EXPECTED = 'Choose a ZIP made with “Download everything”, from this account or another.'
const TWICE = 'It’s in the ZIP twice.'
const DAMAGED = 'This ZIP is damaged or incomplete. Download it again and retry.'

/** Looks into the ZIPs of one download, usually one. @throws ArchiveError */
export async function openArchive(files: readonly File[]): Promise<OpenedArchive> {
  const entries = (await Promise.all(files.map(entriesOf))).flat()
  const index = indexArchive(entries.map(({ name }) => name))
  if (index === null)
    throw new ArchiveError(
      `${say('This ZIP holds something else: there are no portfolios from Vitrine in it.')} ${say(EXPECTED)}`,
    )
  if (index.portfolios.size === 0) throw new ArchiveError(say('This download contains no portfolios.'))
  const byName = new Map(entries.map((entry) => [entry.name, entry]))
  const opened: OpenedArchive = {
    portfolios: [],
    refused: [],
    picture: ({ entry, kind }) => pictureOf(byName.get(entry), isFileKind(kind) ? FILE_MAX_BYTES : UPLOAD_MAX_BYTES),
  }
  for (const [id, entry] of index.portfolios) {
    const read = index.twice.has(entry)
      ? { name: id, reason: say(TWICE) }
      : await readEntry(byName.get(entry), 'portfolio')
    if ('reason' in read) {
      opened.refused.push({ id, ...read, name: read.name ?? id })
      continue
    }
    const pages = await Promise.all(
      [...index.pages]
        .filter(([key]) => key.startsWith(`${id}/`))
        .map(
          async ([, file]): Promise<PageFile> =>
            index.twice.has(file) ? { reason: say(TWICE) } : readEntry(byName.get(file), 'page'),
        ),
    )
    const archived = readArchived(id, read.data, index, pages)
    if ('portfolio' in archived) opened.portfolios.push(archived.portfolio)
    else
      opened.refused.push({
        id,
        name: nameIn(read.data) ?? id,
        reason: notAPortfolio(archived.problems),
      })
  }
  return opened
}

async function entriesOf(file: File): Promise<ZipEntry[]> {
  if (file.size > ARCHIVE_MAX_BYTES)
    throw new ArchiveError(
      `${say('“{name}” is larger than any download from here.', { name: file.name })} ${say(EXPECTED)}`,
    )
  if ((await file.slice(0, ZIP_BEGIN.length).text()) !== ZIP_BEGIN)
    throw new ArchiveError(`${say('“{name}” isn’t a ZIP.', { name: file.name })} ${say(EXPECTED)}`)
  try {
    // Only the directory is read: a download may be larger than the memory, and of most of its files nobody asks for more than the name.
    return (await unzipRaw(file)).entries
  } catch (cause) {
    throw new ArchiveError(say(DAMAGED), { cause })
  }
}

async function readEntry(
  entry: ZipEntry | undefined,
  what: 'portfolio' | 'page',
): Promise<{ data: unknown } | { name?: string; reason: string }> {
  if (entry === undefined || entry.size > PORTFOLIO_MAX_BYTES)
    return { reason: say(what === 'page' ? 'It’s too large for a page.' : 'It’s too large for a portfolio.') }
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(await entry.arrayBuffer())
  } catch {
    return { reason: say('Its file is damaged. Download everything again and retry.') }
  }
  try {
    return { data: JSON.parse(text) as unknown }
  } catch {
    return {
      reason: say(
        what === 'page' ? 'It’s not a page: the file isn’t JSON.' : 'It’s not a portfolio: the file isn’t JSON.',
      ),
    }
  }
}

/** Whether an upload is a video, a document … */
export const isFileKind = (kind: UploadKind): boolean => kind === 'files' || kind === 'private-files'

async function pictureOf(entry: ZipEntry | undefined, most: number): Promise<ArrayBuffer> {
  if (entry === undefined || entry.size > most)
    throw new ArchiveError(say('It’s larger than {n} MB.', { n: most / 1024 / 1024 }))
  try {
    return await entry.arrayBuffer()
  } catch (cause) {
    throw new ArchiveError(say('It’s damaged in the ZIP.'), { cause })
  }
}

const nameIn = (data: unknown): string | undefined =>
  typeof data === 'object' &&
  data !== null &&
  'name' in data &&
  typeof data.name === 'string' &&
  data.name.trim() !== ''
    ? data.name
    : undefined

function notAPortfolio(all: readonly string[]): string {
  const problems = all.slice(0, SHOWN_PROBLEMS).map(heard).join(', ')
  return all.length > SHOWN_PROBLEMS
    ? say('It’s not a portfolio: {problems}, and {n} more places.', { problems, n: all.length - SHOWN_PROBLEMS })
    : say('It’s not a portfolio: {problems}.', { problems })
}
