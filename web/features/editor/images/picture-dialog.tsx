import { useRef, useState } from 'react'
import { Crop as CropIcon } from 'lucide-react'
import { Button } from '../../../components/button.tsx'
import { Checkbox } from '../../../components/checkbox.tsx'
import { Dialog } from '../../../components/dialog.tsx'
import { TextField } from '../../../components/text-field.tsx'
import { messageOf } from '../../../lib/api-error.ts'
import { say } from '../../../lib/words/say.ts'
import { cropText } from './crop-geometry.ts'
import { croppedImage } from './crop-image.ts'
import { CropPanel } from './crop-panel.tsx'
import type { PictureChoice } from './picture-choice.ts'
import type { NewPicture } from './upload-picture.ts'
import { useCrop } from './use-crop.ts'

export interface PictureDialogProps {
  choice: PictureChoice
  label: string
  /** Whether the field already has a picture. */
  replaces: boolean
  /** Whether the file of that picture could be deleted for good. */
  canDeleteOld: boolean
  /** The description of the current picture. */
  alt: string
  onCancel: () => void
  onUse: (picture: NewPicture, alt: string | undefined, deleteOld: boolean) => void
}

/** Adds or replaces the picture of a field, cropped if the owner likes, or changes the crop of the current one. */
export function PictureDialog({ choice, label, replaces, canDeleteOld, alt, onCancel, onUse }: PictureDialogProps) {
  const { picture, from } = choice
  const crop = useCrop({ width: picture.naturalWidth, height: picture.naturalHeight }, choice.crop)
  const recrops = !(from instanceof File)
  const [cropping, setCropping] = useState(recrops)
  const [cropped, setCropped] = useState<{ file: File; address: string; text: string } | null>(null)
  // The description is of the old picture: the owner has to say whether it also fits the new one.
  const [altText, setAltText] = useState(replaces ? '' : alt)
  const textField = useRef<HTMLInputElement>(null)
  const [deleteOld, setDeleteOld] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  async function applyCrop(): Promise<void> {
    setFailure(null)
    try {
      const file = await croppedImage(picture, crop.box)
      const text = cropText(crop.box)
      if (recrops) return onUse({ file, crop: { text, from } }, undefined, false)
      if (cropped) URL.revokeObjectURL(cropped.address)
      setCropped({ file, address: URL.createObjectURL(file), text })
      setCropping(false)
    } catch (error) {
      setFailure(messageOf(error, say('Failed to crop image. Please try again.')))
    }
  }

  function describeAsBefore(): void {
    setAltText(alt)
    // The button that had the focus has been unmounted.
    textField.current?.focus()
  }

  function use(): void {
    if (recrops) return
    onUse(
      cropped ? { file: cropped.file, crop: { text: cropped.text, from } } : { file: from, crop: null },
      altText,
      deleteOld,
    )
  }

  if (cropping) {
    return (
      <Dialog
        open
        size="lg"
        onOpenChange={(open) => !open && onCancel()}
        title={say('Crop {label}', { label })}
        description={say('The original is kept, so you can change the crop at any time.')}
        footer={
          <>
            <Button onClick={() => (recrops ? onCancel() : setCropping(false))}>
              {say(recrops ? 'Cancel' : 'Back')}
            </Button>
            <Button variant="primary" disabled={crop.problem !== null} onClick={() => void applyCrop()}>
              {say('Apply crop')}
            </Button>
          </>
        }
      >
        <CropPanel address={choice.address} crop={crop} />
        {failure && (
          <p role="alert" className="mt-3 text-sm text-danger-text">
            {failure}
          </p>
        )}
      </Dialog>
    )
  }

  const { width, height } = cropped ? crop.box : crop.picture
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onCancel()}
      title={say(replaces ? 'Replace {label}' : 'Add {label}', { label })}
      description={replaces ? say('The new picture replaces the one on your page.') : undefined}
      footer={
        <>
          <Button onClick={onCancel}>{say('Cancel')}</Button>
          <Button variant="primary" onClick={use}>
            {say(replaces ? 'Replace picture' : 'Add picture')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <img
          src={cropped?.address ?? choice.address}
          alt=""
          className="max-h-[40dvh] w-full rounded-lg border border-line bg-sunken object-contain"
        />
        <div className="flex items-center justify-between gap-3">
          <p className="min-w-0 truncate text-sm text-muted">
            {say(cropped ? '{width} × {height} pixels, cropped' : '{width} × {height} pixels', {
              width: `${width}`,
              height: `${height}`,
            })}
          </p>
          <Button size="sm" icon={<CropIcon aria-hidden />} onClick={() => setCropping(true)}>
            {say(cropped ? 'Change crop' : 'Crop')}
          </Button>
        </div>
        <TextField
          ref={textField}
          label={say('Alternative text')}
          hint={say('Describe the picture for people who can’t see it. Leave it empty only if it’s purely decorative.')}
          value={altText}
          onChange={(event) => setAltText(event.target.value)}
        />
        {altText === '' && alt !== '' && (
          <Button size="sm" className="max-w-full justify-self-start" onClick={describeAsBefore}>
            <span className="truncate">{say('As before: {text}', { text: alt })}</span>
          </Button>
        )}
        {canDeleteOld && (
          <Checkbox
            label={say('Delete the old file permanently')}
            checked={deleteOld}
            onChange={(event) => setDeleteOld(event.target.checked)}
          />
        )}
      </div>
    </Dialog>
  )
}
