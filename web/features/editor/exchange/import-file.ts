import { isObject } from '@vitrine/common/portfolio/changes'
import { fromResume, type Imported } from '@vitrine/common/portfolio/exchange/from-resume'
import { normalizedResume } from '@vitrine/common/portfolio/exchange/json-resume'
import { fromLinkedIn } from '@vitrine/common/portfolio/exchange/linkedin'
import { isOwnFile, readOwnFile, withoutForeignFiles, type OwnFile } from '@vitrine/common/portfolio/exchange/own'
import type { PageNote } from '@vitrine/common/portfolio/exchange/own-pages'
import { fromReactiveResume } from '@vitrine/common/portfolio/exchange/reactive-resume'
import { say } from '../../../lib/words/say.ts'
import type { Word } from '../../../lib/words/words.ts'
import { readLinkedInArchive, type LinkedInArchive } from './linkedin-archive.ts'
import { markup } from './markup.ts'

/** All pages that a portfolio can have, written with line breaks, are less. */
const FILE_MAX_BYTES = 100 * 1024 * 1024
/** How many paths a message names at most. */
const SHOWN_PROBLEMS = 8

export interface ImportedFile extends Imported {
  source: Word
  /** What a file exported from Vitrine has besides the content. */
  own?: Pick<OwnFile, 'name' | 'templateId' | 'pages'> & {
    /** Of older files perhaps nothing. */
    looks: Partial<Pick<OwnFile, 'design' | 'layout'>>
    /** Pages of the file that cannot be read. */
    refused: PageNote[]
  }
}

/** A file cannot be imported. The message tells the user why. */
export class ImportError extends Error {
  readonly problems: readonly string[]
  constructor(message: string, problems: readonly string[] = []) {
    super(message)
    this.problems =
      problems.length > SHOWN_PROBLEMS
        ? [...problems.slice(0, SHOWN_PROBLEMS), say('and {n} more', { n: problems.length - SHOWN_PROBLEMS })]
        : problems
  }
}

/** Reads a file of any supported kind. @throws ImportError */
export async function readImport(file: Blob, uid: string): Promise<ImportedFile> {
  if (file.size > FILE_MAX_BYTES)
    throw new ImportError(say('This file is larger than 100 MB, which is too large for a portfolio.'))
  const bytes = new Uint8Array(await file.arrayBuffer())
  const found = isZip(bytes) ? fromArchive(bytes) : fromJson(new TextDecoder().decode(bytes), uid)
  if (Object.keys(found.content).length === 0 && !found.own)
    throw new ImportError(
      say('Nothing in this file ({source}) can be used in a portfolio.', { source: say(found.source) }),
    )
  return found
}

const isZip = ([p, k, three, four]: Uint8Array) => p === 0x50 && k === 0x4b && three === 3 && four === 4

function fromArchive(bytes: Uint8Array): ImportedFile {
  const { tables, otherFiles } = unpacked(bytes)
  if (tables.size === 0)
    throw new ImportError(say('This ZIP isn’t a LinkedIn archive: it has no Profile.csv, Positions.csv and so on.'))
  const { content, left } = fromResume(normalizedResume(fromLinkedIn(tables)) ?? {}, markup)
  const notRead = otherFiles.map((name) => ({ where: say('Files that are not read'), text: name }))
  return { source: 'LinkedIn archive', content, left: [...left, ...notRead] }
}

function unpacked(bytes: Uint8Array): LinkedInArchive {
  try {
    return readLinkedInArchive(bytes)
  } catch {
    throw new ImportError(say('This ZIP is damaged or incomplete. Download it again and retry.'))
  }
}

function fromJson(text: string, uid: string): ImportedFile {
  const value = parsed(text)
  if (isOwnFile(value)) return fromOwn(value, uid)
  const reactive = fromReactiveResume(value)
  const resume = normalizedResume(reactive ?? value)
  if (!resume)
    throw new ImportError(
      say('This JSON is none of the kinds that can be imported: a JSON Resume has basics, work and so on.'),
    )
  return { source: reactive ? 'Reactive Resume' : 'JSON Resume', ...fromResume(resume, markup) }
}

function parsed(text: string): unknown {
  try {
    // Apps that cut texts leave half an emoji at the end, which could not be stored.
    return JSON.parse(text, (_key, value: unknown) => (typeof value === 'string' ? value.toWellFormed() : value))
  } catch {
    throw new ImportError(
      say(
        'This file is neither a ZIP nor JSON. Import a JSON Resume, a LinkedIn archive, or a file exported from here.',
      ),
    )
  }
}

function fromOwn(value: unknown, uid: string): ImportedFile {
  const read = readOwnFile(value)
  if ('problems' in read)
    throw new ImportError(say('This file was changed and is no longer a portfolio:'), read.problems)
  const { name, design, layout, templateId } = read.file
  const has = (part: string) => isObject(value) && part in value
  const { content, left } = withoutForeignFiles(read.file.content, uid)
  const pages = read.file.pages.map((page) => ({ page, checked: withoutForeignFiles(page.content, uid) }))
  return {
    source: 'Vitrine portfolio',
    content,
    left: [...read.left, ...left, ...pages.flatMap(({ checked }) => checked.left)],
    own: {
      name,
      templateId,
      looks: { ...(has('design') && { design }), ...(has('layout') && { layout }) },
      pages: pages.map(({ page, checked }) => ({ ...page, content: checked.content })),
      refused: read.refused,
    },
  }
}
