import { Timestamp, type QueryDocumentSnapshot } from 'firebase-admin/firestore'
import type { BodyOf, OutputOf } from '@vitrine/common/api/endpoint'
import type { signUpload as endpoint } from '@vitrine/common/api/portfolios'
import {
  ACCOUNT_UPLOADS_MAX_BYTES,
  ACCOUNT_UPLOADS_MAX_FILES,
  OPEN_UPLOADS_MAX,
  UPLOAD_MAX_BYTES,
  UPLOAD_PERMISSION_MS,
} from '@vitrine/common/limits'
import { isUploadedPath } from '@vitrine/common/picture-paths'
import { isPictureType, uploadsFolder } from '@vitrine/common/uploads'
import { ApiError } from '../../http/api-error.ts'
import type { Account } from '../../http/authenticate.ts'
import { uploadRef, uploadsOf, type UploadDocument, type UploadReference } from '../../lib/documents/upload.ts'
import { bucket } from '../../lib/storage.ts'
import { iso } from './portfolio.ts'

/** Of gRPC. */
const ALREADY_EXISTS = 6

/**
 * Permits one upload to user-assets/{uid}/{portfolioId}/{kind}/{timestamp}-{safe name} (specification 2, section 7).
 * storage.rules take a file only with this permission, and only as it says.
 * @throws ApiError unverified, invalid-input, storage-full, rate-limited
 */
export async function signUpload(
  account: Account,
  portfolioId: string,
  wanted: BodyOf<typeof endpoint>,
  now: Timestamp,
): Promise<OutputOf<typeof endpoint>> {
  const { fileName, contentType, size, kind = 'images' } = wanted
  if (!account.emailVerified) throw new ApiError('unverified', 'Please verify your email before uploading.')
  if (!isPictureType(contentType)) throw new ApiError('invalid-input', refusal(contentType))
  const file = `${now.toMillis()}-${safeName(fileName)}`
  const expireAt = Timestamp.fromMillis(now.toMillis() + UPLOAD_PERMISSION_MS)
  if (
    !(await reserve(account.uid, uploadRef(account.uid, portfolioId, kind, file), { contentType, size, expireAt }, now))
  ) {
    return signUpload(account, portfolioId, wanted, Timestamp.fromMillis(now.toMillis() + 1))
  }
  return {
    path: `${uploadsFolder(account.uid)}${portfolioId}/${kind}/${file}`,
    contentType,
    maxBytes: UPLOAD_MAX_BYTES,
    expiresAt: iso(expireAt),
  }
}

/** Letters, digits, dot, underscore and hyphen; of a long name its end, which says what it is. */
const safeName = (fileName: string) => fileName.replace(/[^A-Za-z0-9._-]/g, '_').slice(-100)

function refusal(contentType: string): string {
  if (contentType.startsWith('image/svg'))
    return 'SVG pictures can carry scripts. Please upload a PNG, JPEG, WebP or AVIF instead.'
  return 'Few browsers show pictures of this type. Please upload a JPEG, PNG, WebP, AVIF or GIF instead.'
}

/**
 * Writes a permission where the account has room for it; gives false where there is one of this name. It stands in line
 * first, not granted yet, and counts what stands before it: whatever comes at once fits together, and none waits for
 * another. A transaction would make them wait, because each reads what the others write.
 */
async function reserve(
  uid: string,
  ref: UploadReference,
  permission: Omit<UploadDocument, 'granted'>,
  now: Timestamp,
): Promise<boolean> {
  const since = await standInLine(ref, permission)
  if (!since) return false
  const isEarlier = ({ id, createTime }: QueryDocumentSnapshot) =>
    createTime.isEqual(since) ? id < ref.id : createTime.valueOf() < since.valueOf()
  try {
    const [stored, open] = await Promise.all([storedFiles(uid), openUploads(uid, now)])
    const underWay = open.filter((upload) => isEarlier(upload) && !stored.names.has(upload.id))
    const expected = underWay.reduce((bytes, upload) => bytes + Number(upload.get('size')), 0)
    if (stored.bytes + expected + permission.size > ACCOUNT_UPLOADS_MAX_BYTES)
      throw new ApiError('storage-full', fullMessage)
    if (stored.names.size + underWay.length >= ACCOUNT_UPLOADS_MAX_FILES)
      throw new ApiError('storage-full', tooManyMessage)
  } catch (error) {
    // Where this fails too, the place in line runs out as a permission does.
    await ref.delete().catch(() => undefined)
    throw error
  }
  await ref.update({ granted: true })
  return true
}

/** Since when it stands there; undefined where another does, of the same name and millisecond. */
async function standInLine(
  ref: UploadReference,
  permission: Omit<UploadDocument, 'granted'>,
): Promise<Timestamp | undefined> {
  try {
    return (await ref.create({ ...permission, granted: false })).writeTime
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === ALREADY_EXISTS) return undefined
    throw error
  }
}

/** What an account may upload now or stands in line for. */
async function openUploads(uid: string, now: Timestamp): Promise<QueryDocumentSnapshot[]> {
  const { docs } = await uploadsOf(uid)
    .where('expireAt', '>', now)
    .select('size')
    .limit(OPEN_UPLOADS_MAX + 1)
    .get()
  if (docs.length > OPEN_UPLOADS_MAX)
    throw new ApiError('rate-limited', tooManyOpenMessage, { retryAfter: UPLOAD_PERMISSION_MS / 1000 })
  return docs
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
    names: new Set(
      files
        .filter(({ name }) => isUploadedPath(name))
        .map(({ name }) => name.slice(prefix.length).replaceAll('/', ':')),
    ),
  }
}
