import { Timestamp } from 'firebase-admin/firestore'
import type { BodyOf, OutputOf } from '@vitrine/common/api/endpoint'
import type { signUpload as endpoint } from '@vitrine/common/api/portfolios'
import { fileMaxBytes, fileRefusal, fileTypeNames, fileTypes, isFileType } from '@vitrine/common/file-types'
import { UPLOAD_MAX_BYTES, UPLOAD_PERMISSION_MS } from '@vitrine/common/limits'
import { isPictureType, uploadsFolder, type UploadKind } from '@vitrine/common/uploads'
import { ApiError } from '../../http/api-error.ts'
import type { Account } from '../../http/authenticate.ts'
import { uploadsOf } from '../../lib/documents/upload.ts'
import { readPlan } from '../../lib/documents/plan.ts'
import { enter, estimate } from '../../lib/storage-ledger.ts'
import { storageFull } from './storage-full.ts'
import { iso } from './portfolio.ts'

/**
 * Permits one upload to user-assets/{uid}/{portfolioId}/{kind}/{timestamp}-{safe name} (specification 2, section 7).
 * storage.rules take a file only with this permission, and only as it says.
 * @throws ApiError unverified, invalid-input, pro-required, storage-full, rate-limited
 */
export async function signUpload(
  account: Account,
  portfolioId: string,
  wanted: BodyOf<typeof endpoint>,
  now: Timestamp,
): Promise<OutputOf<typeof endpoint>> {
  const { fileName, contentType, size, kind = 'images' } = wanted
  if (!account.emailVerified) throw new ApiError('unverified', 'Please verify your email before uploading.')
  const maxBytes = await judged(account.uid, kind, contentType, size)
  const file = `${now.toMillis()}-${safeName(fileName)}`
  const ref = uploadsOf(account.uid).doc(`${portfolioId}:${kind}:${file}`)
  const full = await enter(account.uid, [{ ref, upload: { bytes: estimate(kind, size), contentType, size } }], now)
  if (full === 'taken') return signUpload(account, portfolioId, wanted, Timestamp.fromMillis(now.toMillis() + 1))
  if (full) throw storageFull(full)
  await ref.update({ granted: true })
  return {
    path: `${uploadsFolder(account.uid)}${portfolioId}/${kind}/${file}`,
    contentType,
    maxBytes,
    expiresAt: iso(Timestamp.fromMillis(now.toMillis() + UPLOAD_PERMISSION_MS)),
  }
}

/** How large such an upload can be. @throws ApiError invalid-input, pro-required */
async function judged(uid: string, kind: UploadKind, contentType: string, size: number): Promise<number> {
  if (kind !== 'files' && kind !== 'private-files') {
    if (!isPictureType(contentType)) throw new ApiError('invalid-input', refusal(contentType))
    if (size > UPLOAD_MAX_BYTES) throw new ApiError('invalid-input', tooLarge(UPLOAD_MAX_BYTES))
    return UPLOAD_MAX_BYTES
  }
  if (!isFileType(contentType)) throw new ApiError('invalid-input', fileTypeRefusal)
  const plan = await readPlan(uid)
  const refused = fileRefusal(plan, contentType, size)
  if (refused) throw new ApiError(refused.code, refused.message)
  return fileMaxBytes(plan, fileTypes[contentType].use)
}

const tooLarge = (most: number) => `This picture is larger than ${most / 1024 / 1024} MB. Choose a smaller one.`
const fileTypeRefusal = `Pages take ${fileTypeNames('recording')}; captions as ${fileTypeNames('captions')}; and to download ${fileTypeNames('document')}. Save it as one of these and choose it again.`

/** Letters, digits, dot, underscore and hyphen; of a long name its end, which says what it is. */
const safeName = (fileName: string) => fileName.replace(/[^A-Za-z0-9._-]/g, '_').slice(-100)

function refusal(contentType: string): string {
  if (contentType.startsWith('image/svg'))
    return 'SVG pictures can carry scripts. Please upload a PNG, JPEG, WebP or AVIF instead.'
  return 'Few browsers show pictures of this type. Please upload a JPEG, PNG, WebP, AVIF or GIF instead.'
}
