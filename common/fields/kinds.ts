import type { FieldKind } from './base.ts'
import { booleanKind } from './boolean.ts'
import { colorKind } from './color.ts'
import { dateKind } from './date.ts'
import { emailKind } from './email.ts'
import type { Field, FieldOf, FieldType } from './field.ts'
import { imageKind } from './image.ts'
import { listKind } from './list.ts'
import { numberKind } from './number.ts'
import { objectKind } from './object.ts'
import { richTextKind } from './rich-text.ts'
import { selectKind } from './select.ts'
import { stringKind } from './string.ts'
import { stringListKind } from './string-list.ts'
import { textFieldKind } from './text.ts'
import { urlKind } from './url.ts'

const kinds: { [T in FieldType]: FieldKind<FieldOf<T>, Field> } = {
  string: stringKind,
  text: textFieldKind,
  richtext: richTextKind,
  email: emailKind,
  url: urlKind,
  image: imageKind,
  number: numberKind,
  boolean: booleanKind,
  date: dateKind,
  color: colorKind,
  select: selectKind,
  'array:string': stringListKind,
  object: objectKind,
  'array:object': listKind,
}

type PlainType = Exclude<FieldType, 'select' | 'object' | 'array:object'>

/** The types whose fields are defined by nothing but what all fields have. */
export const plainTypes = Object.keys(kinds).filter(
  (type): type is PlainType => !['select', 'object', 'array:object'].includes(type),
)

/** The entry of a field's own type. TypeScript cannot follow that the two belong together. */
const kindOf = (field: Field) => kinds[field.type] as FieldKind<Field, Field>

/** Whether a field's control can show a value without losing any of it; a missing value is fine. */
export const accepts = (field: Field, value: unknown): boolean =>
  value === undefined || kindOf(field).accepts(value, field, accepts)

/** A valid value of a field, which carries `text` where its type has room for one. */
export const sampleValue = (field: Field, text: string): unknown => kindOf(field).sample(text, field, sampleValue)

/** What is wrong with a filled value, in the specification's words; null for nothing. */
export const problemOf = (field: Field, value: unknown): string | null => kindOf(field).problem?.(value, field) ?? null
