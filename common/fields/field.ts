import type { BooleanField } from './boolean.ts'
import type { ColorField } from './color.ts'
import type { DateField } from './date.ts'
import type { EmailField } from './email.ts'
import type { ImageField } from './image.ts'
import type { ListField } from './list.ts'
import type { NumberField } from './number.ts'
import type { ObjectField } from './object.ts'
import type { RichTextField } from './rich-text.ts'
import type { SelectField } from './select.ts'
import type { StringField } from './string.ts'
import type { StringListField } from './string-list.ts'
import type { TextField } from './text.ts'
import type { UrlField } from './url.ts'

/** One field of a template's form (specification 2, section 2). The type decides its control and what is stored. */
export type Field =
  | StringField
  | TextField
  | RichTextField
  | EmailField
  | UrlField
  | ImageField
  | NumberField
  | BooleanField
  | DateField
  | ColorField
  | SelectField
  | StringListField
  | ObjectField
  | ListField

export type FieldType = Field['type']
export type FieldOf<T extends FieldType> = Extract<Field, { type: T }>
