import type { Check } from '../figures.ts'
import { categories, type Measured } from './measure.ts'
import type { Site } from './sites.ts'

export type Result = Site & { measured: Measured }

const columns = ['KB', 'requests', 'script KB', 'LCP ms', 'blocking ms', 'slowed', 'CLS', ...categories]

const figures = ({ bytes, requests, scriptBytes, lcp, blocking, slowed, cls, scores }: Measured): string[] => [
  (bytes / 1000).toFixed(1),
  String(requests),
  (scriptBytes / 1000).toFixed(1),
  lcp.toFixed(0),
  blocking.toFixed(0),
  Number.isNaN(slowed) ? '' : slowed.toFixed(0),
  cls.toFixed(3),
  ...scores.map(String),
]

const aligned = (values: string[]) =>
  values.map((value, index) => value.padStart((columns[index]?.length ?? 0) + 3)).join('')

/** The figures of a visit, below the heading. */
export const cells = (measured: Measured): string => aligned(figures(measured))

export const heading = (): string => ' '.repeat(34) + aligned(columns)

/** A template's own line first, what it is compared with below it. */
export const line = ({ name, kind, measured }: Result): string =>
  (kind.startsWith('floor') || kind === 'app' ? `  ${name}` : name).padEnd(34) +
  cells(measured) +
  ((kind === 'template' || kind === 'page') && measured.lost.length > 0
    ? `\n  … lost by ${measured.lost.join(', ')}`
    : '')

/** What the pages have to reach, each judged by the template that does worst. */
export function checksOf(results: readonly Result[]): Check[] {
  const templates = results.filter(({ kind }) => kind === 'template')
  const pages = results.filter(({ kind }) => kind === 'page')
  const slowest = (others: (own: Result) => Result[], all = templates) =>
    worst(
      all.flatMap((ours) =>
        others(ours).map((theirs): [string, number] => [ours.name, ours.measured.lcp / theirs.measured.lcp]),
      ),
      Math.max,
    )
  const same = (kind: Site['kind']) => (ours: Result) =>
    results.filter((other) => other.kind === kind && other.template === ours.template)
  const figure = (of: (measured: Measured) => number, choose: Choose, all = templates) =>
    worst(
      all.map(({ name, measured }) => [name, of(measured)]),
      choose,
    )
  const checks = [
    ...categories.map((id, index) => ({
      what: `Lowest score for ${id}`,
      limit: id === 'performance' ? 95 : 100,
      unit: '',
      atLeast: true,
      ...figure(({ scores }) => scores[index] ?? 0, Math.min),
    })),
    { what: 'Largest layout shift', limit: 0.02, unit: '', ...figure(({ cls }) => cls, Math.max) },
    { what: 'Largest first response', limit: 14_600, unit: 'bytes', ...figure(({ pageBytes }) => pageBytes, Math.max) },
    {
      what: 'Longest blocking time on a slowed processor',
      limit: 150,
      unit: 'ms',
      ...figure(({ slowed }) => slowed, Math.max),
    },
    { what: 'Largest paint beside the floor page’s', limit: 1.3, unit: '×', ...slowest(same('floor')) },
    { what: 'Largest paint beside the single-page app’s', limit: 0.6, unit: '×', ...slowest(same('app')) },
    {
      what: 'Largest first response of a case study',
      limit: 30_000,
      unit: 'bytes',
      ...figure(({ pageBytes }) => pageBytes, Math.max, pages),
    },
    {
      what: 'Largest layout shift of a case study',
      limit: 0.02,
      unit: '',
      ...figure(({ cls }) => cls, Math.max, pages),
    },
    {
      what: 'Largest script of a case study',
      limit: 3_600,
      unit: 'bytes',
      ...figure(({ scriptBytes }) => scriptBytes, Math.max, pages),
    },
    {
      what: 'Largest paint of a case study beside its floor page’s',
      limit: 1.3,
      unit: '×',
      ...slowest(same('floor of a page'), pages),
    },
  ]
  return checks
    .filter(({ value }) => Number.isFinite(value))
    .map(({ by, ...check }) => ({ ...check, what: `${check.what} (${by})` }))
}

type Choose = (...values: number[]) => number

function worst(found: readonly [name: string, value: number][], choose: Choose): { value: number; by: string } {
  const value = choose(...found.map(([, each]) => each))
  return { value, by: found.find(([, each]) => each === value)?.[0] ?? '' }
}
