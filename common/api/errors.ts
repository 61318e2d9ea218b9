import * as z from 'zod/mini'

/** Every error code of the API with its status. */
export const errorStatus = {
  'malformed-json': 400,
  'invalid-input': 400,
  unauthenticated: 401,
  'payment-required': 402,
  unverified: 403,
  forbidden: 403,
  'recent-login-required': 403,
  'account-closed': 403,
  'unknown-client': 403,
  'pro-required': 403,
  'username-not-owned': 403,
  'not-found': 404,
  'method-not-allowed': 405,
  'username-taken': 409,
  'username-attached': 409,
  'username-required': 409,
  'username-limit': 409,
  'limit-reached': 409,
  'link-revoked': 409,
  'slug-taken': 409,
  'storage-full': 409,
  'template-unavailable': 409,
  'no-billing-account': 409,
  'revision-conflict': 412,
  'too-large': 413,
  'unsupported-media-type': 415,
  'invalid-content': 422,
  'invalid-patch': 422,
  'rate-limited': 429,
  internal: 500,
  unavailable: 503,
  'dns-unavailable': 503,
  'hosting-unavailable': 503,
  'payment-unavailable': 503,
} as const
export type ErrorCode = keyof typeof errorStatus

export const errorMessages = {
  authentication: 'Authentication failed',
  unknownClient: 'This call did not come from our app. Please reload the page and try again.',
  network: 'Network error or server unavailable',
  payment: 'Payment required to publish this portfolio',
  internal: 'Something went wrong on our side. Please try again.',
  unavailable: 'We cannot reach our own services just now. Please try again in a moment.',
} as const

/** The body of every error response. */
const errorBodySchema = z.object({
  detail: z.object({
    code: z.string(),
    message: z.string(),
    requestId: z.string(),
    /** Failing paths of the input, or what is missing for publishing. */
    issues: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
    /** With `revision-conflict`: the current revision. */
    revision: z.optional(z.number()),
    /** With `rate-limited` and unavailable services: seconds until a retry, as in Retry-After. */
    retryAfter: z.optional(z.number()),
  }),
})
export type ErrorBody = z.infer<typeof errorBodySchema>
export type ErrorDetail = ErrorBody['detail']

/** Default timeout of a call, in milliseconds (specification 2, section 9). */
export const API_TIMEOUT_MS = 20_000
