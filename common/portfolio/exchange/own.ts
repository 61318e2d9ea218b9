import * as z from 'zod/mini'
import { portfolioName } from '../../api/shapes.ts'
import { templateIds } from '../../templates/ids.ts'
import { isObject } from '../changes.ts'
import { contentSchema } from '../content.ts'
import { designSchema, layoutSchema } from '../design.ts'
import type { LeftOut } from './reader.ts'

const made = {
  name: portfolioName,
  templateId: z.enum(templateIds),
  content: contentSchema,
  design: designSchema,
  layout: layoutSchema,
}

/** A portfolio as a file of our own: everything that its owner made, and nothing of the account. */
const ownFormat = z.strictObject({ format: z.literal('vitrine-portfolio'), version: z.number(), ...made })
export type OwnFile = z.infer<typeof ownFormat>

/** A portfolio as it lies in the download of an account; address, status and figures do not come along. */
const downloadedFormat = z.object(made)

export function toOwnFile({ name, templateId, content, design, layout }: Omit<OwnFile, 'format' | 'version'>): OwnFile {
  return { format: 'vitrine-portfolio', version: 1, name, templateId, content, design, layout }
}

const hasFormat = (value: object): boolean => 'format' in value && value.format === 'vitrine-portfolio'
const isDownloaded = (value: object): boolean => ['templateId', 'content', 'revision'].every((field) => field in value)

/** Whether it is meant to be a portfolio of ours: one that was exported, or one from the download of an account. */
export const isOwnFile = (value: unknown): boolean => isObject(value) && (hasFormat(value) || isDownloaded(value))

type Path = readonly PropertyKey[]

/**
 * The file, with what of it no longer has a place or does not yet; or what is wrong with it, a line a place, where it
 * cannot be read without that.
 */
export function readOwnFile(value: unknown): { file: OwnFile; left: LeftOut[] } | { problems: string[] } {
  const isExported = isObject(value) && hasFormat(value)
  const schema = isExported ? ownFormat : downloadedFormat
  const left: LeftOut[] = []
  let rest: unknown = isObject(value) ? { design: {}, layout: { hidden: [] }, ...value } : value
  for (;;) {
    const parsed = schema.safeParse(rest)
    if (parsed.success) return { file: toOwnFile(parsed.data), left }
    const paths = parsed.error.issues.flatMap((issue): Path[] =>
      issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path],
    )
    if (
      paths.some(([first = ''], index) => paths[index]?.length === 1 && first in made) ||
      paths.some(({ length }) => length === 0)
    )
      return {
        problems: parsed.error.issues.map(({ path, message }) => [path.join('.'), message].filter(Boolean).join(': ')),
      }
    for (const path of paths) left.push({ where: path.map(String).join(' › '), text: textAt(rest, path) })
    rest = without(rest, paths)
  }
}

function textAt(value: unknown, path: Path): string {
  const found = path.reduce<unknown>((part, key) => (part as Record<PropertyKey, unknown> | undefined)?.[key], value)
  return typeof found === 'string' ? found : JSON.stringify(found)
}

function without(value: unknown, paths: readonly Path[]): unknown {
  const inside = (key: string) => paths.flatMap(([first, ...rest]) => (String(first) === key ? [rest] : []))
  const kept = Object.entries(value as object).flatMap(([key, inner]: [string, unknown]) => {
    const deeper = inside(key)
    if (deeper.some(({ length }) => length === 0)) return []
    return [[key, deeper.length > 0 ? without(inner, deeper) : inner] as const]
  })
  return Array.isArray(value) ? kept.map(([, inner]) => inner) : Object.fromEntries(kept)
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
      key.endsWith('Path') && typeof inner === 'string' && inner !== '' && !inner.startsWith(`user-assets/${uid}/`)
    for (const [key, path] of Object.entries(value).filter(isForeign))
      if (!value[key.slice(0, -'Path'.length)]) left.push({ where: 'Pictures of another account', text: String(path) })
    return Object.fromEntries(
      Object.entries(value)
        .filter((entry) => !isForeign(entry))
        .map(([key, inner]) => [key, visit(inner)]),
    )
  }
  return { content: visit(content) as T, left }
}
