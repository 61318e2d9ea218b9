import type { Field } from '@vitrine/common/fields/field'

export interface FieldsProps {
  fields: readonly Field[]
  /** The path that the fields' own paths are relative to. */
  path: string
}
