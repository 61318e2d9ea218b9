import { textKind, type FieldBase, type ValueKind } from '../../base.ts'

/** Several lines without markup. */
export interface TextField extends FieldBase {
  type: 'text'
}

export const textFieldKind: ValueKind<TextField> = { ...textKind, type: 'text' }
