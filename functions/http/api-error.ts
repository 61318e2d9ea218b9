import { errorMessages, errorStatus, type ErrorCode, type ErrorDetail } from '@vitrine/common/api/errors'

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
export function tooMany({ windowMs }: { windowMs: number }, now: number, message?: string): ApiError {
  const seconds = Math.ceil((windowMs - (now % windowMs)) / 1000)
  return new ApiError('rate-limited', message ?? `That was very often. Please try again ${inWords(seconds)}.`, {
    retryAfter: seconds,
  })
}

function inWords(seconds: number): string {
  const { minutes, hours } = waitOf(seconds)
  if (minutes === 1) return 'in a minute'
  return hours === null ? `in ${minutes} minutes` : `in ${hours} hours`
}

/** A time to wait as it is told: in minutes, or in hours where that would be too exact. */
export function waitOf(seconds: number): { minutes: number; hours: number | null } {
  const minutes = Math.ceil(seconds / 60)
  return { minutes, hours: minutes < 100 ? null : Math.round(seconds / 3600) }
}

/** In how many seconds it is worth asking again what could not be answered just now. */
export const RETRY_AFTER_SECONDS = 5

export const unavailable = (
  message: string = errorMessages.unavailable,
  code: 'unavailable' | 'dns-unavailable' | 'hosting-unavailable' | 'payment-unavailable' = 'unavailable',
) => new ApiError(code, message, { retryAfter: RETRY_AFTER_SECONDS })

export const notFound = (what: string) => new ApiError('not-found', `${what} not found`)
