import type { FieldBase, ValueKind } from '../../base.ts'

export interface BooleanField extends FieldBase {
  type: 'boolean'
}

export const booleanKind: ValueKind<BooleanField> = {
  type: 'boolean',
  own: {},
  accepts: (value) => typeof value === 'boolean',
  sample: () => true,
  placeholder: () => undefined,
  holds: 'choice',
}
