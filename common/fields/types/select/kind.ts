import { textKind, type FieldBase, type ValueKind } from '../../base.ts'

export interface SelectField extends FieldBase {
  type: 'select'
  options: readonly { value: string; label: string }[]
}

export const selectKind: ValueKind<SelectField> = {
  ...textKind,
  type: 'select',
  own: { options: { listOf: { keys: { value: 'text', label: 'text' } } } },
  accepts: (value, { options }) => options.some((option) => option.value === value),
  placeholder: () => undefined,
  holds: 'choice',
}
