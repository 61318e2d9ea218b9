import type { Field } from './field.ts'

/** What the control of a field is given. */
export interface ControlProps<F extends Field = Field> {
  field: F
  /** In the document. */
  path: string
  value: unknown
  onChange: (value: unknown) => void
}

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The strings of a list; anything else that an old document may hold is left out. */
export const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : []
