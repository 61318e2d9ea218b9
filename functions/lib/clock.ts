import type { Request } from 'firebase-functions/https'

/** What a request of a test says the time is, in milliseconds since 1970. */
export const CLOCK_HEADER = 'x-vitrine-now'

/** The time of a request. Only against the Firestore emulator can it say so itself, which is how tests let days pass. */
export function timeOf(request: Request): number {
  const told = process.env.FIRESTORE_EMULATOR_HOST ? Number(request.get(CLOCK_HEADER) ?? '') : 0
  return told > 0 ? told : Date.now()
}
