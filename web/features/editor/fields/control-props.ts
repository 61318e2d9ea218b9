import type { Field } from '@vitrine/common/fields/field'

export interface ControlProps<F extends Field = Field> {
  field: F
  /** Path in the document. */
  path: string
  value: unknown
  onChange: (value: unknown) => void
}

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Strings of a list; anything else that an old document may hold is passed over. */
export const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : []
