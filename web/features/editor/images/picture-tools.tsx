import { lazy, useState } from 'react'
import { Crop, RefreshCw, Trash2 } from 'lucide-react'
import { Button } from '../../../components/button.tsx'
import { LazyPart, MissingDialog } from '../../../components/lazy-part.tsx'
import { say } from '../../../lib/words/say.ts'

const RemoveDialog = lazy(async () => ({ default: (await import('./remove-dialog.tsx')).RemoveDialog }))

export interface PictureToolsProps {
  label: string
  busy: boolean
  /** Only uploads can be cropped. */
  canCrop: boolean
  /** Whether the file of the picture could be deleted with it. */
  deletable: () => boolean
  onReplace: () => void
  onCrop: () => void
  onRemove: (deleteFile: boolean) => void
}

/** The actions for the picture of a field. */
export function PictureTools({ label, busy, canCrop, deletable, onReplace, onCrop, onRemove }: PictureToolsProps) {
  const [removing, setRemoving] = useState(false)
  const close = () => setRemoving(false)
  const name = <span className="sr-only"> {label}</span>
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="sm" icon={<RefreshCw aria-hidden />} busy={busy} onClick={onReplace}>
        {say('Replace')}
        {name}
      </Button>
      {canCrop && (
        <Button size="sm" icon={<Crop aria-hidden />} disabled={busy} onClick={onCrop}>
          {say('Crop')}
          {name}
        </Button>
      )}
      <Button
        size="sm"
        variant="ghost"
        icon={<Trash2 aria-hidden />}
        disabled={busy}
        onClick={() => (deletable() ? setRemoving(true) : onRemove(false))}
      >
        {say('Remove')}
        {name}
      </Button>
      {removing && (
        <LazyPart missing={<MissingDialog name={say('The remove dialog')} onClose={close} />}>
          <RemoveDialog
            label={label}
            onClose={close}
            onRemove={(deleteFile) => {
              close()
              onRemove(deleteFile)
            }}
          />
        </LazyPart>
      )}
    </div>
  )
}
