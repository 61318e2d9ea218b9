import { errorMessages, type ErrorDetail } from '@vitrine/common/api/errors'
import { heard } from './words/say.ts'

/** Thrown by a failed call. `status` 0: no response. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  /** The server's code (common/api/errors.ts), or 'network', 'unauthenticated' or 'unknown'. */
  readonly code: string
  readonly detail: Partial<ErrorDetail>

  constructor(status: number, code: string, message: string, detail: Partial<ErrorDetail> = {}) {
    super(message)
    this.status = status
    this.code = code
    this.detail = detail
  }
}

/** The error of a response. */
export function apiErrorFrom(status: number, body: string): ApiError {
  const parsed = parseJson(body)
  const detail = record(record(parsed)?.detail) ?? {}
  const code = text(detail.code) ?? 'unknown'
  return new ApiError(status, code, errorMessage(status, body), detail)
}

/** The message of a response, by the specification (document 1, section 8; document 2, section 8). */
export function errorMessage(status: number, body: string): string {
  const answer = record(parseJson(body))
  const detail = answer?.detail
  if (status === 402) return text(record(detail)?.message) ?? text(answer?.message) ?? errorMessages.payment
  if (detail) return text(detail) ?? text(record(detail)?.message) ?? JSON.stringify(detail)
  return (
    text(answer?.message) ??
    text(answer?.error) ??
    text(record(answer?.error)?.message) ??
    (body.trim() === '' || isMarkup(body) ? `HTTP ${status}` : body)
  )
}

/** What an error says, in the language of the app. */
export const messageOf = (error: unknown, fallback: string): string =>
  heard(error instanceof Error && error.message ? error.message : fallback)

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

/** An HTML error page of a proxy: its source is no message. */
const isMarkup = (body: string) => /^\s*</.test(body)

const record = (value: unknown): Record<string, unknown> | undefined =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined

const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)
