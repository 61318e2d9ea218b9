import type { IdempotencyStrategy } from '@google-cloud/storage'
import { getStorage } from 'firebase-admin/storage'
import { bucketName } from './env.ts'
import { app } from './firebase.ts'

/** By itself the client library waits a minute for each answer, and tries again for ten. */
const ANSWER_WITHIN_MS = 8_000
const RETRIES_WITHIN_SECONDS = 20
/**
 * By itself it tries again only what names a generation. Whatever this project writes may be written twice: the same
 * bytes, the same mark, or gone. The name of the strategy is a value of a library that loads when it is first needed.
 */
const RETRY_ALWAYS: IdempotencyStrategy.RetryAlways = 0

let opened: ReturnType<typeof open> | undefined

export const bucket = () => (opened ??= open())

function open() {
  const opening = getStorage(app).bucket(bucketName())
  opening.storage.timeout = ANSWER_WITHIN_MS
  opening.storage.retryOptions.totalTimeout = RETRIES_WITHIN_SECONDS
  opening.storage.retryOptions.idempotencyStrategy = RETRY_ALWAYS
  return opening
}
