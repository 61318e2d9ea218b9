import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { GoogleAuthProvider, signInWithCredential, type User } from 'firebase/auth'
import { UserRoundPlus } from 'lucide-react'
import { Button } from '../../../components/button.tsx'
import { Dialog } from '../../../components/dialog.tsx'
import { TextField } from '../../../components/text-field.tsx'
import { beginsDialog } from '../../../components/use-focus-return.ts'
import { auth } from '../../../lib/auth.ts'
import { say } from '../../../lib/words/say.ts'
import { rememberAccount, usedAccounts, type GoogleAccount } from './used-accounts.ts'

export interface GoogleChooserProps {
  onChosen: (signIn: () => Promise<User>) => void
  onCancel: () => void
}

/** Stands for Google's window while the emulators run: any name and address make a Google account. */
export function GoogleChooser({ onChosen, onCancel }: GoogleChooserProps) {
  const [accounts] = useState(usedAccounts)
  const [adding, setAdding] = useState(accounts.length === 0)
  const choose = (account: GoogleAccount) => onChosen(() => signInAs(account))

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onCancel()}
      title={say('Choose a Google account')}
      description={say(
        'Replaces Google’s window when you run on the emulators. Use any address; nothing leaves this machine.',
      )}
      size="sm"
    >
      {adding ? (
        <AnotherAccount onChosen={choose} />
      ) : (
        <UsedAccounts accounts={accounts} onChosen={choose} onAnother={() => setAdding(true)} />
      )}
    </Dialog>
  )
}

async function signInAs(account: GoogleAccount): Promise<User> {
  const { email, name } = account
  // The emulator believes a token that is plain JSON. The address stands for Google's own number of the account.
  const token = JSON.stringify({ sub: email, email, email_verified: true, ...(name && { name }) })
  const { user } = await signInWithCredential(auth, GoogleAuthProvider.credential(token))
  rememberAccount(account)
  return user
}

interface UsedAccountsProps {
  accounts: readonly GoogleAccount[]
  onChosen: (account: GoogleAccount) => void
  onAnother: () => void
}

const rowClass = 'flex w-full items-center gap-3 rounded-lg px-3 py-2 text-left hover:bg-sunken'
const discClass = 'grid size-9 shrink-0 place-items-center rounded-full bg-sunken text-sm font-semibold uppercase'

function UsedAccounts({ accounts, onChosen, onAnother }: UsedAccountsProps) {
  return (
    <ul className="-mx-3 grid gap-1">
      {accounts.map((account) => (
        <li key={account.email}>
          <button type="button" className={rowClass} onClick={() => onChosen(account)}>
            <span aria-hidden className={discClass}>
              {[...(account.name || account.email)][0]}
            </span>
            <span className="min-w-0">
              {account.name && <span className="block truncate text-sm font-medium">{account.name}</span>}
              <span className="block truncate text-sm text-muted">{account.email}</span>
            </span>
          </button>
        </li>
      ))}
      <li>
        <button type="button" className={rowClass} onClick={onAnother}>
          <span aria-hidden className={discClass}>
            <UserRoundPlus className="size-4" />
          </span>
          <span className="text-sm font-medium">{say('Use another account')}</span>
        </button>
      </li>
    </ul>
  )
}

function AnotherAccount({ onChosen }: { onChosen: (account: GoogleAccount) => void }) {
  const form = useForm<GoogleAccount>({ defaultValues: { email: '', name: '' } })
  const submit = form.handleSubmit(({ email, name }) =>
    onChosen({ email: email.trim().toLowerCase(), name: name.trim() }),
  )
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      <TextField
        {...beginsDialog}
        label={say('Google address')}
        type="email"
        autoComplete="off"
        error={form.formState.errors.email?.message}
        {...form.register('email', {
          validate: (email) => /^\s*\S+@\S+\s*$/.test(email) || say('Please enter a valid email address.'),
        })}
      />
      <TextField
        label={say('Name')}
        autoComplete="off"
        hint={say('Optional, as in a Google account.')}
        {...form.register('name')}
      />
      <Button type="submit" variant="primary">
        {say('Continue')}
      </Button>
    </form>
  )
}
