import { describe, expect, it } from 'vitest'
import { deadline, DeadlineExceeded, withDeadline, withoutDeadline } from './deadline.ts'
import { isOutage } from './outage.ts'

const withCode = (code: unknown) => Object.assign(new Error('no'), { code })

describe('isOutage', () => {
  it.each([4, 8, 10, 13, 14, 429, 503, 'ECONNREFUSED', 'ECONNRESET', 'app/network-error'])('%s is one', (code) => {
    expect(isOutage(withCode(code))).toBe(true)
    expect(isOutage(new Error('Stopped', { cause: withCode(code) }))).toBe(true)
  })

  it.each([3, 5, 6, 7, 9, 403, 404, 412, 'auth/user-not-found', undefined])('%s is none', (code) => {
    expect(isOutage(withCode(code))).toBe(false)
  })

  it('a deadline is one, and what is no error is none', () => {
    expect(isOutage(new DeadlineExceeded('late'))).toBe(true)
    expect([isOutage('ECONNREFUSED'), isOutage(null)]).toEqual([false, false])
  })
})

describe('a deadline', () => {
  it('holds for what is awaited on the way, and not for what goes on without it', async () => {
    const begin = Date.now()
    await withDeadline('call', async () => {
      await Promise.resolve()
      expect(deadline()).toBeGreaterThanOrEqual(begin + 12_000)
      expect(withoutDeadline(deadline)).toBeUndefined()
      await withDeadline('page', () => Promise.resolve(expect(deadline()).toBeLessThan(begin + 12_000)))
    })
    expect(deadline()).toBeUndefined()
  })
})
