import { textKind, type FieldBase, type ValueKind } from '../../base.ts'

/** An ISO date, or a date in the owner's words. */
export interface DateField extends FieldBase {
  type: 'date'
}

export const dateKind: ValueKind<DateField> = {
  ...textKind,
  type: 'date',
  placeholder: () => undefined,
  holds: 'choice',
}
