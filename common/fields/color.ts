import { textKind, type FieldBase, type FieldKind } from './base.ts'

export interface ColorField extends FieldBase {
  type: 'color'
}

export const colorKind: FieldKind<ColorField> = textKind
