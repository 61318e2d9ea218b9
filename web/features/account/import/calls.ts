import { createPortfolio, deletePortfolio, listPortfolios, updatePortfolio } from '@vitrine/common/api/portfolios'
import { fileTypes } from '@vitrine/common/file-types'
import type { ArchivedPicture } from '@vitrine/common/portfolio/exchange/archive'
import type { ImportCalls } from '@vitrine/common/portfolio/exchange/portfolio-import'
import { ApiError } from '../../../lib/api-error.ts'
import { request } from '../../../lib/api.ts'
import { pageImportCalls } from '../../../lib/page-import-calls.ts'
import { opened } from '../../../lib/pictures/canvas.ts'
import type { Inspection } from '../../../lib/pictures/as-png.ts'
import { inspectImage } from '../../../lib/pictures/inspect-image.ts'
import { deleteImage } from '../../../lib/pictures/stored-image.ts'
import { uploadImage } from '../../../lib/pictures/upload-image.ts'
import { say } from '../../../lib/words/say.ts'
import { ArchiveError } from './archive-error.ts'
import { isFileKind, type OpenedArchive } from './open-archive.ts'

export interface RunCalls extends ImportCalls {
  /** Takes a draft away that is not complete, with its pictures. */
  remove: (draft: { id: string; paths: readonly string[] }) => Promise<void>
}

/** The calls by which the browser brings portfolios in. @param signal of the present attempt; only uploads are broken off */
export function runCalls(uid: string, archive: OpenedArchive, signal: () => AbortSignal): RunCalls {
  const own = new Set<string>()
  const known = (id: string) => {
    own.add(id)
    return id
  }
  return {
    ...pageImportCalls,

    create: async (templateId, name) => known((await request(createPortfolio, { body: { templateId, name } })).id),

    async find(templateId, name) {
      // The last changed come first, and this one would have been made a moment ago.
      const { portfolios } = await request(listPortfolios, { params: { uid } })
      const found = portfolios.find(
        (draft) => draft.name === name && draft.templateId === templateId && draft.revision === 1 && !own.has(draft.id),
      )
      return found ? known(found.id) : null
    },

    async upload(id, picture) {
      signal().throwIfAborted()
      const inspected = isFileKind(picture.kind)
        ? await archivedFile(archive, picture)
        : await inspectedPicture(archive, picture)
      if ('problem' in inspected) return inspected
      try {
        return await uploadImage(id, inspected.file, picture.kind, { onProgress: () => undefined, signal: signal() })
      } catch (error) {
        if (error instanceof ApiError && (error.status === 400 || error.code === 'pro-required'))
          return { problem: error.message }
        if (error instanceof ApiError || signal().aborted) throw error
        throw new Error(say('The picture “{name}” couldn’t be uploaded.', { name: picture.fileName }), { cause: error })
      }
    },

    async update(id, made) {
      await request(updatePortfolio, { params: { id }, body: made })
    },

    async remove({ id, paths }) {
      await request(deletePortfolio, { params: { id } }).catch(unlessGone)
      // What stays of them is collected later, like all that nothing shows.
      await Promise.allSettled(paths.map((path) => deleteImage(uid, path)))
    },
  }
}

/** As in the editor: only what this browser can show is a picture. */
async function inspectedPicture(archive: OpenedArchive, picture: ArchivedPicture): Promise<Inspection> {
  try {
    const inspected = await inspectImage(new File([await archive.picture(picture)], picture.fileName))
    if ('file' in inspected) await opened(inspected.file)
    return inspected
  } catch (error) {
    return { problem: error instanceof ArchiveError ? error.message : say('This browser can’t show it.') }
  }
}

/** A video, a document …: the server looks at what it is. */
async function archivedFile(archive: OpenedArchive, picture: ArchivedPicture): Promise<Inspection> {
  const { fileName } = picture
  const ending = fileName.split('.').at(-1)?.toLowerCase() ?? ''
  const type = Object.entries(fileTypes).find(([, { endings }]) => (endings as readonly string[]).includes(ending))?.[0]
  try {
    return { file: new File([await archive.picture(picture)], fileName, { type }) }
  } catch (error) {
    if (error instanceof ArchiveError) return { problem: error.message }
    throw error
  }
}

function unlessGone(error: unknown): void {
  if (!(error instanceof ApiError && error.status === 404)) throw error
}
