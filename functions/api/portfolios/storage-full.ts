import { ACCOUNT_UPLOADS_MAX_BYTES, ACCOUNT_UPLOADS_MAX_FILES, UPLOAD_PERMISSION_MS } from '@vitrine/common/limits'
import { ApiError } from '../../http/api-error.ts'
import type { Full } from '../../lib/storage-ledger.ts'

const messages: Record<Full, string> = {
  bytes: `Your pictures take up all of your ${ACCOUNT_UPLOADS_MAX_BYTES / 1024 / 1024} MB. Delete the files of pictures you no longer use, and try again.`,
  files: `You have ${ACCOUNT_UPLOADS_MAX_FILES} pictures, which is as many as an account can hold. Delete the files of pictures you no longer use, and try again.`,
  open: 'Too many uploads were started at once. Please try again in 15 minutes.',
}

/** What an account is told that has no room for a picture. */
export const storageFull = (full: Full): ApiError =>
  full === 'open'
    ? new ApiError('rate-limited', messages.open, { retryAfter: UPLOAD_PERMISSION_MS / 1000 })
    : new ApiError('storage-full', messages[full])
