/** The answers of Firestore (gRPC status codes) that are no failure to whoever expects them. */
const codes = { 'invalid-argument': 3, 'not-found': 5, 'already-exists': 6, 'failed-precondition': 9 } as const

/** Whether a write was refused with this answer. */
export function wasRefused(error: unknown, answer: keyof typeof codes): boolean {
  return error instanceof Error && 'code' in error && error.code === codes[answer]
}
