import { notAnArray, type FieldBase, type ValueKind } from '../../base.ts'

/** A list of texts: tags, or lines. */
export interface StringListField extends FieldBase {
  type: 'array:string'
}

/** How many entries a list seems to have. */
const PLACEHOLDERS = 3

export const stringListKind: ValueKind<StringListField> = {
  type: 'array:string',
  own: {},
  accepts: (value) => Array.isArray(value) && value.every((entry) => typeof entry === 'string'),
  problem: notAnArray,
  sample: (text) => [text, text],
  placeholder: (text) => Array.from({ length: PLACEHOLDERS }, () => text),
  holds: 'lines',
}
