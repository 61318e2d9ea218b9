import { EMAIL_PATTERN } from '@vitrine/common/fields/types/email/kind'
import { EMAIL_MAX_LENGTH, formMessages } from '@vitrine/common/forms'

interface EmailInputProps {
  say: (word: typeof formMessages.invalid.email) => string
  /** What was typed before. */
  typed?: string
}

/** The address of a visitor. Browsers accept some that the server does not; they say the title with what they find wrong. */
export const EmailInput = ({ say, typed }: EmailInputProps) => (
  <input
    name="email"
    type="email"
    autoComplete="email"
    required
    maxLength={EMAIL_MAX_LENGTH}
    pattern={EMAIL_PATTERN}
    title={say(formMessages.invalid.email)}
    defaultValue={typed}
  />
)
