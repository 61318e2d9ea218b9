import { getAt, setAt } from '../portfolio/paths.ts'
import type { FieldBase, FieldKind } from './base.ts'
import type { Field } from './field.ts'

/** Fields that belong together; their paths begin at the object. */
export interface ObjectField extends FieldBase {
  type: 'object'
  fields: readonly Field[]
}

export const objectKind: FieldKind<ObjectField, Field> = {
  accepts: (value, { fields }, inner) => fields.every((field) => inner(field, getAt(value, field.path))),
  sample: (text, { fields }, inner) =>
    fields.reduce((value, field) => setAt(value, field.path, inner(field, text)), {}),
}
