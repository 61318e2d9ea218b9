/** The share of the samples that lies below a value: 0.5 for the median. */
export function percentile(samples: readonly number[], share: number): number {
  const sorted = [...samples].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

export const median = (samples: readonly number[]) => percentile(samples, 0.5)
export const p95 = (samples: readonly number[]) => percentile(samples, 0.95)

export interface Check {
  what: string
  value: number
  limit: number
  unit: string
  /** Whether the limit is the least that is good enough; otherwise it is the most. */
  atLeast?: boolean
}

export const passes = ({ value, limit, atLeast = false }: Check): boolean => (atLeast ? value >= limit : value <= limit)

export const checkLine = (check: Check): string =>
  `${passes(check) ? '✔' : '✖'} ${check.what}: ${round(check.value)} ${check.unit} (at ${check.atLeast ? 'least' : 'most'} ${round(check.limit)})`

/** To one place; small figures to two, where one says nothing. */
export const round = (value: number): number =>
  Math.abs(value) < 10 ? Math.round(value * 100) / 100 : Math.round(value * 10) / 10
