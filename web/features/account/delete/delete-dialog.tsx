import { useState, type SubmitEvent } from 'react'
import type { User } from 'firebase/auth'
import { DELETION_WORD } from '@vitrine/common/account'
import { Button } from '../../../components/button.tsx'
import { Dialog } from '../../../components/dialog.tsx'
import { Notice } from '../../../components/notice.tsx'
import { PasswordField } from '../../../components/password-field.tsx'
import { TextField } from '../../../components/text-field.tsx'
import { say } from '../../../lib/words/say.ts'
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
      title={say('Delete your account?')}
      description={say('This can’t be undone. Your usernames become available to others after 30 days.')}
      footer={
        <>
          <Button disabled={busy} onClick={onClose}>
            {say('Cancel')}
          </Button>
          <Button type="submit" form={FORM_ID} variant="danger" disabled={!ready} busy={busy}>
            {say(proofNeeded && !withPassword ? 'Continue with Google and delete' : 'Delete my account')}
          </Button>
        </>
      }
    >
      <form id={FORM_ID} noValidate onSubmit={onSubmit} className="grid gap-5">
        <ul className="grid list-disc gap-1 pl-5 text-sm text-muted">
          <li>{say('Every portfolio, its content and its pictures')}</li>
          <li>{say('Your public pages and their addresses')}</li>
          <li>{say('Your profile, plan, purchases and favourites')}</li>
        </ul>
        <TextField
          label={say('Type {word} to confirm', { word: DELETION_WORD })}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={word}
          onChange={(event) => setWord(event.target.value)}
        />
        {proofNeeded && (
          <>
            <Notice>{say('You signed in a while ago. Please confirm that it’s you.')}</Notice>
            {withPassword && (
              <PasswordField
                label={say('Your password')}
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
