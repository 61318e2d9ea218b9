import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { UserProfile } from '@vitrine/common/profile'
import { forgetKept, keep, kept, keptOwner } from './kept.ts'

const profile = { name: 'Ada' } as UserProfile
const portfolios = { portfolios: [], nextCursor: null, totals: { portfolios: 0, views: 0, templates: 0, deleted: 0 } }
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
    removeItem: { value: (key: string) => Reflect.deleteProperty(stored, key) },
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
    keep('ada', 'profile', profile)
    keep('ada', 'portfolios', portfolios)
    expect(keptOwner()).toBe('ada')
    expect(kept('ada', 'profile')).toEqual(profile)
    expect(kept('ada', 'portfolios')).toEqual(portfolios)
  })

  it('is no other account’s, and goes when another one signs in', () => {
    keep('ada', 'portfolios', portfolios)
    expect(kept('jonas', 'portfolios')).toBeNull()
    keep('jonas', 'profile', profile)
    expect(kept('ada', 'portfolios')).toBeNull()
    expect(kept('jonas', 'portfolios')).toBeNull()
  })

  it('is gone after signing out', () => {
    keep('ada', 'portfolios', portfolios)
    forgetKept()
    expect(keptOwner()).toBeNull()
    expect(lasting).toEqual({})
  })

  it('of a session that ends with its window ends with it, too', () => {
    untilClosed['firebase:authUser:key:[DEFAULT]'] = '{}'
    keep('ada', 'portfolios', portfolios)
    expect(kept('ada', 'portfolios')).toEqual(portfolios)
    expect(lasting).toEqual({})
    forgetKept()
    expect(keptOwner()).toBeNull()
  })

  it('is nothing where storage holds something else, or has no room', () => {
    keep('ada', 'portfolios', portfolios)
    for (const text of ['{', '7', '{"uid":1}', '{"uid":"ada","parts":null}']) {
      for (const key of Object.keys(lasting)) lasting[key] = text
      expect(keptOwner()).toBeNull()
      expect(kept('ada', 'portfolios')).toBeNull()
    }
    full = true
    keep('ada', 'portfolios', portfolios)
    expect(kept('ada', 'portfolios')).toBeNull()
  })
})
