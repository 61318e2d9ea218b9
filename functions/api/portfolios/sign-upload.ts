import { Timestamp } from 'firebase-admin/firestore'
import type { BodyOf, OutputOf } from '@vitrine/common/api/endpoint'
import type { signUpload as endpoint } from '@vitrine/common/api/portfolios'
import { UPLOAD_MAX_BYTES, UPLOAD_PERMISSION_MS } from '@vitrine/common/limits'
import { isPictureType, uploadsFolder } from '@vitrine/common/uploads'
import { ApiError } from '../../http/api-error.ts'
import type { Account } from '../../http/authenticate.ts'
import { uploadsOf } from '../../lib/documents/upload.ts'
import { enter, estimate } from '../../lib/storage-ledger.ts'
import { storageFull } from './storage-full.ts'
import { iso } from './portfolio.ts'

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
  const ref = uploadsOf(account.uid).doc(`${portfolioId}:${kind}:${file}`)
  const full = await enter(account.uid, [{ ref, upload: { bytes: estimate(kind, size), contentType, size } }], now)
  if (full === 'taken') return signUpload(account, portfolioId, wanted, Timestamp.fromMillis(now.toMillis() + 1))
  if (full) throw storageFull(full)
  await ref.update({ granted: true })
  return {
    path: `${uploadsFolder(account.uid)}${portfolioId}/${kind}/${file}`,
    contentType,
    maxBytes: UPLOAD_MAX_BYTES,
    expiresAt: iso(Timestamp.fromMillis(now.toMillis() + UPLOAD_PERMISSION_MS)),
  }
}

/** Letters, digits, dot, underscore and hyphen; of a long name its end, which says what it is. */
const safeName = (fileName: string) => fileName.replace(/[^A-Za-z0-9._-]/g, '_').slice(-100)

function refusal(contentType: string): string {
  if (contentType.startsWith('image/svg'))
    return 'SVG pictures can carry scripts. Please upload a PNG, JPEG, WebP or AVIF instead.'
  return 'Few browsers show pictures of this type. Please upload a JPEG, PNG, WebP, AVIF or GIF instead.'
}
