import { errorMessages, errorStatus, type ErrorCode, type ErrorDetail } from '@vitrine/common/api/errors'
import { secondsLeft } from '../lib/time-window.ts'

type Extra = Pick<ErrorDetail, 'issues' | 'revision' | 'retryAfter'>

/** A refusal that the caller is told about. Anything else that is thrown becomes a plain 500. */
export class ApiError extends Error {
  readonly code: ErrorCode
  readonly status: number
  readonly extra: Extra

  constructor(code: ErrorCode, message: string, extra: Extra = {}) {
    super(message)
    this.name = 'ApiError'
    this.code = code
    this.status = errorStatus[code]
    this.extra = extra
  }
}

/** What a full limit answers: when it counts from nothing again. */
export const tooMany = (
  limit: { windowMs: number },
  now: number,
  message = 'Too many requests at once. Please try again in a moment.',
) => new ApiError('rate-limited', message, { retryAfter: secondsLeft(limit, now) })

/** In how many seconds it is worth asking again what could not be answered just now. */
export const RETRY_AFTER_SECONDS = 5

export const unavailable = (
  message: string = errorMessages.unavailable,
  code: 'unavailable' | 'dns-unavailable' | 'payment-unavailable' = 'unavailable',
) => new ApiError(code, message, { retryAfter: RETRY_AFTER_SECONDS })

export const notFound = (what: string) => new ApiError('not-found', `${what} not found`)
