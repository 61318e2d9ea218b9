import { getStorage } from 'firebase-admin/storage'
import { bucketName } from './env.ts'
import { app } from './firebase.ts'

/** By itself the client library waits a minute for each answer, and tries again for ten. */
const ANSWER_WITHIN_MS = 8_000
const RETRIES_WITHIN_SECONDS = 20

let opened: ReturnType<typeof open> | undefined

export const bucket = () => (opened ??= open())

function open() {
  const opening = getStorage(app).bucket(bucketName())
  opening.storage.timeout = ANSWER_WITHIN_MS
  opening.storage.retryOptions.totalTimeout = RETRIES_WITHIN_SECONDS
  return opening
}
