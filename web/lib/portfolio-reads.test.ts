import { beforeEach, expect, it, vi } from 'vitest'
import { request } from './api.ts'
import { readEarly, readMetadata, readPortfolio } from './portfolio-reads.ts'

vi.mock('./api.ts', () => ({ request: vi.fn() }))
const call = vi.mocked(request)

beforeEach(() => {
  vi.useFakeTimers()
  vi.advanceTimersByTime(60_000)
  let calls = 0
  call.mockReset().mockImplementation(() => Promise.resolve((calls += 1)) as never)
})

it('the editor gets what was asked for before it was there, once', async () => {
  readEarly('p1')
  expect(call).toHaveBeenCalledTimes(2)
  expect(await readPortfolio('p1')).toBe(1)
  expect(await readMetadata('p1')).toBe(2)
  expect(await readPortfolio('p1')).toBe(3)
  expect(await readMetadata('p1')).toBe(4)
})

it('what is on its way is not asked for once more', async () => {
  readEarly('p1')
  readEarly('p1')
  expect(call).toHaveBeenCalledTimes(2)
  expect(await readPortfolio('p1')).toBe(1)
})

it('another portfolio, and one that was asked for long ago, is asked for', async () => {
  readEarly('p1')
  expect(await readPortfolio('p2')).toBe(3)
  vi.advanceTimersByTime(11_000)
  expect(await readPortfolio('p1')).toBe(4)
})

it('what failed is asked for again', async () => {
  call.mockRejectedValueOnce(new Error('nobody is signed in'))
  readEarly('p1')
  await vi.advanceTimersByTimeAsync(0)
  expect(await readPortfolio('p1')).toBe(2)
  expect(await readMetadata('p1')).toBe(3)
})
