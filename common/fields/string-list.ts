import { notAnArray, type FieldBase, type FieldKind } from './base.ts'

/** A list of texts: tags, or lines. */
export interface StringListField extends FieldBase {
  type: 'array:string'
}

export const stringListKind: FieldKind<StringListField> = {
  accepts: (value) => Array.isArray(value) && value.every((entry) => typeof entry === 'string'),
  sample: (text) => [text, text],
  problem: notAnArray,
}
