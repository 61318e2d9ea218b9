import { useState, type SubmitEvent } from 'react'
import type { User } from 'firebase/auth'
import { DELETION_WORD } from '@vitrine/common/account'
import { Button } from '../../../components/button.tsx'
import { Dialog } from '../../../components/dialog.tsx'
import { Notice } from '../../../components/notice.tsx'
import { PasswordField } from '../../../components/password-field.tsx'
import { TextField } from '../../../components/text-field.tsx'
import { GoogleWindowHint } from '../../auth/index.ts'
import { hasPassword } from '../identity.ts'
import { useProof } from '../use-proof.ts'
import { useDeleteAccount } from './use-delete-account.ts'

const FORM_ID = 'delete-account'

export function DeleteDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const { deleting, failure, proofNeeded, submit } = useDeleteAccount(user)
  const { asking, prove } = useProof(user)
  const [word, setWord] = useState('')
  const [password, setPassword] = useState('')
  const withPassword = hasPassword(user)
  const ready = word === DELETION_WORD && !(proofNeeded && withPassword && password === '')

  const busy = deleting && asking !== 'long'
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    if (ready && !busy) void submit(proofNeeded ? () => prove(password) : undefined)
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !busy && onClose()}
      title="Delete your account?"
      description="This can’t be undone. Your usernames become available to others after 30 days."
      footer={
        <>
          <Button disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={FORM_ID} variant="danger" disabled={!ready} busy={busy}>
            {proofNeeded && !withPassword ? 'Continue with Google and delete' : 'Delete my account'}
          </Button>
        </>
      }
    >
      <form id={FORM_ID} noValidate onSubmit={onSubmit} className="grid gap-5">
        <ul className="grid list-disc gap-1 pl-5 text-sm text-muted">
          <li>Every portfolio, its content and its pictures</li>
          <li>Your public pages and their addresses</li>
          <li>Your profile, plan, purchases and favourites</li>
        </ul>
        <TextField
          label={`Type ${DELETION_WORD} to confirm`}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={word}
          onChange={(event) => setWord(event.target.value)}
        />
        {proofNeeded && (
          <>
            <Notice>You signed in a while ago. Please confirm that it’s you.</Notice>
            {withPassword && (
              <PasswordField
                label="Your password"
                autoComplete="current-password"
                autoFocus
                value={password}
                onChange={(event) => setPassword(event.target.value)}
              />
            )}
          </>
        )}
        <GoogleWindowHint asking={asking} />
        {failure && <Notice tone="danger">{failure}</Notice>}
      </form>
    </Dialog>
  )
}
