import { Timestamp } from 'firebase-admin/firestore'
import { expect, it, vi } from 'vitest'
import type * as limits from '@vitrine/common/limits'
import { OPEN_UPLOADS_MAX, UPLOAD_PERMISSION_MS } from '@vitrine/common/limits'
import { signUpload } from '../../functions/api/portfolios/sign-upload.ts'
import { ApiError } from '../../functions/http/api-error.ts'
import { uploadsOf } from '../../functions/lib/documents/upload.ts'
import { db } from '../../functions/lib/firebase.ts'
import { operationsOf } from '../support/firestore-operations.ts'

// Thousands of files would take minutes to make.
vi.mock('@vitrine/common/limits', async (original) => ({
  ...(await original<typeof limits>()),
  ACCOUNT_UPLOADS_MAX_FILES: 5,
}))

const permissionFor = (uid: string, fileName: string, now = Timestamp.now()) =>
  signUpload(
    { uid, email: 'ada@example.com', emailVerified: true, authTime: 0 },
    'p1',
    { fileName, contentType: 'image/png', size: 1 },
    now,
  )

it('the file quota holds when twenty tabs upload in parallel', async () => {
  const uid = `counted-${process.pid}-${Date.now()}`
  const answers = await Promise.allSettled(Array.from({ length: 20 }, (_, index) => permissionFor(uid, `${index}.png`)))
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
  const refusals = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason as unknown] : []))
  expect(refusals.every((reason) => reason instanceof ApiError && reason.code === 'storage-full')).toBe(true)
})

it('files of one name uploaded within a millisecond get different paths', async () => {
  const [uid, now] = [`alike-${process.pid}-${Date.now()}`, Timestamp.now()]
  const answers = await Promise.all(Array.from({ length: 3 }, () => permissionFor(uid, 'image.png', now)))
  expect(new Set(answers.map(({ path }) => path)).size).toBe(3)
  const open = await uploadsOf(uid).get()
  expect(open.docs.map((upload) => upload.get('granted') as unknown)).toEqual([true, true, true])
})

it('an account with thousands of open permissions is told to wait, after few reads', async () => {
  const uid = `opened-${process.pid}-${Date.now()}`
  const expireAt = Timestamp.fromMillis(Date.now() + UPLOAD_PERMISSION_MS)
  const permissions = Array.from({ length: 3_000 }, (_, index) => uploadsOf(uid).doc(`p1:images:${index}.png`))
  for (let begin = 0; begin < permissions.length; begin += 500) {
    const batch = db().batch()
    for (const permission of permissions.slice(begin, begin + 500))
      batch.create(permission, { bytes: 1, expireAt, granted: true })
    await batch.commit()
  }
  const operations = await operationsOf(() =>
    expect(permissionFor(uid, 'one-more.png')).rejects.toMatchObject({
      code: 'rate-limited',
      status: 429,
      extra: { retryAfter: UPLOAD_PERMISSION_MS / 1000 },
    }),
  )
  // And two sums.
  expect(operations.reads).toBeLessThanOrEqual(OPEN_UPLOADS_MAX + 3)
  // It stood in line, and left.
  expect(operations.written.map(({ path }) => path.replace(/images:\d+-/, 'images:'))).toEqual(
    Array(2).fill(`${uploadsOf(uid).path}/p1:images:one-more.png`),
  )
  expect((await uploadsOf(uid).count().get()).data().count).toBe(permissions.length)
})
