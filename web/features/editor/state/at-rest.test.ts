import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { atRest } from './at-rest.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('tells of several changes once, when they have paused', () => {
  let change: () => void = () => undefined
  const subscribe = atRest((listener) => {
    change = listener
    return () => undefined
  }, 200)
  const [kept, left] = [vi.fn(), vi.fn()]
  subscribe(kept)
  const leave = subscribe(left)
  change()
  vi.advanceTimersByTime(150)
  change()
  vi.advanceTimersByTime(199)
  expect(kept).not.toHaveBeenCalled()
  leave()
  vi.advanceTimersByTime(1)
  expect(kept).toHaveBeenCalledTimes(1)
  expect(left).not.toHaveBeenCalled()
})
