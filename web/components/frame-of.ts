import type { FieldBase } from '@vitrine/common/fields/base'
import { heard } from '../lib/words/say.ts'

/** What the frame of a control says of its field. */
export const frameOf = ({ label, help, required, placeholder }: FieldBase) => ({
  label: heard(label),
  hint: help && heard(help),
  required,
  placeholder,
})
