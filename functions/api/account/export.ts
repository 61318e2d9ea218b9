import type { OutputOf } from '@vitrine/common/api/endpoint'
import type { exportAccount } from '@vitrine/common/api/account'
import { ApiError } from '../../http/api-error.ts'
import { exportParts } from './export-parts.ts'

/**
 * One page of everything that an account has. The cursor says the part and, after a dot, where in the part to go on.
 * @throws ApiError invalid-input for a cursor that is not ours
 */
export async function exportPage(uid: string, cursor = '0'): Promise<OutputOf<typeof exportAccount>> {
  const [part = '', within] = cursor.split('.')
  const index = Number(part)
  const page = await partAt(index)(uid, within === undefined ? null : Buffer.from(within, 'base64url').toString())
  return {
    files: page.files ?? [],
    pictures: page.pictures ?? [],
    nextCursor: page.next
      ? `${index}.${Buffer.from(page.next).toString('base64url')}`
      : index + 1 < exportParts.length
        ? `${index + 1}`
        : null,
  }
}

function partAt(index: number) {
  const part = exportParts[index]
  if (!part) throw new ApiError('invalid-input', 'There is no such page of the download')
  return part
}
