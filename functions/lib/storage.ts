import type { IdempotencyStrategy } from '@google-cloud/storage'
import { getStorage } from 'firebase-admin/storage'
import { bucketName } from './env.ts'
import { app } from './firebase.ts'

/** By itself the client library waits a minute for each answer, and tries again for ten. */
const ANSWER_WITHIN_MS = 8_000
const RETRIES = 3
/** Longer than the answers and pauses of all attempts: where this runs out between two of them, the library never calls back. */
const RETRIES_WITHIN_SECONDS = 60
/**
 * By itself it tries again only what names a generation. Whatever this project writes may be written twice: the same
 * bytes, the same mark, or gone. The name of the strategy is a value of a library that loads when it is first needed.
 */
const RETRY_ALWAYS: IdempotencyStrategy.RetryAlways = 0

let opened: ReturnType<typeof open> | undefined

export const bucket = () => (opened ??= open())

function open() {
  const opening = getStorage(app).bucket(bucketName())
  const { storage } = opening
  storage.timeout = ANSWER_WITHIN_MS
  storage.retryOptions.totalTimeout = RETRIES_WITHIN_SECONDS
  storage.retryOptions.idempotencyStrategy = RETRY_ALWAYS
  // Calls of the client overwrite each other's `retryOptions.autoRetry`, so each request names its own number.
  // One with a body that is read only once would be sent without it, and wait for ever: what writes a file begins anew.
  storage.interceptors.push({
    request: (options) => ({ uri: '', ...options, maxRetries: isUpload(options) ? 0 : RETRIES }),
  })
  return opening
}

const isUpload = (options: object) =>
  'uri' in options && typeof options.uri === 'string' && options.uri.includes('/upload/')

/** Removes a file, if it still is of the generation that was looked at. One that is gone already is no failure. */
export async function removeFile(name: string, generation: number | string | undefined): Promise<void> {
  await bucket().file(name).delete({ ignoreNotFound: true, ifGenerationMatch: generation })
}

/**
 * Removes all files below a path. Those that are gone already are no failure: another run was here too, or the answer to an
 * earlier attempt was lost.
 * @throws AggregateError when some could not be removed; all others are
 */
export async function removeFolder(prefix: string): Promise<void> {
  const thrown: unknown = await bucket()
    .deleteFiles({ prefix, force: true })
    .then(
      () => [],
      (error: unknown) => error,
    )
  // The library throws a list where it goes on after failures, and an error where it could not list the files.
  if (!Array.isArray(thrown)) throw thrown
  const failures = thrown.filter((error: { code?: unknown }) => error.code !== 404)
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} files could not be removed`, { cause: failures[0] })
}
