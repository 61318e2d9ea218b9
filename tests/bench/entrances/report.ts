import type { Check } from '../figures.ts'
import { categories, type Measured } from '../pages/measure.ts'

/** Of an entrance that is HTML, and the floor page with its content. */
export interface Pair {
  path: string
  measured: Measured
  floor: Measured
}

const SCORES = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 } as const

/** What the entrances have to reach. */
export const checksOf = (pairs: readonly Pair[]): Check[] =>
  pairs.flatMap(({ path, measured, floor }) => [
    { what: `${path}: largest paint beside the floor page’s`, value: measured.lcp / floor.lcp, limit: 1.3, unit: '×' },
    { what: `${path}: first response`, value: measured.pageBytes, limit: 14_600, unit: 'bytes' },
    { what: `${path}: layout shift`, value: measured.cls, limit: 0.02, unit: '' },
    { what: `${path}: script before an interaction`, value: measured.scriptBytes / 1000, limit: 60, unit: 'KB' },
    ...categories.map((id, index) => ({
      what: `${path}: ${id}`,
      value: measured.scores[index] ?? 0,
      limit: SCORES[id],
      unit: '',
      atLeast: true,
    })),
  ])
