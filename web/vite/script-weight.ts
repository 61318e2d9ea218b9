import { gzipSync } from 'node:zlib'

/** What this file reads of a chunk of the build. */
export interface Chunk {
  fileName: string
  /** Chunks that come with it, by file name. */
  imports: readonly string[]
  /** Modules in it. */
  moduleIds: readonly string[]
  code: string
}

export interface Route {
  name: string
  /** What is loaded before somebody can use the screen: the module that its HTML names, and what that imports by itself. */
  loads: readonly string[]
  /** Bytes of script, gzip. */
  budget: number
  /** No module with this in its path may come along. */
  without?: readonly string[]
}

export interface Weight {
  route: Route
  bytes: number
  /** What speaks against the build. */
  problems: readonly string[]
}

/** The files that hold these modules, and what they import by themselves. */
export function filesOf(chunks: readonly Chunk[], modules: readonly string[]): string[] {
  const loaded = modules.map((module) => {
    const chunk = chunkOf(chunks, module)
    if (!chunk) throw new Error(`${module} is not in the build`)
    return chunk
  })
  return [...withImports(chunks, loaded)].map(({ fileName }) => fileName)
}

const chunkOf = (chunks: readonly Chunk[], module: string) =>
  chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${module}`)))

/** Weighs the script of each route's first load. */
export function weigh(chunks: readonly Chunk[], routes: readonly Route[]): Weight[] {
  const sizes = new Map(chunks.map(({ fileName, code }) => [fileName, gzipSync(code, { level: 9 }).length]))
  return routes.map((route) => {
    const loaded = route.loads.flatMap((module) => {
      const chunk = chunkOf(chunks, module)
      return chunk ? [chunk] : []
    })
    if (loaded.length < route.loads.length)
      return { route, bytes: 0, problems: ['names a module that is not in the build: see vite/routes.ts'] }
    const all = [...withImports(chunks, loaded)]
    const bytes = all.reduce((sum, { fileName }) => sum + (sizes.get(fileName) ?? 0), 0)
    return { route, bytes, problems: [...overweight(route, bytes), ...unwanted(route, all)] }
  })
}

function withImports(chunks: readonly Chunk[], loaded: Iterable<Chunk>): Set<Chunk> {
  const all = new Set<Chunk>(loaded)
  // A set hands out what is added to it while it is walked.
  for (const { imports } of all) {
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) all.add(chunk)
  }
  return all
}

const overweight = ({ budget }: Route, bytes: number) =>
  bytes > budget ? [`is ${kilobytes(bytes - budget)} above its budget`] : []

const unwanted = ({ without = [] }: Route, chunks: readonly Chunk[]) =>
  without.flatMap((part) => {
    const found = chunks.flatMap(({ moduleIds }) => moduleIds).find((id) => id.includes(part))
    return found ? [`holds ${found}`] : []
  })

export const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`

/** A line for each route. */
export function weightTable(weights: readonly Weight[]): string {
  const width = Math.max(...weights.map(({ route }) => route.name.length))
  const lines = weights.map(({ route, bytes, problems }) =>
    [
      route.name.padEnd(width),
      kilobytes(bytes).padStart(9),
      `of ${kilobytes(route.budget)}`.padStart(12),
      problems.length > 0 ? '✖' : '',
    ]
      .join(' ')
      .trimEnd(),
  )
  return ['Script of the first load, gzip:', ...lines].join('\n')
}
