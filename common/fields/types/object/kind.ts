import { isObject } from '../../../portfolio/changes.ts'
import type { ContainerKind, FieldBase } from '../../base.ts'
import type { Field } from '../../field.ts'

/** Fields that belong together; their paths begin at the object. */
export interface ObjectField extends FieldBase {
  type: 'object'
  fields: readonly Field[]
}

export const objectKind: ContainerKind<ObjectField> = {
  type: 'object',
  own: { fields: 'fields' },
  accepts: isObject,
  inside: ({ fields }, value) => [{ index: null, fields, value }],
}
