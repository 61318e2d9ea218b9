import { uploadsFolder } from '@vitrine/common/uploads'
import { getAt } from '@vitrine/common/portfolio/paths'
import { messageOf } from '../../../lib/api-error.ts'
import { deleteImage } from '../../../lib/pictures/stored-image.ts'
import { toast } from '../../../lib/toast.ts'
import { heard, say } from '../../../lib/words/say.ts'
import { useAuth } from '../../auth/index.ts'
import { useDocumentEditor } from '../state/editor-context.ts'
import type { PictureParts } from '@vitrine/common/portfolio/picture-parts'

/** The uploaded files of a field's picture, and how to delete them for good. */
export function useStoredFiles(paths: PictureParts) {
  const { store, saver, sharesFiles } = useDocumentEditor()
  const { user } = useAuth()

  /**
   * The account's files that only this field uses: a duplicated item shares its picture with the original. None while something is
   * live, which may show them; unused files are collected later.
   */
  function deletable(): string[] {
    if (sharesFiles || store.getState().portfolio.live) return []
    const document = store.getState().history.present
    const content = JSON.stringify(document.content)
    return [getAt(document, paths.storage), getAt(document, paths.original)].filter(
      (path): path is string =>
        typeof path === 'string' &&
        user !== null &&
        path.startsWith(uploadsFolder(user.uid)) &&
        content.split(JSON.stringify(path)).length === 2,
    )
  }

  /** Deletes files that the page no longer shows, after the server has saved that. */
  async function deleteForGood(files: readonly string[]): Promise<void> {
    if (files.length === 0) return
    if (!(await saver.save())) return toast.error(say('The file was kept because the change couldn’t be saved.'))
    try {
      await Promise.all(files.map((path) => deleteImage(user?.uid, path)))
    } catch (error) {
      toast.error(heard(messageOf(error, say('The file couldn’t be deleted.'))))
    }
  }

  return { deletable, deleteForGood }
}
