import { textKind, type FieldBase, type ValueKind } from '../../base.ts'

/** One line. */
export interface StringField extends FieldBase {
  type: 'string'
}

export const stringKind: ValueKind<StringField> = { ...textKind, type: 'string' }
