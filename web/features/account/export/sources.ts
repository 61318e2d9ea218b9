import { exportAccount } from '@vitrine/common/api/account'
import { pictureResolver } from '@vitrine/templates/picture'
import { request } from '../../../lib/api.ts'
import { storageBase } from '../../../lib/storage-base.ts'
import type { ExportSources } from './export-run.ts'

/** What takes longer than this does not come any more: a minute, and a second for each half of a megabyte. */
const timeoutFor = (bytes: number): number => 60_000 + bytes / 500

/** The data comes from the API, a page at a time, and each picture from Storage. */
export const exportSources: ExportSources = {
  page: (cursor, signal) => request(exportAccount, { query: { cursor }, signal }),

  async picture({ storagePath, bytes }, signal) {
    const address = pictureResolver(storageBase())({ path: storagePath })
    if (address === null) return null
    // The originals of cropped pictures are for their owner alone.
    const { currentToken } = await import('../../../lib/auth.ts')
    const response = await fetch(address, {
      headers: { authorization: `Firebase ${await currentToken()}` },
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutFor(bytes))]),
    })
    if (response.status === 404) return null
    if (!response.ok) throw new Error(`HTTP ${response.status}`)
    return new Uint8Array(await response.arrayBuffer())
  },
}
