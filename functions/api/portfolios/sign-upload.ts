import { Timestamp } from 'firebase-admin/firestore'
import type { BodyOf, OutputOf } from '@vitrine/common/api/endpoint'
import type { signUpload as endpoint } from '@vitrine/common/api/portfolios'
import { ACCOUNT_UPLOADS_MAX_BYTES, ACCOUNT_UPLOADS_MAX_FILES, OPEN_UPLOADS_MAX, UPLOAD_MAX_BYTES, UPLOAD_PERMISSION_MS } from '@vitrine/common/limits'
import { isUploadedPath } from '@vitrine/common/picture-paths'
import { isPictureType, uploadsFolder } from '@vitrine/common/uploads'
import { ApiError } from '../../http/api-error.ts'
import type { Account } from '../../http/authenticate.ts'
import { uploadRef, uploadsOf, type UploadDocument } from '../../lib/documents/upload.ts'
import { db } from '../../lib/firebase.ts'
import { bucket } from '../../lib/storage.ts'
import { iso } from './portfolio.ts'

/**
 * Permits one upload to user-assets/{uid}/{portfolioId}/{kind}/{timestamp}-{safe name} (specification 2, section 7).
 * storage.rules take a file only with this permission, and only as it says.
 * @throws ApiError unverified, invalid-input, storage-full, rate-limited
 */
export async function signUpload(
  account: Account,
  portfolioId: string,
  { fileName, contentType, size, kind = 'images' }: BodyOf<typeof endpoint>,
  now: Timestamp,
): Promise<OutputOf<typeof endpoint>> {
  if (!account.emailVerified) throw new ApiError('unverified', 'Please verify your email before uploading.')
  if (!isPictureType(contentType)) throw new ApiError('invalid-input', refusal(contentType))
  const file = `${now.toMillis()}-${safeName(fileName)}`
  const expireAt = Timestamp.fromMillis(now.toMillis() + UPLOAD_PERMISSION_MS)
  await reserve(account.uid, size, now, uploadRef(account.uid, portfolioId, kind, file), { contentType, size, expireAt })
  return { path: `${uploadsFolder(account.uid)}${portfolioId}/${kind}/${file}`, contentType, maxBytes: UPLOAD_MAX_BYTES, expiresAt: iso(expireAt) }
}

/** Letters, digits, dot, underscore and hyphen; of a long name its end, which says what it is. */
const safeName = (fileName: string) => fileName.replace(/[^A-Za-z0-9._-]/g, '_').slice(-100)

function refusal(contentType: string): string {
  if (contentType.startsWith('image/svg')) return 'SVG pictures can carry scripts. Please upload a PNG, JPEG, WebP or AVIF instead.'
  return 'Few browsers show pictures of this type. Please upload a JPEG, PNG, WebP, AVIF or GIF instead.'
}

/** Writes a permission where the account has room for it, beside what is stored and what is permitted already. */
async function reserve(uid: string, size: number, now: Timestamp, ref: ReturnType<typeof uploadRef>, permission: UploadDocument): Promise<void> {
  const stored = await storedFiles(uid)
  await db().runTransaction(async (transaction) => {
    const open = await transaction.get(uploadsOf(uid).where('expireAt', '>', now).select('size').limit(OPEN_UPLOADS_MAX))
    if (open.size === OPEN_UPLOADS_MAX) throw new ApiError('rate-limited', tooManyOpenMessage, { retryAfter: UPLOAD_PERMISSION_MS / 1000 })
    const underWay = open.docs.filter(({ id }) => !stored.names.has(id))
    const expected = underWay.reduce((bytes, upload) => bytes + Number(upload.get('size')), 0)
    if (stored.bytes + expected + size > ACCOUNT_UPLOADS_MAX_BYTES) throw new ApiError('storage-full', fullMessage)
    if (stored.names.size + underWay.length >= ACCOUNT_UPLOADS_MAX_FILES) throw new ApiError('storage-full', tooManyMessage)
    transaction.create(ref, permission)
  })
}

const fullMessage = `Your pictures take up all of your ${ACCOUNT_UPLOADS_MAX_BYTES / 1024 / 1024} MB. Delete the files of pictures that you no longer use, and upload again.`

const tooManyOpenMessage = 'Too many uploads were begun at once. Please try again in a quarter of an hour.'

const tooManyMessage = `You have ${ACCOUNT_UPLOADS_MAX_FILES} pictures, which is as many as an account can hold. Delete the files of pictures that you no longer use, and upload again.`

/** What an account has uploaded. The names are those of permissions, whose files may have arrived. */
async function storedFiles(uid: string): Promise<{ bytes: number; names: ReadonlySet<string> }> {
  const prefix = uploadsFolder(uid)
  const [files] = await bucket().getFiles({ prefix })
  return {
    bytes: files.reduce((bytes, { metadata }) => bytes + Number(metadata.size ?? 0), 0),
    names: new Set(files.filter(({ name }) => isUploadedPath(name)).map(({ name }) => name.slice(prefix.length).replaceAll('/', ':'))),
  }
}
