import { describe, expect, it } from 'vitest'
import { ApiError } from '../../lib/api-error.ts'
import { LOAD_FAILED, loadFailure } from './load-failure.ts'
import { shareOf } from './share.ts'
import { welcomeName } from './welcome-name.ts'

describe('sharing', () => {
  it.each([
    [
      { status: 'published', username: 'ada' },
      { outcome: 'copy', address: 'https://vitrine.example/ada' },
    ],
    [{ status: 'draft', username: 'ada' }, { outcome: 'publish-first' }],
    [{ status: 'draft', username: null }, { outcome: 'username' }],
    [{ status: 'published', username: null }, { outcome: 'username' }],
  ] as const)('%o', (portfolio, share) => {
    expect(shareOf(portfolio, 'https://vitrine.example')).toEqual(share)
  })
})

describe('the welcome line', () => {
  it.each([
    ['Ada', 'A. L.', 'Ada'],
    ['', 'A. L.', 'A. L.'],
    [undefined, 'A. L.', 'A. L.'],
    ['  ', null, 'Creator'],
    [undefined, undefined, 'Creator'],
  ])('name %o, display name %o: %s', (name, displayName, welcomed) => {
    expect(welcomeName(name, displayName)).toBe(welcomed)
  })
})

describe('a failed load', () => {
  it('names the reason, where there is one', () => {
    expect(loadFailure(new ApiError(0, 'network', 'Network error or server unavailable'))).toBe(
      'Failed to load data: Network error or server unavailable',
    )
    expect(loadFailure(null)).toBe(LOAD_FAILED)
  })
})
