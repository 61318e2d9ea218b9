import { uploadPath } from '@vitrine/common/picture-paths'
import { isOfType } from '../../../functions/pictures/files.ts'
import { CACHE, dispositionOf, PREPARED } from '../../../functions/lib/picture-files.ts'
import type { Admin } from '../admin.ts'
import type { DemoPortfolio, Filed } from '../portfolio.ts'
import { withBrowser } from './film.ts'

/** Makes a portfolio's files and stores them as the upload trigger leaves them. */
export async function uploadFiles(
  { bucket }: Admin,
  { id, ownerId, files = {} }: Pick<DemoPortfolio, 'id' | 'ownerId' | 'files'>,
): Promise<Filed> {
  const stored = new Map<string, ReturnType<Filed>>()
  const upload = async () =>
    withBrowser(async (browser) => {
      for (const [name, { file, type, facts, make }] of Object.entries(files)) {
        const body = await make(browser)
        if (!(await isOfType(body, type))) throw new Error(`${id}: ${file} is not of the type ${type}`)
        const path = uploadPath({ uid: ownerId, portfolioId: id, kind: 'files', file })
        await bucket.file(path).save(body, {
          contentType: type === 'text/vtt' ? 'text/vtt; charset=utf-8' : type,
          metadata: {
            contentDisposition: dispositionOf(path, type),
            cacheControl: CACHE,
            metadata: { [PREPARED]: '1' },
          },
          resumable: false,
        })
        stored.set(name, { path, facts: { ...facts, bytes: body.length } })
      }
    })
  if (Object.keys(files).length > 0) await upload()
  return (name) => {
    const found = stored.get(name)
    if (!found) throw new Error(`${id} has no file called ${name}`)
    return found
  }
}
