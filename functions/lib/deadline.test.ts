import { expect, it } from 'vitest'
import { API_TIMEOUT_MS } from '@vitrine/common/api/errors'
import { deadlines } from './deadline.ts'

it('a call is answered before the browser gives up', () => {
  expect(deadlines.call).toBeLessThan(API_TIMEOUT_MS)
})
