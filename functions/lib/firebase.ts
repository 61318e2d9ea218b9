import { getApps, initializeApp } from 'firebase-admin/app'
import { getFirestore, type Firestore } from 'firebase-admin/firestore'
import { deadline } from './deadline.ts'

/** The one app: where an event of Firestore came first, firebase-functions has made it, and it is not the default one. */
export const app = getApps()[0] ?? initializeApp()

let firestore: Firestore | undefined

/** A call as @grpc/grpc-js hands it over before it is sent (`callInvocationTransformer`). */
interface OutgoingCall {
  methodDefinition: { path: string }
  callOptions: { deadline?: Date | number }
  /** Gets the answer of a call that has one; streams have none. */
  callback?: (error: ServiceError | null, answer?: unknown) => void
}

interface ServiceError extends Error {
  code?: number
  details?: string
}

/** Gives back what a transaction has locked. Where that is not said, Firestore keeps it from all others for a minute. */
const ROLLBACK = '/google.firestore.v1.Firestore/Rollback'

/**
 * By itself the client library waits for an answer for one to five minutes, and tries again for up to ten
 * (@google-cloud/firestore-api, firestore_client_config.json). Here no call outlives what it is made for,
 * but the one that tidies up after it.
 */
function endInTime<Call extends OutgoingCall>(call: Call): Call {
  const end = deadline()
  if (end === undefined || call.methodDefinition.path === ROLLBACK) return call
  const own = Number(call.callOptions.deadline ?? Infinity)
  return { ...call, callOptions: { ...call.callOptions, deadline: Math.min(own, end) } }
}

/**
 * What cannot be encoded as UTF-8 the service refuses as an invalid argument. The emulator falls over it and says “unknown”,
 * which the client library takes for a failure that may pass and tries again, for ten seconds in a transaction.
 */
function namePermanentErrors<Call extends OutgoingCall>(call: Call): Call {
  const { callback } = call
  if (!callback) return call
  return {
    ...call,
    callback: (error, answer) => {
      if (error?.details === 'Application error processing RPC') error.code = INVALID_ARGUMENT
      callback(error, answer)
    },
  }
}

/** Of gRPC. */
const INVALID_ARGUMENT = 3

export function db(): Firestore {
  if (!firestore) {
    firestore = getFirestore(app)
    firestore.settings({
      ignoreUndefinedProperties: true,
      'grpc.callInvocationTransformer': (call: OutgoingCall) => namePermanentErrors(endInTime(call)),
      // After an outage gRPC lets up to two minutes pass until it looks whether the server is there again.
      'grpc.max_reconnect_backoff_ms': 2_000,
      // A connection that has died silently is noticed while somebody waits for it, not when the system gives it up after 15 minutes.
      'grpc.keepalive_time_ms': 30_000,
      'grpc.keepalive_timeout_ms': 5_000,
    })
  }
  return firestore
}
