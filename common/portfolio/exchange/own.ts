import * as z from 'zod/mini'
import { portfolioName } from '../../api/shapes.ts'
import { templateIds } from '../../templates/ids.ts'
import { isObject } from '../changes.ts'
import { contentSchema } from '../content.ts'
import { designSchema, layoutSchema } from '../design.ts'
import { partAt } from '../picture-parts.ts'
import { readOwnPage, type OwnPage, type PageNote } from './own-pages.ts'
import type { LeftOut } from './reader.ts'
import { withoutRefused } from './without-refused.ts'

const made = {
  name: portfolioName,
  templateId: z.enum(templateIds),
  content: contentSchema,
  design: designSchema,
  layout: layoutSchema,
}

/** A portfolio as a file of our own: everything that its owner made, and nothing of the account. Version 1 had no pages. */
const ownFormat = z.strictObject({
  format: z.literal('vitrine-portfolio'),
  version: z.number(),
  ...made,
  pages: z.optional(z.array(z.unknown())),
})
export type OwnFile = Omit<z.infer<typeof ownFormat>, 'pages'> & { pages: OwnPage[] }

/** A portfolio as it lies in the download of an account; address, status and figures do not come along, and pages have files of their own. */
const downloadedFormat = z.object(made)

type Made = Omit<OwnFile, 'format' | 'version'>

export function toOwnFile({ name, templateId, content, design, layout, pages }: Made): OwnFile {
  return { format: 'vitrine-portfolio', version: 2, name, templateId, content, design, layout, pages }
}

const hasFormat = (value: object): boolean => 'format' in value && value.format === 'vitrine-portfolio'
const isDownloaded = (value: object): boolean => ['templateId', 'content', 'revision'].every((field) => field in value)

/** Whether it is meant to be a portfolio of ours: one that was exported, or one from the download of an account. */
export const isOwnFile = (value: unknown): boolean => isObject(value) && (hasFormat(value) || isDownloaded(value))

export interface ReadOwnFile {
  file: OwnFile
  /** What no longer has a place, or does not yet. */
  left: LeftOut[]
  /** Pages that cannot be read. */
  refused: PageNote[]
}

/** The file; or what is wrong with it, a line a place, where it cannot be read without that. */
export function readOwnFile(value: unknown): ReadOwnFile | { problems: string[] } {
  const isExported = isObject(value) && hasFormat(value)
  const whole: unknown = isObject(value) ? { design: {}, layout: { hidden: [] }, ...value } : value
  const isNeeded = (path: readonly PropertyKey[]) => path.length === 1 && String(path[0]) in made
  if (!isExported) {
    const read = withoutRefused(downloadedFormat, whole, { isNeeded })
    return 'problems' in read ? read : { file: toOwnFile({ ...read.value, pages: [] }), left: read.left, refused: [] }
  }
  const read = withoutRefused(ownFormat, whole, { isNeeded })
  if ('problems' in read) return read
  const { pages, left, refused } = readPages(read.value.pages ?? [])
  return { file: toOwnFile({ ...read.value, pages }), left: [...read.left, ...left], refused }
}

function readPages(values: readonly unknown[]): { pages: OwnPage[]; left: LeftOut[]; refused: PageNote[] } {
  const read = values.map((value, index) => readOwnPage(value, index + 1))
  const good = read.flatMap((one) => ('page' in one ? [one] : []))
  return {
    pages: good.map(({ page }) => page),
    left: good.flatMap(({ left }) => left),
    refused: read.flatMap((one) => ('page' in one ? [] : [one])),
  }
}

/**
 * The content without paths into the folders of other accounts: their pictures are shown by their addresses, as long as
 * these last. Those without an address are left out.
 */
export function withoutForeignFiles<T>(content: T, uid: string): { content: T; left: LeftOut[] } {
  const left: LeftOut[] = []
  const visit = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(visit)
    if (!isObject(value)) return value
    const isForeign = ([key, inner]: [string, unknown]) =>
      partAt(key)?.part === 'storage' &&
      typeof inner === 'string' &&
      inner !== '' &&
      !inner.startsWith(`user-assets/${uid}/`)
    for (const [key, path] of Object.entries(value).filter(isForeign))
      if (!value[partAt(key)?.src ?? key]) left.push({ where: 'Pictures of another account', text: String(path) })
    return Object.fromEntries(
      Object.entries(value)
        .filter((entry) => !isForeign(entry))
        .map(([key, inner]) => [key, visit(inner)]),
    )
  }
  return { content: visit(content) as T, left }
}
