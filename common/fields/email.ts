import { textKind, type FieldBase, type ValueKind } from './base.ts'

export interface EmailField extends FieldBase {
  type: 'email'
}

/** The simple pattern of the specification: something, @, something, a dot, something. */
const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

export const emailKind: ValueKind<EmailField> = {
  ...textKind,
  type: 'email',
  placeholder: () => 'you@example.com',
  holds: 'address',
  problem: (value, { label }) => (emailPattern.test(String(value)) ? null : `${label} must be a valid email`),
}
