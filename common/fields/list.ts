import { getAt, setAt } from '../portfolio/paths.ts'
import { notAnArray, type FieldBase, type FieldKind } from './base.ts'
import type { Field } from './field.ts'

/** A list of items that the owner adds to, orders and removes from. The paths of its fields begin at an item. */
export interface ListField extends FieldBase {
  type: 'array:object'
  /** One item, as in “Add project”. */
  itemLabel: string
  /** The field of an item that names it in the collapsed list. */
  titleField: string
  fields: readonly Field[]
}

export const listKind: FieldKind<ListField, Field> = {
  accepts: (value, { fields }, inner) =>
    Array.isArray(value) && value.every((item) => fields.every((field) => inner(field, getAt(item, field.path)))),
  sample: (text, { fields }, inner) => {
    const item = fields.reduce((value, field) => setAt(value, field.path, inner(field, text)), {})
    return [item, item]
  },
  problem: notAnArray,
}
