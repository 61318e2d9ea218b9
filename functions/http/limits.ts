import { endpointLimits } from '@vitrine/common/api/limits'
import type { EndpointName } from '@vitrine/common/api/index'
import type { Request } from 'firebase-functions/https'
import { limiter } from '../lib/limiter.ts'
import { tooMany } from './api-error.ts'
import type { Account } from './authenticate.ts'
import { forwardedSender } from './sender.ts'

/** Counts a call towards the limits that the contract sets. @throws ApiError rate-limited */
export async function limitEndpoint(
  name: EndpointName,
  account: Account | null,
  request: Pick<Request, 'headers'>,
  now: number,
): Promise<void> {
  for (const limit of endpointLimits[name]) {
    const key = limit.by === 'account' ? (account?.uid ?? null) : forwardedSender(request)
    // On a developer's machine nothing says who calls.
    if (key !== null && !(await limiter.allows(limit, key, now))) throw tooMany(limit, now)
  }
}
