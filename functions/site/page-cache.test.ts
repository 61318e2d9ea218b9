import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { DeadlineExceeded, deadlines, withDeadline } from '../lib/deadline.ts'
import type { Answer } from './answer.ts'
import { pageCache } from './page-cache.ts'

const page = (body = 'page'): Answer => ({ status: 200, headers: {}, body })

/** What finds an answer when it is told to, and counts how often it was asked. */
function finder(answers: (() => Answer)[]) {
  const waiting: (() => void)[] = []
  let asked = 0
  const find = async () => {
    const answer = answers[asked++] ?? page
    await new Promise<void>((resolve) => waiting.push(resolve))
    return answer()
  }
  return { find, asked: () => asked, goOn: () => waiting.splice(0).forEach((resolve) => resolve()) }
}

/** Lets everything run that waits for nothing. */
const turn = () => new Promise((resolve) => setImmediate(resolve))

describe('a page that many ask for at once', () => {
  it('is found once, and then is there', async () => {
    const { find, asked, goOn } = finder([])
    const answers = ['a', 'b', 'c'].map(() => pageCache.load('/once', find))
    await turn()
    expect(pageCache.get('/once')).toBeUndefined()
    goOn()
    expect((await Promise.all(answers)).map(({ body }) => body)).toEqual(['page', 'page', 'page'])
    expect(asked()).toBe(1)
    expect(pageCache.get('/once')?.body).toBe('page')
  })

  it('is looked up again by each of them where there is none', async () => {
    const missing = (): Answer => ({ status: 404, headers: {} })
    const { find, asked, goOn } = finder([missing, page])
    const answers = ['a', 'b'].map(() => pageCache.load('/missing', find))
    await turn()
    goOn()
    expect((await answers[0])?.status).toBe(404)
    await turn()
    expect(asked()).toBe(2)
    goOn()
    expect((await answers[1])?.status).toBe(200)
    expect(pageCache.get('/missing')).toBeUndefined()
  })

  it('fails only for the request that failed', async () => {
    const failing = (): Answer => {
      throw new Error('unavailable')
    }
    const { find, goOn } = finder([failing, page])
    const answers = Promise.allSettled(['a', 'b'].map(() => pageCache.load('/failed', find)))
    await turn()
    goOn()
    await turn()
    goOn()
    expect((await answers).map(({ status }) => status)).toEqual(['rejected', 'fulfilled'])
  })
})

it('a very large page is found again each time', async () => {
  let asked = 0
  const find = () => Promise.resolve(page(`${++asked} ${'x'.repeat(200_000)}`))
  await pageCache.load('/large', find)
  expect(pageCache.get('/large')).toBeUndefined()
  expect(String((await pageCache.load('/large', find)).body)).toMatch(/^2 /)
})

it('lets nobody wait for a find that hangs longer than the request that began it may', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const hanging = withDeadline('page', () => pageCache.load('/hanging', () => new Promise<Answer>(() => undefined)))
  const failed = expect(hanging).rejects.toThrow(DeadlineExceeded)
  await vi.advanceTimersByTimeAsync(deadlines.page)
  await failed
  expect((await withDeadline('page', () => pageCache.load('/hanging', () => Promise.resolve(page('back'))))).body).toBe(
    'back',
  )
})
