import { useState } from 'react'
import { Crop, RefreshCw, Trash2 } from 'lucide-react'
import { Button } from '../../../components/button.tsx'
import { Checkbox } from '../../../components/checkbox.tsx'
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx'

export interface PictureToolsProps {
  label: string
  busy: boolean
  /** Only what was uploaded here can be cropped. */
  canCrop: boolean
  /** Whether there is a file that could be deleted with the picture. */
  deletable: () => boolean
  onReplace: () => void
  onCrop: () => void
  onRemove: (deleteFile: boolean) => void
}

/** What can be done with the picture of a field. */
export function PictureTools({ label, busy, canCrop, deletable, onReplace, onCrop, onRemove }: PictureToolsProps) {
  const [removing, setRemoving] = useState(false)
  const [deleteFile, setDeleteFile] = useState(false)
  const name = <span className="sr-only"> {label}</span>
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="sm" icon={<RefreshCw aria-hidden />} busy={busy} onClick={onReplace}>Replace{name}</Button>
      {canCrop && <Button size="sm" icon={<Crop aria-hidden />} disabled={busy} onClick={onCrop}>Crop{name}</Button>}
      <Button
        size="sm"
        variant="ghost"
        icon={<Trash2 aria-hidden />}
        disabled={busy}
        onClick={() => {
          setDeleteFile(false)
          if (deletable()) setRemoving(true)
          else onRemove(false)
        }}
      >
        Remove{name}
      </Button>
      <ConfirmDialog
        open={removing}
        onOpenChange={setRemoving}
        title={`Remove ${label.toLowerCase()}?`}
        description={
          deleteFile
            ? 'The picture leaves your page and its file is deleted. Neither undo nor an earlier version brings it back.'
            : 'The picture leaves your page. Its file is kept, so that undo and earlier versions can show it again.'
        }
        confirmLabel={deleteFile ? 'Remove and delete' : 'Remove'}
        danger={deleteFile}
        onConfirm={() => {
          setRemoving(false)
          onRemove(deleteFile)
        }}
      >
        <Checkbox label="Delete the file for good" checked={deleteFile} onChange={(event) => setDeleteFile(event.target.checked)} />
      </ConfirmDialog>
    </div>
  )
}
