import { DeadlineExceeded } from './deadline.ts'

/**
 * Answers of gRPC that may be another one in a moment: deadline exceeded, resource exhausted, aborted (others were at the
 * same document for too long), internal (the connection broke in the middle), unavailable.
 */
const grpcCodes = new Set<unknown>([4, 8, 10, 13, 14])
const httpCodes = new Set<unknown>([408, 429, 500, 502, 503, 504])
const networkCodes = new Set<unknown>([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ESOCKETTIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ERR_SOCKET_CLOSED',
  // The Admin SDK's names for the same.
  'app/network-error',
  'app/network-timeout',
])

/** Whether an error says that a service which we need (Firestore, Storage, Auth) is out of reach, and not that something is wrong. */
export function isOutage(error: unknown): boolean {
  if (error instanceof DeadlineExceeded) return true
  if (!(error instanceof Error)) return false
  const { code, type } = error as { code?: unknown; type?: unknown }
  return (
    grpcCodes.has(code) ||
    httpCodes.has(code) ||
    networkCodes.has(code) ||
    type === 'request-timeout' ||
    isOutage(error.cause)
  )
}
