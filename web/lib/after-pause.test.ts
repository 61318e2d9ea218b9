import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { afterPause } from './after-pause.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('does it once, when nobody has asked for as long as it says', () => {
  const work = vi.fn()
  const { ask } = afterPause(100, work)
  for (let asked = 0; asked < 5; asked++) {
    ask()
    vi.advanceTimersByTime(60)
  }
  vi.advanceTimersByTime(39)
  expect(work).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(work).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1_000)
  expect(work).toHaveBeenCalledTimes(1)
})

it('does it again when it is asked again, also from within', () => {
  let times = 0
  const { ask } = afterPause(100, () => {
    if (++times === 1) ask()
  })
  ask()
  vi.advanceTimersByTime(200)
  expect(times).toBe(2)
  ask()
  vi.advanceTimersByTime(100)
  expect(times).toBe(3)
})

it('does nothing that was cancelled, until it is asked again', () => {
  const work = vi.fn()
  const { ask, cancel } = afterPause(100, work)
  ask()
  cancel()
  vi.advanceTimersByTime(1_000)
  expect(work).not.toHaveBeenCalled()
  ask()
  vi.advanceTimersByTime(100)
  expect(work).toHaveBeenCalledTimes(1)
})
