import type { FieldBase, ValueKind } from '../../base.ts'

export interface NumberField extends FieldBase {
  type: 'number'
}

export const numberKind: ValueKind<NumberField> = {
  type: 'number',
  own: {},
  accepts: (value) => typeof value === 'number',
  sample: () => 50,
  placeholder: () => undefined,
  holds: 'choice',
}
