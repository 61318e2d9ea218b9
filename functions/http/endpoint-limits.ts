import type { EndpointName } from '@vitrine/common/api/index'
import type { Request } from 'firebase-functions/https'
import { RateLimiter, type Limit } from '../lib/flood-limit.ts'
import { tooMany } from './api-error.ts'
import type { Account } from './authenticate.ts'
import { forwardedSender } from './sender.ts'

const MINUTE_MS = 60_000

interface EndpointLimit extends Limit {
  /**
   * Who is counted: the account, which a valid token names, or the network that Hosting was called from. Whoever calls the
   * function past Hosting can make that up; what such a call could do too often is limited by something else as well.
   */
  by: 'account' | 'sender'
}

/**
 * How often what can be called without end may be called, on all instances together. Forms and visits, which count by page
 * too, have limits of their own (forms/receive.ts, analytics/limits.ts).
 */
export const endpointLimits: Partial<Record<EndpointName, EndpointLimit>> = {
  // A whole class signs up in one room; each account is served once, whatever is asked.
  provisionInitialCredits: { name: 'sign-up-credits', by: 'sender', windowMs: 10 * MINUTE_MS, max: 60, block: 5 },
  sendWelcomeEmail: { name: 'sign-up-mail', by: 'sender', windowMs: 10 * MINUTE_MS, max: 60, block: 5 },
  initializeUser: { name: 'sign-up', by: 'account', windowMs: MINUTE_MS, max: 30, block: 5 },
  getSettings: { name: 'settings', by: 'account', windowMs: MINUTE_MS, max: 60, block: 10 },
  // The widget asks while somebody types; nobody needs to read the list of names through it.
  checkUsername: { name: 'username-checks', by: 'sender', windowMs: MINUTE_MS, max: 120, block: 20 },
  // A full download of the largest account asks for some hundreds of pages.
  exportAccount: { name: 'exports', by: 'account', windowMs: 60 * MINUTE_MS, max: 3_000, block: 100 },
  // A gallery of hundreds of pictures is dropped in at once; each permission lists what is stored.
  signUpload: { name: 'uploads', by: 'account', windowMs: 10 * MINUTE_MS, max: 600, block: 30 },
}

const limiter = new RateLimiter()

/** @throws ApiError rate-limited */
export async function limitEndpoint(
  name: EndpointName,
  account: Account | null,
  request: Request,
  now: number,
): Promise<void> {
  const limit = endpointLimits[name]
  if (!limit) return
  const key = limit.by === 'account' ? (account?.uid ?? null) : forwardedSender(request)
  // On a developer's machine nothing says who calls.
  if (key === null) return
  if (!(await limiter.allows(limit, key, now))) throw tooMany(limit, now)
}
