import { beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetKept, keep, kept, keptOwner } from './kept.ts'

let full = false

function storage() {
  const stored: Record<string, string> = {}
  return Object.defineProperties(stored, {
    getItem: { value: (key: string) => stored[key] ?? null },
    setItem: {
      value: (key: string, value: string) => {
        if (full) throw new DOMException('full', 'QuotaExceededError')
        stored[key] = value
      },
    },
    removeItem: { value: (key: string) => delete stored[key] },
  })
}

let lasting = storage()
let untilClosed = storage()

beforeEach(() => {
  full = false
  vi.stubGlobal('localStorage', (lasting = storage()))
  vi.stubGlobal('sessionStorage', (untilClosed = storage()))
})

describe('what is kept for the signed-in account', () => {
  it('is given back, part by part', () => {
    keep('ada', 'profile', { name: 'Ada' })
    keep('ada', 'portfolios', [1])
    expect(keptOwner()).toBe('ada')
    expect(kept('ada', 'profile')).toEqual({ name: 'Ada' })
    expect(kept('ada', 'portfolios')).toEqual([1])
    expect(kept('ada', 'other')).toBeNull()
  })

  it('is no other account’s, and goes when another one signs in', () => {
    keep('ada', 'portfolios', [1])
    expect(kept('jonas', 'portfolios')).toBeNull()
    keep('jonas', 'profile', { name: 'Jonas' })
    expect(kept('ada', 'portfolios')).toBeNull()
    expect(kept('jonas', 'portfolios')).toBeNull()
  })

  it('is gone after signing out', () => {
    keep('ada', 'portfolios', [1])
    forgetKept()
    expect(keptOwner()).toBeNull()
    expect(lasting).toEqual({})
  })

  it('of a session that ends with its window ends with it, too', () => {
    untilClosed['firebase:authUser:key:[DEFAULT]'] = '{}'
    keep('ada', 'portfolios', [1])
    expect(kept('ada', 'portfolios')).toEqual([1])
    expect(lasting).toEqual({})
    forgetKept()
    expect(keptOwner()).toBeNull()
  })

  it('is nothing where storage holds something else, or has no room', () => {
    keep('ada', 'portfolios', [1])
    for (const text of ['{', '7', '{"uid":1}', '{"uid":"ada","parts":null}']) {
      for (const key of Object.keys(lasting)) lasting[key] = text
      expect(keptOwner()).toBeNull()
      expect(kept('ada', 'portfolios')).toBeNull()
    }
    full = true
    keep('ada', 'portfolios', [2])
    expect(kept('ada', 'portfolios')).toBeNull()
  })
})
