import * as z from 'zod/mini'
import { portfolioName } from '../../api/shapes.ts'
import { templateIds } from '../../templates/ids.ts'
import { contentSchema } from '../content.ts'
import { designSchema, layoutSchema } from '../design.ts'

const made = {
  name: portfolioName,
  templateId: z.enum(templateIds),
  content: contentSchema,
  design: designSchema,
  layout: layoutSchema,
}

/** A portfolio as a file of our own: everything that its owner made, and nothing of the account. */
const ownFormat = z.strictObject({ format: z.literal('vitrine-portfolio'), version: z.literal(1), ...made })
export type OwnFile = z.infer<typeof ownFormat>

/** A portfolio as it lies in the download of an account; address, status and figures do not come along. */
const downloadedFormat = z.object(made)

export function toOwnFile({ name, templateId, content, design, layout }: Omit<OwnFile, 'format' | 'version'>): OwnFile {
  return { format: 'vitrine-portfolio', version: 1, name, templateId, content, design, layout }
}

const hasFormat = (value: object): boolean => 'format' in value && value.format === 'vitrine-portfolio'
const isDownloaded = (value: object): boolean => ['templateId', 'content', 'revision'].every((field) => field in value)

/** Whether it is meant to be a portfolio of ours: one that was exported, or one from the download of an account. */
export const isOwnFile = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && (hasFormat(value) || isDownloaded(value))

/** The file, or what is wrong with it, a line a place. */
export function readOwnFile(value: unknown): { file: OwnFile } | { problems: string[] } {
  const isExported = typeof value === 'object' && value !== null && hasFormat(value)
  const parsed = (isExported ? ownFormat : downloadedFormat).safeParse(value)
  if (parsed.success) return { file: toOwnFile(parsed.data) }
  return {
    problems: parsed.error.issues.map(({ path, message }) =>
      path.length > 0 ? `${path.join('.')}: ${message}` : message,
    ),
  }
}

/**
 * The content without paths into the folders of other accounts: their pictures are shown by their addresses, as long as
 * these last.
 */
export function withoutForeignFiles<T>(value: T, uid: string): T {
  if (Array.isArray(value)) return value.map((item: unknown) => withoutForeignFiles(item, uid)) as T
  if (typeof value !== 'object' || value === null) return value
  const isForeign = (key: string, inner: unknown) =>
    key.endsWith('Path') && typeof inner === 'string' && !inner.startsWith(`user-assets/${uid}/`)
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) =>
      isForeign(key, inner) ? [] : [[key, withoutForeignFiles<unknown>(inner, uid)]],
    ),
  ) as T
}
