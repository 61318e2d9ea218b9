import type { FieldBase, FieldKind } from './base.ts'

export interface SelectField extends FieldBase {
  type: 'select'
  options: readonly { value: string; label: string }[]
}

export const selectKind: FieldKind<SelectField> = {
  accepts: (value, { options }) => options.some((option) => option.value === value),
  sample: (text) => text,
}
