import { expect, it } from 'vitest'
import { API_TIMEOUT_MS } from '@vitrine/common/api/errors'
import { deadlines } from './deadline.ts'

it('a call is answered before the browser gives up', () => {
  expect(deadlines.call).toBeLessThan(API_TIMEOUT_MS)
})

it.each([
  ['page', 10_000],
  ['call', 15_000],
  ['event', 30_000],
] as const)('the deadline of a %s is at most %i ms', (kind, most) => {
  expect(deadlines[kind]).toBeLessThanOrEqual(most)
})
