import { EMAIL_PATTERN } from '@vitrine/common/fields/types/email/kind'
import { EMAIL_MAX_LENGTH, formMessages } from '@vitrine/common/forms'
import { useSay } from './say.ts'

/** The address of a visitor. Browsers accept some that the server does not; they say the title with what they find wrong. */
export function EmailInput() {
  const say = useSay()
  return (
    <input
      name="email"
      type="email"
      autoComplete="email"
      required
      maxLength={EMAIL_MAX_LENGTH}
      pattern={EMAIL_PATTERN}
      title={say(formMessages.invalid.email)}
    />
  )
}
