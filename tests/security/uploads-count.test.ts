import { Timestamp } from 'firebase-admin/firestore'
import { expect, it, vi } from 'vitest'
import type * as limits from '@vitrine/common/limits'
import { signUpload } from '../../functions/api/portfolios/sign-upload.ts'
import { ApiError } from '../../functions/http/api-error.ts'

// Thousands of files would take minutes to make.
vi.mock('@vitrine/common/limits', async (original) => ({ ...(await original<typeof limits>()), ACCOUNT_UPLOADS_MAX_FILES: 5 }))

it('an account holds a number of files, also when twenty tabs ask at once', async () => {
  const uid = `counted-${process.pid}-${Date.now()}`
  const account = { uid, email: 'ada@example.com', emailVerified: true, authTime: 0 }
  const answers = await Promise.allSettled(
    Array.from({ length: 20 }, (_, index) => signUpload(account, 'p1', { fileName: `${index}.png`, contentType: 'image/png', size: 1 }, Timestamp.now())),
  )
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
  const refusals = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason as unknown] : []))
  expect(refusals.every((reason) => reason instanceof ApiError && reason.code === 'storage-full')).toBe(true)
})
