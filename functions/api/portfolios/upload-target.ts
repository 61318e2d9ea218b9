import type { BodyOf, OutputOf } from '@vitrine/common/api/endpoint'
import type { signUpload } from '@vitrine/common/api/portfolios'
import { UPLOAD_MAX_BYTES } from '@vitrine/common/limits'
import { ApiError } from '../../http/api-error.ts'
import type { Account } from '../../http/authenticate.ts'

/** Types that can carry a program; the rules of Storage refuse them too. */
const activeTypes: ReadonlySet<string> = new Set(['image/svg+xml', 'image/svg'])

/**
 * Where a picture goes: user-assets/{uid}/{portfolioId}/{kind}/{timestamp}-{safe name} (specification 2, section 7).
 * @param now milliseconds since 1970
 * @throws ApiError unverified, invalid-input
 */
export function uploadTarget(
  account: Account,
  portfolioId: string,
  { fileName, contentType, kind = 'images' }: BodyOf<typeof signUpload>,
  now: number,
): OutputOf<typeof signUpload> {
  if (!account.emailVerified) throw new ApiError('unverified', 'Please verify your email before uploading.')
  if (activeTypes.has(contentType)) {
    throw new ApiError('invalid-input', 'SVG pictures can carry scripts. Please upload a PNG, JPEG, WebP or AVIF instead.')
  }
  const safeName = fileName.replace(/[^A-Za-z0-9._-]/g, '_').slice(-100)
  return {
    path: `user-assets/${account.uid}/${portfolioId}/${kind}/${now}-${safeName}`,
    contentType,
    maxBytes: UPLOAD_MAX_BYTES,
  }
}
