import { expect, it } from 'vitest'
import { checkLine, median, p95 } from './figures.ts'

it('computes percentiles from sorted samples', () => {
  const samples = Array.from({ length: 100 }, (_, index) => 100 - index)
  expect([median(samples), p95(samples), median([7])]).toEqual([51, 96, 7])
})

it('reports figures above their limit', () => {
  expect(checkLine({ what: 'Typing', value: 60.04, limit: 60, unit: 'ms' })).toBe('✖ Typing: 60 ms (at most 60)')
  expect(checkLine({ what: 'Typing', value: 12.34, limit: 60, unit: 'ms' })).toBe('✔ Typing: 12.3 ms (at most 60)')
})
