import type { FieldBase, FieldKind } from './base.ts'

export interface NumberField extends FieldBase {
  type: 'number'
}

export const numberKind: FieldKind<NumberField> = {
  accepts: (value) => typeof value === 'number',
  sample: () => 50,
}
