import type * as z from 'zod/mini'
import type { LeftOut } from './reader.ts'

export type Path = readonly PropertyKey[]

interface Rules {
  /** What is taken away for what is wrong at a path: the block, for example, whose type nobody knows. */
  part?: (path: Path) => Path
  /** Without what nothing can be read. */
  isNeeded: (path: Path) => boolean
}

export type ReadWithout<T> = { value: T; left: LeftOut[] } | { problems: string[] }

/**
 * A value without what a schema refuses of it, which is listed with where it was; or what is wrong with it, a line a place, where it cannot
 * be read without that.
 */
export function withoutRefused<T>(
  schema: z.ZodMiniType<T>,
  value: unknown,
  { part = (path) => path, isNeeded }: Rules,
): ReadWithout<T> {
  const left: LeftOut[] = []
  let rest = value
  for (;;) {
    const parsed = schema.safeParse(rest)
    if (parsed.success) return { value: parsed.data, left }
    const { issues } = parsed.error
    const paths = distinct(
      issues.flatMap((issue): Path[] =>
        issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [part(issue.path)],
      ),
    )
    if (paths.some((path) => path.length === 0 || isNeeded(path)))
      return { problems: issues.map(({ path, message }) => [path.join('.'), message].filter(Boolean).join(': ')) }
    for (const path of paths) left.push({ where: path.map(String).join(' › '), text: textAt(rest, path) })
    rest = without(rest, paths)
  }
}

const distinct = (paths: readonly Path[]): Path[] => [
  ...new Map(paths.map((path) => [JSON.stringify(path.map(String)), path])).values(),
]

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
