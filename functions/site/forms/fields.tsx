import { MESSAGE_MAX_LENGTH, SENDER_MAX_LENGTH, type FormKind } from '@vitrine/common/forms'
import type { Language } from '@vitrine/common/languages'
import { formPath } from '@vitrine/common/routes'
import { EmailInput } from '@vitrine/templates/parts/email-input'
import type { SayToVisitor } from '../../lib/words/load.ts'
import type { Fields } from './posted.ts'

interface FormAgainProps {
  username: string
  kind: FormKind
  /** Of the page that it is on, where that is not in the portfolio's own. */
  language: Language | null
  fields: Fields
  say: SayToVisitor
}

/** The form with what was typed, where it could not be taken. */
export function FormAgain({ username, kind, language, fields, say }: FormAgainProps) {
  return (
    <form method="post" action={formPath(username, kind, language)}>
      {kind === 'message' && (
        <label>
          {say('Name')}
          <input name="name" autoComplete="name" required maxLength={SENDER_MAX_LENGTH} defaultValue={fields.name} />
        </label>
      )}
      <label>
        {say('Email')}
        <EmailInput say={say} typed={fields.email} />
      </label>
      {kind === 'message' && (
        <label>
          {say('Message')}
          <textarea name="message" rows={8} required maxLength={MESSAGE_MAX_LENGTH} defaultValue={fields.message} />
        </label>
      )}
      <button>{say('Send again')}</button>
    </form>
  )
}

/** Posts to its own address, which holds the key. */
export function SubscriptionForm({ confirmed, say }: { confirmed: boolean; say: SayToVisitor }) {
  return (
    <form method="post">
      {!confirmed && (
        <button name="change" value="confirm">
          {say('Confirm')}
        </button>
      )}
      <button name="change" value="unsubscribe" className="quiet">
        {say('Unsubscribe')}
      </button>
    </form>
  )
}
