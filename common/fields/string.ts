import { textKind, type FieldBase, type FieldKind } from './base.ts'

/** One line. */
export interface StringField extends FieldBase {
  type: 'string'
}

export const stringKind: FieldKind<StringField> = textKind
