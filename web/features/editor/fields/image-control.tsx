import { useEffect, useId, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { ImageOff, ImagePlus, RefreshCw, Trash2 } from 'lucide-react'
import { appRoutes } from '@vitrine/common/routes'
import { allFields, allRepeaters } from '@vitrine/common/templates/fields'
import { pictureResolver } from '@vitrine/templates/picture'
import { Button } from '../../../components/button.tsx'
import { Notice } from '../../../components/notice.tsx'
import { TextField } from '../../../components/text-field.tsx'
import { ApiError, messageOf } from '../../../lib/api-error.ts'
import { storageBase } from '../../../lib/storage-base.ts'
import { useEdit, useEditor, useText } from '../state/editor-context.ts'
import { textOf, type ControlProps } from './control-props.ts'
import { imagePaths } from './image-paths.ts'
import { fileProblem, uploadImage } from './upload-image.ts'

interface UploadFailure {
  message: string
  unverified: boolean
}

export function ImageControl({ field, path, value }: ControlProps) {
  const { portfolioId, metadata, changeAll } = useEditor()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const paths = imagePaths(path)
  const stored = useText(paths.storage)
  const [progress, setProgress] = useState<number | null>(null)
  const [failure, setFailure] = useState<UploadFailure | null>(null)
  const upload = useRef<AbortController | null>(null)
  useEffect(() => () => upload.current?.abort(), [])

  const address = pictureResolver(storageBase())({ src: textOf(value), path: stored })
  const altIsField = [...allFields(metadata), ...allRepeaters(metadata).flatMap(({ fields }) => fields)].some(
    (other) => other.path === imagePaths(field.path).alt,
  )

  async function choose(file: File | undefined): Promise<void> {
    if (!file) return
    setFailure(null)
    const problem = fileProblem(file)
    if (problem) return setFailure({ message: problem, unverified: false })
    const controller = new AbortController()
    upload.current = controller
    setProgress(0)
    try {
      const image = await uploadImage(portfolioId, file, { onProgress: setProgress, signal: controller.signal })
      changeAll([{ path: paths.src, value: image.url }, { path: paths.storage, value: image.path }])
    } catch (error) {
      if (!controller.signal.aborted) {
        setFailure({ message: messageOf(error, 'Upload failed'), unverified: error instanceof ApiError && error.code === 'unverified' })
      }
    } finally {
      setProgress(null)
      if (input.current) input.current.value = ''
    }
  }

  return (
    <div className="grid grid-cols-1 gap-2" role="group" aria-labelledby={`${id}-label`}>
      <span id={`${id}-label`} className="text-sm font-medium">
        {field.label}
        {field.required && <span aria-hidden className="ml-0.5 text-danger-text">*</span>}
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
      {address ? (
        <Picture key={address} address={address} />
      ) : (
        <button
          type="button"
          onClick={() => input.current?.click()}
          disabled={progress !== null}
          className="grid h-28 place-items-center content-center gap-1.5 rounded-lg border border-dashed border-line-strong text-sm text-muted transition-colors duration-150 hover:border-muted hover:text-ink"
        >
          <ImagePlus aria-hidden className="size-5" />
          Choose a picture
        </button>
      )}
      {progress !== null ? (
        <div className="flex items-center gap-3">
          <progress aria-label={`Uploading ${field.label}`} value={progress} max={1} className="h-1.5 min-w-0 flex-1 accent-accent" />
          <span className="w-10 text-right text-sm text-muted">{Math.round(progress * 100)}%</span>
          <Button size="sm" variant="ghost" onClick={() => upload.current?.abort()}>Cancel</Button>
        </div>
      ) : (
        address && (
          <div className="flex gap-2">
            <Button size="sm" icon={<RefreshCw aria-hidden />} onClick={() => input.current?.click()}>
              Replace<span className="sr-only"> {field.label}</span>
            </Button>
            <Button
              size="sm"
              variant="ghost"
              icon={<Trash2 aria-hidden />}
              onClick={() => {
                setFailure(null)
                changeAll([{ path: paths.src, value: undefined }, { path: paths.storage, value: undefined }])
              }}
            >
              Remove<span className="sr-only"> {field.label}</span>
            </Button>
          </div>
        )
      )}
      {failure && (
        <Notice tone="danger" action={<Button size="sm" variant="ghost" onClick={() => setFailure(null)}>Dismiss</Button>}>
          {failure.message} {failure.unverified && <Link className="link" to={appRoutes.verify}>Verify my email</Link>}
        </Notice>
      )}
      {field.help && <p className="text-sm text-muted">{field.help}</p>}
      {address && !altIsField && <AltField path={paths.alt} />}
    </div>
  )
}

/** Shown in 16:9; a picture that does not load says so. */
function Picture({ address }: { address: string }) {
  const [broken, setBroken] = useState(false)
  if (broken) {
    return (
      <div className="grid aspect-video max-h-[18.75rem] place-items-center content-center gap-1.5 rounded-lg border border-line bg-sunken text-sm text-muted">
        <ImageOff aria-hidden className="size-5" />
        This picture could not be loaded.
      </div>
    )
  }
  return (
    <img
      src={address}
      alt=""
      loading="lazy"
      onError={() => setBroken(true)}
      className="aspect-video max-h-[18.75rem] w-full rounded-lg border border-line bg-sunken object-contain"
    />
  )
}

function AltField({ path }: { path: string }) {
  const edit = useEdit(path)
  return (
    <TextField
      label="Alternative text"
      hint="What can be seen, for people who cannot see it."
      value={useText(path)}
      onChange={(event) => edit(event.target.value)}
    />
  )
}
