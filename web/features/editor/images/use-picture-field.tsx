import { lazy, useMemo, useState, type ReactNode } from 'react'
import { textOf } from '@vitrine/common/fields/control-props'
import { picturePartsOf } from '@vitrine/common/portfolio/picture-parts'
import { LazyPart, MissingDialog } from '../../../components/lazy-part.tsx'
import { isPrivatePicture, useOwnPictures } from '../../../lib/pictures/private-pictures.ts'
import { storedImage } from '../../../lib/pictures/stored-image.ts'
import { loaded, ScriptMissing } from '../../../lib/script-missing.ts'
import { inSentence } from '../../../lib/words/in-sentence.ts'
import { say } from '../../../lib/words/say.ts'
import { useDocumentEditor, useText, useValue } from '../state/editor-context.ts'
import { letGo, pictureChoice, type PictureChoice } from './picture-choice.ts'
import type { NewPicture } from './upload-picture.ts'
import { useStoredFiles } from './use-stored-files.ts'
import { useUpload } from './use-upload.ts'

/** Loaded, with all code for cropping, when a picture is chosen. */
const PictureDialog = lazy(async () => ({ default: (await import('./picture-dialog.tsx')).PictureDialog }))

const NOT_SHOWN = 'This browser can’t show this picture. Save it as JPEG, PNG or WebP and choose it again.'

/**
 * The picture of a field and what can be done with it, in the form and on the page.
 * @param path of the field in the document
 */
export function usePictureField(label: string, path: string) {
  const { commitMany } = useDocumentEditor()
  const paths = useMemo(() => picturePartsOf(path), [path])
  const value = useValue(path)
  const stored = useText(paths.storage)
  const original = useText(paths.original)
  const crop = useText(paths.crop)
  const alt = useText(paths.alt)
  const { progress, failure, upload, cancel, fail } = useUpload(label, paths)
  const files = useStoredFiles(paths)
  const [choice, setChoice] = useState<PictureChoice | null>(null)
  const [busy, setBusy] = useState(false)
  const resolve = useOwnPictures()
  const address = resolve({ src: textOf(value), path: stored })

  async function choose(file: File): Promise<void> {
    fail(null)
    setBusy(true)
    try {
      const { inspectImage } = await loaded(import('../../../lib/pictures/inspect-image.ts'))
      const inspected = await inspectImage(file)
      if ('problem' in inspected) fail(inspected.problem)
      else setChoice(await pictureChoice(inspected.file, inspected.file))
    } catch (error) {
      fail(error instanceof ScriptMissing ? error.message : say(NOT_SHOWN))
    } finally {
      setBusy(false)
    }
  }

  async function changeCrop(): Promise<void> {
    const source = original || stored
    fail(null)
    setBusy(true)
    try {
      setChoice(await pictureChoice(await storedImage(source), { path: source }, crop))
    } catch {
      fail(say('Failed to crop image. Please try again.'))
    } finally {
      setBusy(false)
    }
  }

  function close(): void {
    if (choice) letGo(choice)
    setChoice(null)
  }

  async function use(picture: NewPicture, altText: string | undefined, deleteOld: boolean): Promise<void> {
    const old = deleteOld ? files.deletable() : []
    close()
    if (await upload(picture, altText)) await files.deleteForGood(old)
  }

  async function remove(deleteFile: boolean): Promise<void> {
    const old = deleteFile ? files.deletable() : []
    fail(null)
    commitMany([paths.src, paths.storage, paths.original, paths.crop].map((part) => ({ path: part, value: undefined })))
    await files.deleteForGood(old)
  }

  const dialog: ReactNode = choice && (
    <LazyPart key={choice.address} missing={<MissingDialog name={say('The picture dialog')} onClose={close} />}>
      <PictureDialog
        choice={choice}
        label={inSentence(label)}
        replaces={address !== null}
        canDeleteOld={address !== null && files.deletable().length > 0}
        alt={alt}
        onCancel={close}
        onUse={(picture, altText, deleteOld) => void use(picture, altText, deleteOld)}
      />
    </LazyPart>
  )

  return {
    paths,
    address,
    isLoading: address === null && isPrivatePicture(stored),
    stored,
    busy,
    progress,
    failure,
    choose,
    changeCrop,
    remove,
    cancel,
    dismiss: () => fail(null),
    deletable: () => files.deletable().length > 0,
    /** To be rendered: it asks what to do with a picture that was chosen. */
    dialog,
  }
}
