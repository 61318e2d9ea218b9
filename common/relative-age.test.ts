import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { relativeAge } from './relative-age.ts'

const now = new Date('2026-06-15T12:00:00Z')
const day = 86_400_000
const ago = (days: number, milliseconds = 0) => relativeAge(new Date(now.getTime() - days * day - milliseconds), now)

describe('relativeAge', () => {
  it.each([
    [0, '1 day ago'],
    [1, '1 day ago'],
    [2, '2 days ago'],
    [6, '6 days ago'],
    [7, '1 week ago'],
    [8, '2 weeks ago'],
    [14, '2 weeks ago'],
    [15, '3 weeks ago'],
    [28, '4 weeks ago'],
    [29, '5 weeks ago'],
    [30, '1 month ago'],
    [31, '2 months ago'],
    [60, '2 months ago'],
    [61, '3 months ago'],
    [365, '13 months ago'],
  ])('of %i days is %s', (days, text) => expect(ago(days)).toBe(text))

  it.each([
    [0, '1 day ago'],
    [1, '2 days ago'],
    [5, '6 days ago'],
    [6, '1 week ago'],
    [7, '2 weeks ago'],
    [28, '5 weeks ago'],
    [29, '1 month ago'],
    [30, '2 months ago'],
  ])('of %i days and a moment is %s, rounded up', (days, text) => expect(ago(days, 1)).toBe(text))

  it('of a future date (a fast clock) is a day', () => expect(ago(-3)).toBe('1 day ago'))

  it('never decreases', () => {
    const units = ['day', 'week', 'month']
    const rank = (text: string) => {
      const match = /^(\d+) (day|week|month)s? ago$/.exec(text)
      return units.indexOf(match?.[2] ?? '') * 1_000_000 + Number(match?.[1])
    }
    fc.assert(
      fc.property(fc.nat(5_000 * day), fc.nat(100 * day), (age, more) => {
        expect(rank(ago(0, age + more))).toBeGreaterThanOrEqual(rank(ago(0, age)))
      }),
    )
  })
})
