import { describe, expect, it } from 'vitest'
import { placeAt } from './sorting.ts'

/** Items of these heights, one below the other, and where the one at an index is once it was dragged by some pixels. */
function dragged(heights: readonly number[], from: number, by: number): number {
  const tops = heights.map((_, index) => heights.slice(0, index).reduce((sum, height) => sum + height, 0))
  const top = (tops[from] ?? 0) + by
  return placeAt(
    tops.map((start, index) => start + (heights[index] ?? 0) / 2),
    from,
    { top, bottom: top + (heights[from] ?? 0) },
  )
}

describe('placeAt', () => {
  it('stays until an edge has passed a middle', () => {
    expect(dragged([40, 40, 40], 1, 0)).toBe(1)
    expect(dragged([40, 40, 40], 1, 19)).toBe(1)
    expect(dragged([40, 40, 40], 1, -19)).toBe(1)
    expect(dragged([40, 40, 40], 1, 21)).toBe(2)
    expect(dragged([40, 40, 40], 1, -21)).toBe(0)
  })

  it('takes an open item past closed ones as easily as a closed one', () => {
    expect(dragged([600, 40, 40, 40], 0, 21)).toBe(1)
    expect(dragged([600, 40, 40, 40], 0, 61)).toBe(2)
    expect(dragged([40, 40, 600], 2, -21)).toBe(1)
  })

  it('takes a closed item past an open one at its middle, and not before', () => {
    expect(dragged([40, 600, 40], 0, 299)).toBe(0)
    expect(dragged([40, 600, 40], 0, 301)).toBe(1)
    expect(dragged([40, 600, 40], 2, -301)).toBe(1)
  })

  it('goes no further than the ends', () => {
    expect(dragged([40, 600, 40], 1, 10_000)).toBe(2)
    expect(dragged([40, 600, 40], 1, -10_000)).toBe(0)
  })
})
