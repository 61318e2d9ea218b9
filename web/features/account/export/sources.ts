import { exportAccount } from '@vitrine/common/api/account'
import { pictureResolver } from '@vitrine/templates/picture'
import { request } from '../../../lib/api.ts'
import { storageBase } from '../../../lib/storage-base.ts'
import type { ExportSources } from './export-run.ts'

/** A picture that takes longer than this does not come any more. In milliseconds. */
const PICTURE_TIMEOUT_MS = 60_000

/** The data comes from the API, a page at a time, and each picture from Storage. */
export const exportSources: ExportSources = {
  page: (cursor, signal) => request(exportAccount, { query: { cursor }, signal }),

  async picture({ storagePath }, signal) {
    const address = pictureResolver(storageBase())({ path: storagePath })
    if (address === null) return null
    // The originals of cropped pictures are for their owner alone.
    const { currentToken } = await import('../../../lib/auth.ts')
    const response = await fetch(address, {
      headers: { authorization: `Firebase ${await currentToken()}` },
      signal: AbortSignal.any([signal, AbortSignal.timeout(PICTURE_TIMEOUT_MS)]),
    })
    if (response.status === 404) return null
    if (!response.ok) throw new Error(`HTTP ${response.status}`)
    return new Uint8Array(await response.arrayBuffer())
  },
}
