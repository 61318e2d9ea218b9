import { describe, expect, it } from 'vitest'
import { ownBlocking, type TraceEvent } from './own-blocking.ts'

const address = 'http://127.0.0.1:1/'

const event = (name: string, at: number, lasts = 0, computes = lasts, thread = 1): TraceEvent => ({
  name, ts: at * 1000, dur: lasts * 1000, tdur: computes * 1000, pid: 1, tid: thread, args: {},
})

const visit: TraceEvent = { ...event('navigationStart', 100), args: { data: { documentLoaderURL: address } } }

const there = [visit, event('RunTask', 110, 40), event('DocumentLoader::CommitNavigation', 111, 20)]

describe('what a page blocks by itself', () => {
  it('is what a task computes beyond 50 ms on a phone four times slower', () => {
    expect(ownBlocking([...there, event('RunTask', 160, 20)], address)).toBe(30)
    expect(ownBlocking([...there, event('RunTask', 160, 12)], address)).toBe(0)
  })

  it('is half of that where it lays out', () => {
    expect(ownBlocking([...there, event('RunTask', 160, 30), event('Layout', 165, 20)], address)).toBe(10)
  })

  it('is neither waiting for a processor, nor another thread, nor what comes before the page', () => {
    expect(ownBlocking([event('RunTask', 50, 90), ...there, event('RunTask', 160, 90, 5), event('RunTask', 160, 90, 90, 2)], address)).toBe(0)
  })

  it('is not known of a page that never came', () => {
    expect(() => ownBlocking([visit], address)).toThrow(address)
  })
})
