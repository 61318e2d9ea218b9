import type { FieldBase, FieldKind } from './base.ts'

export interface BooleanField extends FieldBase {
  type: 'boolean'
}

export const booleanKind: FieldKind<BooleanField> = {
  accepts: (value) => typeof value === 'boolean',
  sample: () => true,
}
