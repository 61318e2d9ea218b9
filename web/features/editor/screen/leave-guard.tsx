import { useEffect } from 'react'
import { useBlocker } from 'react-router-dom'
import { Button } from '../../../components/button.tsx'
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx'
import { useEditor, useEditorState } from '../state/editor-context.ts'

/** Nobody leaves unsaved changes behind without knowing. */
export function LeaveGuard({ kept }: { kept: boolean }) {
  const { saver } = useEditor()
  const pending = useEditorState((state) => state.pending.length)
  const saving = useEditorState((state) => state.saving)
  const blocker = useBlocker(({ currentLocation, nextLocation }) => pending > 0 && currentLocation.pathname !== nextLocation.pathname)

  useEffect(() => {
    if (pending === 0) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [pending])

  async function saveAndLeave(): Promise<void> {
    if (await saver.save()) blocker.proceed?.()
    else blocker.reset?.()
  }

  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      onOpenChange={(open) => !open && blocker.reset?.()}
      title="Leave with unsaved changes?"
      description={leaveText(pending, kept)}
      cancelLabel="Keep editing"
      confirmLabel="Save and leave"
      busy={saving}
      onConfirm={() => void saveAndLeave()}
    >
      <Button variant="ghost" size="sm" className="-ml-3 self-start text-danger-text" onClick={() => blocker.proceed?.()}>Leave without saving</Button>
    </ConfirmDialog>
  )
}

function leaveText(pending: number, kept: boolean): string {
  const unsaved = pending === 1 ? 'One change is not saved yet' : `${pending} changes are not saved yet`
  if (!kept) return `${unsaved} and would be lost.`
  return `${unsaved}. This device keeps ${pending === 1 ? 'it' : 'them'} and offers ${pending === 1 ? 'it' : 'them'} when you come back.`
}
