import { useState } from 'react'
import { Checkbox } from '../../../components/checkbox.tsx'
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx'
import { inSentence } from '../../../lib/words/in-sentence.ts'
import { say } from '../../../lib/words/say.ts'

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
      title={say('Remove {label}?', { label: inSentence(label) })}
      description={say(
        deleteFile
          ? 'The picture is removed from your page and its file is deleted. Undo and earlier versions can’t bring it back.'
          : 'The picture is removed from your page. Its file is kept for undo and earlier versions.',
      )}
      confirmLabel={say(deleteFile ? 'Remove and delete' : 'Remove')}
      danger={deleteFile}
      onConfirm={() => onRemove(deleteFile)}
    >
      <Checkbox
        label={say('Delete the file permanently')}
        checked={deleteFile}
        onChange={(event) => setDeleteFile(event.target.checked)}
      />
    </ConfirmDialog>
  )
}
