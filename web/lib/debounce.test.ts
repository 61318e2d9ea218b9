import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { debounce } from './debounce.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('runs once, after the last of several calls', () => {
  const work = vi.fn()
  const call = debounce(100, work)
  for (let calls = 0; calls < 5; calls++) {
    call()
    vi.advanceTimersByTime(60)
  }
  vi.advanceTimersByTime(39)
  expect(work).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(work).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1_000)
  expect(work).toHaveBeenCalledTimes(1)
})

it('does not run after cancel, until it is called again', () => {
  const work = vi.fn()
  const call = debounce(100, work)
  call()
  call.cancel()
  vi.advanceTimersByTime(1_000)
  expect(work).not.toHaveBeenCalled()
  call()
  vi.advanceTimersByTime(100)
  expect(work).toHaveBeenCalledTimes(1)
})
