import { textKind, type FieldBase, type FieldKind } from './base.ts'

/** Several lines without markup. */
export interface TextField extends FieldBase {
  type: 'text'
}

export const textFieldKind: FieldKind<TextField> = textKind
