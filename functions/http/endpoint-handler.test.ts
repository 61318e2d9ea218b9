import type { Request } from 'firebase-functions/https'
import type { Response } from 'express'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { api, type EndpointName } from '@vitrine/common/api/index'
import type { Endpoint } from '@vitrine/common/api/endpoint'
import { requestLog } from '../lib/log.ts'
import { ApiError } from './api-error.ts'
import { authenticate } from './authenticate.ts'
import { runEndpoint } from './endpoint-handler.ts'

vi.mock('./authenticate.ts', () => ({ authenticate: vi.fn() }))

const all = (Object.keys(api) as EndpointName[]).map((name): [EndpointName, Endpoint] => [name, api[name]])

/** Money, deletion, what others get to see, everything at once, and where receipts go. */
const live: readonly EndpointName[] = [
  'publishPortfolio',
  'publishVersion',
  'setSchedule',
  'switchTemplate',
  'attachUsername',
  'verifyDomain',
  'createPrivateLink',
  'updatePrivateLink',
  'renewPrivateLink',
  'deletePortfolio',
  'restorePortfolio',
  'deleteAccount',
  'exportAccount',
  'syncEmail',
  'verifyPayment',
  'verifyPlan',
  'openBillingPortal',
  'getReceipt',
]

beforeEach(() => {
  vi.mocked(authenticate).mockReset().mockRejectedValue(new ApiError('unauthenticated', 'no'))
})

describe.each(all.filter(([, { access }]) => access !== 'public'))('%s', (name, endpoint) => {
  const asks = live.includes(name)
  it(asks ? 'asks whether the session is in force' : 'is content with a valid token', async () => {
    const request = { get: () => 'Bearer token', headers: {} } as unknown as Request
    await expect(
      runEndpoint(name, endpoint, () => Promise.resolve({}), request, {} as Response, requestLog('test')),
    ).rejects.toMatchObject({ status: 401 })
    expect(Boolean(vi.mocked(authenticate).mock.calls[0]?.[1])).toBe(asks)
  })
})

it('every one of them is an endpoint', () => {
  expect(live.filter((name) => (api[name] as Endpoint).access === 'public')).toEqual([])
})
