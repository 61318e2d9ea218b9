import { lazy, useId, useMemo, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { textOf, type ControlProps } from '@vitrine/common/fields/control-props'
import { appRoutes } from '@vitrine/common/routes'
import { patternOf, walkFields } from '@vitrine/common/fields/walk'
import { picturePartsOf } from '@vitrine/common/portfolio/picture-parts'
import { contentPath } from '@vitrine/common/portfolio/paths'
import { Button } from '../../../components/button.tsx'
import { LazyPart, MissingDialog } from '../../../components/lazy-part.tsx'
import { Notice } from '../../../components/notice.tsx'
import { ProgressBar } from '../../../components/progress-bar.tsx'
import { TextField } from '../../../components/text-field.tsx'
import { isPrivatePicture, useOwnPictures } from '../../../lib/pictures/private-pictures.ts'
import { storedImage } from '../../../lib/pictures/stored-image.ts'
import { loaded, ScriptMissing } from '../../../lib/script-missing.ts'
import { useEdit, useDocumentEditor, useText } from '../state/editor-context.ts'
import { letGo, pictureChoice, type PictureChoice } from './picture-choice.ts'
import { namesOf } from './names-of.ts'
import { PictureBox } from './picture-box.tsx'
import { PictureTools } from './picture-tools.tsx'
import type { NewPicture } from './upload-picture.ts'
import { useStoredFiles } from './use-stored-files.ts'
import { useUpload } from './use-upload.ts'

/** Loaded, with all code for cropping, when a picture is chosen. */
const PictureDialog = lazy(async () => ({ default: (await import('./picture-dialog.tsx')).PictureDialog }))

const NOT_SHOWN = 'This browser can’t show this picture. Save it as JPEG, PNG or WebP and choose it again.'

/** Chooses, crops, uploads, describes, replaces and removes the picture of a field. */
export function ImageControl({ field, path, value }: ControlProps) {
  const { metadata, commitMany } = useDocumentEditor()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const paths = useMemo(() => picturePartsOf(path), [path])
  const stored = useText(paths.storage)
  const original = useText(paths.original)
  const crop = useText(paths.crop)
  const alt = useText(paths.alt)
  const { progress, failure, upload, cancel, fail } = useUpload(field.label, paths)
  const files = useStoredFiles(paths)
  const [choice, setChoice] = useState<PictureChoice | null>(null)
  const [busy, setBusy] = useState(false)
  /** Names of a drop of several files, of which one fits here. */
  const [leftOut, setLeftOut] = useState<{ taken: string; others: string[] } | null>(null)
  const inItem = path !== `content.${field.path}`

  const resolve = useOwnPictures()
  const address = resolve({ src: textOf(value), path: stored })
  const isLoading = address === null && isPrivatePicture(stored)
  const altIsField = useMemo(
    () => walkFields(metadata).some((place) => contentPath(place.path) === patternOf(paths.alt)),
    [metadata, paths],
  )

  async function choose(file: File | undefined, others: readonly File[] = []): Promise<void> {
    if (!file) return
    fail(null)
    setLeftOut(others.length > 0 ? { taken: file.name, others: others.map(({ name }) => name) } : null)
    setBusy(true)
    try {
      const { inspectImage } = await loaded(import('../../../lib/pictures/inspect-image.ts'))
      const inspected = await inspectImage(file)
      if ('problem' in inspected) fail(inspected.problem)
      else setChoice(await pictureChoice(inspected.file, inspected.file))
    } catch (error) {
      fail(error instanceof ScriptMissing ? error.message : NOT_SHOWN)
    } finally {
      setBusy(false)
      if (input.current) input.current.value = ''
    }
  }

  async function changeCrop(): Promise<void> {
    const source = original || stored
    fail(null)
    setBusy(true)
    try {
      setChoice(await pictureChoice(await storedImage(source), { path: source }, crop))
    } catch {
      fail('Failed to crop image. Please try again.')
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

  return (
    <div
      className="grid gap-2"
      role="group"
      aria-labelledby={`${id}-label`}
      onDragOver={(event) => event.dataTransfer.types.includes('Files') && event.preventDefault()}
      onDrop={(event) => {
        const [first, ...others] = event.dataTransfer.files
        // Several that are dropped on an item are meant for its list.
        if (!first || (others.length > 0 && inItem)) return
        event.preventDefault()
        void choose(first, others)
      }}
    >
      <span id={`${id}-label`} className="text-sm font-medium">
        {field.label}
        {field.required && (
          <span aria-hidden className="ml-0.5 text-danger-text">
            *
          </span>
        )}
      </span>
      <input
        ref={input}
        type="file"
        accept="image/*"
        tabIndex={-1}
        aria-label={`Choose a picture for ${field.label}`}
        className="sr-only"
        onChange={(event) => void choose(event.target.files?.[0])}
      />
      <PictureBox
        key={address}
        loading={isLoading}
        address={address}
        stored={stored}
        inItem={inItem}
        busy={busy || progress !== null}
        onChoose={() => input.current?.click()}
      />
      {progress !== null ? (
        <div className="flex items-center gap-3">
          <ProgressBar label={`Uploading ${field.label}`} value={progress} className="min-w-0 flex-1" />
          <span className="w-10 text-right text-sm text-muted">{Math.round(progress * 100)}%</span>
          <Button size="sm" variant="ghost" onClick={cancel}>
            Cancel
          </Button>
        </div>
      ) : (
        address && (
          <PictureTools
            label={field.label}
            busy={busy}
            canCrop={stored !== ''}
            deletable={() => files.deletable().length > 0}
            onReplace={() => input.current?.click()}
            onCrop={() => void changeCrop()}
            onRemove={(deleteFile) => void remove(deleteFile)}
          />
        )
      )}
      {leftOut && (
        <Notice
          action={
            <Button size="sm" variant="ghost" onClick={() => setLeftOut(null)}>
              Dismiss
            </Button>
          }
        >
          One picture fits here: “{leftOut.taken}” was taken. Not taken: {namesOf(leftOut.others)}.
        </Notice>
      )}
      {failure && (
        <Notice
          tone="danger"
          action={
            <Button size="sm" variant="ghost" onClick={() => fail(null)}>
              Dismiss
            </Button>
          }
        >
          {failure.message}{' '}
          {failure.unverified && (
            <Link className="link" to={appRoutes.verify}>
              Verify my email
            </Link>
          )}
        </Notice>
      )}
      {field.help && <p className="text-sm text-muted">{field.help}</p>}
      {address && !altIsField && <AltField path={paths.alt} />}
      {choice && (
        <LazyPart key={choice.address} missing={<MissingDialog name="The picture dialog" onClose={close} />}>
          <PictureDialog
            choice={choice}
            label={field.label.toLowerCase()}
            replaces={address !== null}
            canDeleteOld={address !== null && files.deletable().length > 0}
            alt={alt}
            onCancel={close}
            onUse={(picture, altText, deleteOld) => void use(picture, altText, deleteOld)}
          />
        </LazyPart>
      )}
    </div>
  )
}

function AltField({ path }: { path: string }) {
  const edit = useEdit(path)
  return (
    <div data-field={path}>
      <TextField
        label="Alternative text"
        hint="Describe the picture for people who can’t see it."
        value={useText(path)}
        onChange={(event) => edit(event.target.value)}
      />
    </div>
  )
}
