import { textKind, type FieldBase, type ValueKind } from '../../base.ts'

export interface ColorField extends FieldBase {
  type: 'color'
}

export const colorKind: ValueKind<ColorField> = {
  ...textKind,
  type: 'color',
  placeholder: () => undefined,
  holds: 'choice',
}
