import { describe, expect, it } from 'vitest'
import { usernameMessages } from '@vitrine/common/username'
import { ApiError } from '../../lib/api-error.ts'
import { claimFailure, isAttachedElsewhere, moveFailure, releaseFailure } from './claim.ts'

const error = (status: number, code: string, message = '') => new ApiError(status, code, message)

describe('what a refused name says', () => {
  it.each([
    [error(409, 'username-taken'), usernameMessages.takenByOther],
    [error(409, 'username-limit', usernameMessages.limit), usernameMessages.limit],
    [error(400, 'invalid-input', usernameMessages.reserved), usernameMessages.reserved],
    [error(500, 'internal', 'Oops'), usernameMessages.claimFailed],
    [new Error('broken'), usernameMessages.claimFailed],
  ])('%s', (failure, message) => {
    expect(claimFailure(failure)).toBe(message)
  })

  it('says so when the server could not be reached', () => {
    expect(claimFailure(error(0, 'network', 'Network error or server unavailable'))).toContain(
      'Network error or server unavailable',
    )
  })

  it.each([
    [error(403, 'username-not-owned'), usernameMessages.moveUnable],
    [error(500, 'internal'), usernameMessages.moveFailed],
  ])('when it cannot be moved: %s', (failure, message) => expect(moveFailure(failure)).toBe(message))

  it.each([
    [error(403, 'username-not-owned', usernameMessages.notOwned), usernameMessages.notOwned],
    [error(409, 'username-attached', usernameMessages.stillUsed), usernameMessages.stillUsed],
    [error(409, 'username-limit', usernameMessages.releaseLimit), usernameMessages.releaseLimit],
    [error(500, 'internal', 'Oops'), usernameMessages.releaseFailed],
    [new Error('broken'), usernameMessages.releaseFailed],
  ])('when it cannot be released: %s', (failure, message) => expect(releaseFailure(failure)).toBe(message))

  it('knows a name that is on another portfolio by its code or its words', () => {
    expect(isAttachedElsewhere(error(409, 'username-attached'))).toBe(true)
    expect(isAttachedElsewhere(error(409, 'unknown', usernameMessages.attachedElsewhere))).toBe(true)
    expect(isAttachedElsewhere(error(403, 'username-not-owned'))).toBe(false)
  })
})
