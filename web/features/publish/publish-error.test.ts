import { describe, expect, it } from 'vitest'
import { ApiError } from '../../lib/api-error.ts'
import { obstacleOf, PUBLISH_FAILED } from './publish-error.ts'

describe('what stands in the way of publishing', () => {
  it.each([
    [new ApiError(402, 'payment-required', 'Pay'), { kind: 'payment' }],
    [new ApiError(400, 'unknown', 'No Payment yet'), { kind: 'payment' }],
    [new ApiError(409, 'username-required', 'Choose one'), { kind: 'username' }],
    [new ApiError(409, 'unknown', 'A username is missing'), { kind: 'username' }],
    [new ApiError(403, 'unverified', 'Verify first'), { kind: 'unverified', message: 'Verify first' }],
    [
      new ApiError(0, 'network', 'Network error or server unavailable'),
      { kind: 'failed', message: 'Network error or server unavailable' },
    ],
    [new Error(), { kind: 'failed', message: PUBLISH_FAILED }],
  ])('%o', (error, obstacle) => {
    expect(obstacleOf(error)).toEqual(obstacle)
  })

  it('lists what the server found in the content', () => {
    const error = new ApiError(422, 'invalid-content', 'No', {
      issues: [{ path: 'hero.name', message: 'Name is required' }],
    })
    expect(obstacleOf(error)).toEqual({
      kind: 'failed',
      message: 'Please fix these issues before publishing:\n• Name is required',
    })
  })
})
