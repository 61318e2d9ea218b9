import { textKind, type FieldBase, type FieldKind } from './base.ts'

/** An ISO date, or a date in the owner's words. */
export interface DateField extends FieldBase {
  type: 'date'
}

export const dateKind: FieldKind<DateField> = textKind
