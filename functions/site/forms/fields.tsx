import { EMAIL_MAX_LENGTH, MESSAGE_MAX_LENGTH, SENDER_MAX_LENGTH, type FormKind } from '@vitrine/common/forms'
import { formPath } from '@vitrine/common/routes'
import type { Fields } from './posted.ts'

/** The form with what was typed, where it could not be taken. */
export function FormAgain({ username, kind, fields }: { username: string; kind: FormKind; fields: Fields }) {
  return (
    <form method="post" action={formPath(username, kind)}>
      {kind === 'message' && (
        <label>
          Name
          <input name="name" autoComplete="name" required maxLength={SENDER_MAX_LENGTH} defaultValue={fields.name} />
        </label>
      )}
      <label>
        Email
        <input
          name="email"
          type="email"
          autoComplete="email"
          required
          maxLength={EMAIL_MAX_LENGTH}
          defaultValue={fields.email}
        />
      </label>
      {kind === 'message' && (
        <label>
          Message
          <textarea name="message" rows={8} required maxLength={MESSAGE_MAX_LENGTH} defaultValue={fields.message} />
        </label>
      )}
      <button>Send again</button>
    </form>
  )
}

/** Posts to its own address, which holds the key. */
export function SubscriptionForm({ confirmed }: { confirmed: boolean }) {
  return (
    <form method="post">
      {!confirmed && (
        <button name="change" value="confirm">
          Confirm
        </button>
      )}
      <button name="change" value="unsubscribe" className="quiet">
        Unsubscribe
      </button>
    </form>
  )
}
