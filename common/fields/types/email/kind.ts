import { textKind, type FieldBase, type ValueKind } from '../../base.ts'

export interface EmailField extends FieldBase {
  type: 'email'
}

/** The simple pattern of the specification: something, @, something, a dot, something. */
/** As the attribute of an input. */
export const EMAIL_PATTERN = String.raw`[^\s@]+@[^\s@]+\.[^\s@]+`
const email = new RegExp(`^${EMAIL_PATTERN}$`)

export const isEmail = (value: string): boolean => email.test(value)

export const emailKind: ValueKind<EmailField> = {
  ...textKind,
  type: 'email',
  placeholder: () => 'you@example.com',
  holds: 'address',
  problem: (value, { label }) => (isEmail(String(value)) ? null : `${label} must be a valid email`),
}
