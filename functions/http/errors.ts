import type { ErrorRequestHandler } from 'express'
import { errorMessages, type ErrorBody } from '@vitrine/common/api/errors'
import { isOutage } from '../lib/outage.ts'
import { ApiError, unavailable } from './api-error.ts'
import { requestLog } from '../lib/log.ts'

/** Answers every error of the API as JSON with the request's id. What we did not throw on purpose is logged, not told. */
export const answerError: ErrorRequestHandler = (error, _req, res, next) => {
  const requestId = String(res.locals.requestId)
  const known = toApiError(error)
  if (known.status >= 500) requestLog(requestId).error('Request failed', error)
  if (res.headersSent) return next(error)
  const body: ErrorBody = { detail: { code: known.code, message: known.message, requestId, ...known.extra } }
  if (known.extra.retryAfter !== undefined) res.set('Retry-After', String(known.extra.retryAfter))
  if (known.status === 401) res.set('WWW-Authenticate', 'Bearer')
  res.status(known.status).json(body)
}

function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  if (isOutage(error)) return unavailable()
  return new ApiError('internal', errorMessages.internal)
}
