import { useState } from 'react'
import { Checkbox } from '../../../components/checkbox.tsx'
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx'

interface RemoveDialogProps {
  label: string
  onClose: () => void
  onRemove: (deleteFile: boolean) => void
}

/** Asks whether to delete the file together with the picture. */
export function RemoveDialog({ label, onClose, onRemove }: RemoveDialogProps) {
  const [deleteFile, setDeleteFile] = useState(false)
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Remove ${label.toLowerCase()}?`}
      description={
        deleteFile
          ? 'The picture leaves your page and its file is deleted. Neither undo nor an earlier version brings it back.'
          : 'The picture leaves your page. Its file is kept, so that undo and earlier versions can show it again.'
      }
      confirmLabel={deleteFile ? 'Remove and delete' : 'Remove'}
      danger={deleteFile}
      onConfirm={() => onRemove(deleteFile)}
    >
      <Checkbox
        label="Delete the file for good"
        checked={deleteFile}
        onChange={(event) => setDeleteFile(event.target.checked)}
      />
    </ConfirmDialog>
  )
}
