import { expect, it, vi } from 'vitest'
import { deadline, deadlines, DeadlineExceeded, withDeadline } from './deadline.ts'
import { inTurn } from './turns.ts'

/** Work that takes until it is told to end, and writes down when it begins and ends. */
function recorder() {
  const log: string[] = []
  const ends = new Map<string, () => void>()
  const work = (name: string) => async () => {
    log.push(`${name} begins`)
    await new Promise<void>((resolve) => ends.set(name, resolve))
    log.push(`${name} ends`)
    return name
  }
  return { log, work, end: (name: string) => ends.get(name)?.() }
}

/** Long enough for everything that waits for nothing but promises. */
const settled = () => new Promise((resolve) => setImmediate(resolve))

it('what has one key is done one after the other, and something else beside it', async () => {
  const { log, work, end } = recorder()
  const all = [inTurn('ada', work('a')), inTurn('ada', work('b')), inTurn('ben', work('c'))]
  await settled()
  expect(log).toEqual(['a begins', 'c begins'])
  end('a')
  await settled()
  expect(log.slice(2)).toEqual(['a ends', 'b begins'])
  end('b')
  end('c')
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c'])
})

it('who comes after a failure has their turn', async () => {
  const failing = inTurn('ada', () => Promise.reject(new Error('The first')))
  const next = inTurn('ada', () => Promise.resolve('done'))
  await expect(failing).rejects.toThrow('The first')
  expect(await next).toBe('done')
})

it('each has its own deadline', async () => {
  const ends = await Promise.all([
    withDeadline('page', () => inTurn('ada', () => Promise.resolve(deadline()))),
    withDeadline('picture', () => inTurn('ada', () => Promise.resolve(deadline()))),
    inTurn('ada', () => Promise.resolve(deadline())),
  ])
  expect(ends[1]).toBeGreaterThan(ends[0] ?? Infinity)
  expect(ends[2]).toBeUndefined()
})

it('a turn that hangs is over with its deadline', async () => {
  vi.useFakeTimers()
  try {
    const hanging = withDeadline('page', () => inTurn('ada', () => new Promise<never>(() => undefined)))
    const next = inTurn('ada', () => Promise.resolve('done'))
    const failed = expect(hanging).rejects.toBeInstanceOf(DeadlineExceeded)
    await vi.advanceTimersByTimeAsync(deadlines.page)
    await failed
    expect(await next).toBe('done')
  } finally {
    vi.useRealTimers()
  }
})
