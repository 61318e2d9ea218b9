import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { USERNAME_CHECK_DEBOUNCE_MS, usernameMessages } from '@vitrine/common/username'
import { createAvailabilityCheck, type Availability } from './availability.ts'

type Answer = { available: boolean; message: string }

function open(current: string | null = null) {
  const seen: Availability[] = []
  const asked: { name: string; signal: AbortSignal; answer: (answer: Answer) => void; fail: () => void }[] = []
  const check = createAvailabilityCheck({
    current,
    report: (availability) => void seen.push(availability),
    check: (name, signal) =>
      new Promise((resolve, reject) =>
        asked.push({ name, signal, answer: resolve, fail: () => reject(new Error('no')) }),
      ),
  })
  return { check, asked, seen, last: () => seen.at(-1) }
}

const pause = () => vi.advanceTimersByTimeAsync(USERNAME_CHECK_DEBOUNCE_MS)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('the availability check', () => {
  it('asks once, half a second after typing stopped', async () => {
    const { check, asked, last } = open()
    check.input('ada')
    await vi.advanceTimersByTimeAsync(USERNAME_CHECK_DEBOUNCE_MS - 1)
    check.input('ada-l')
    await vi.advanceTimersByTimeAsync(USERNAME_CHECK_DEBOUNCE_MS - 1)
    expect(asked).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(asked.map(({ name }) => name)).toEqual(['ada-l'])
    expect(last()).toEqual({ state: 'checking' })
  })

  it.each(['', 'ada-now'])('does not ask about %o', async (name) => {
    const { check, asked, last } = open('ada-now')
    check.input(name)
    await pause()
    expect(asked).toEqual([])
    expect(last()).toEqual({ state: 'unknown' })
  })

  it('does not bother the server with a name that breaks a rule', async () => {
    const { check, asked, last } = open()
    check.input('ab')
    await pause()
    expect(asked).toEqual([])
    expect(last()).toEqual({ state: 'unavailable', message: usernameMessages.tooShort })
  })

  it.each([
    [
      { available: true, message: '' },
      { state: 'available', message: usernameMessages.available },
    ],
    [
      { available: false, message: '' },
      { state: 'unavailable', message: usernameMessages.taken },
    ],
    [
      { available: false, message: usernameMessages.reserved },
      { state: 'unavailable', message: usernameMessages.reserved },
    ],
  ])('reports the answer %o', async (answer, reported) => {
    const { check, asked, last } = open()
    check.input('ada')
    await pause()
    asked[0]?.answer(answer)
    await vi.advanceTimersByTimeAsync(0)
    expect(last()).toEqual(reported)
  })

  it('drops answers that come late or out of order', async () => {
    const { check, asked, seen, last } = open()
    check.input('taken')
    await pause()
    check.input('free-name')
    await pause()
    expect(asked[0]?.signal.aborted).toBe(true)
    asked[1]?.answer({ available: true, message: '' })
    asked[0]?.answer({ available: false, message: '' })
    await vi.advanceTimersByTimeAsync(0)
    expect(last()).toEqual({ state: 'available', message: usernameMessages.available })
    expect(seen.filter(({ state }) => state === 'unavailable')).toEqual([])
  })

  it('says that it could not ask, and asks again', async () => {
    const { check, asked, last } = open()
    check.input('ada')
    await pause()
    asked[0]?.fail()
    await vi.advanceTimersByTimeAsync(0)
    expect(last()).toEqual({ state: 'unknown', failure: usernameMessages.checkFailed })
    check.again('ada')
    expect(last()).toEqual({ state: 'checking' })
    asked[1]?.answer({ available: true, message: '' })
    await vi.advanceTimersByTimeAsync(0)
    expect(last()).toEqual({ state: 'available', message: usernameMessages.available })
  })

  it('reports nothing after it was called off', async () => {
    const { check, asked, last } = open()
    check.input('ada')
    await pause()
    check.cancel()
    asked[0]?.answer({ available: true, message: '' })
    await vi.advanceTimersByTimeAsync(0)
    expect(last()).toEqual({ state: 'checking' })
  })
})
