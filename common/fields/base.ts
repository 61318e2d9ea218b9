/** What fields of every type have. */
export interface FieldBase {
  /** Dotted path into the content, or into one item for the fields of a list. */
  path: string
  label: string
  placeholder?: string
  help?: string
  required?: boolean
}

/** What is known of a type of field, besides its control in the editor. */
export interface FieldKind<F extends FieldBase, Inner = never> {
  /** Whether the control can show a value without losing any of it. `inner` asks the same of a nested field. */
  accepts: (value: unknown, field: F, inner: (field: Inner, value: unknown) => boolean) => boolean
  /** A valid value that carries `text` where the type has room for one. `inner` makes the value of a nested field. */
  sample: (text: string, field: F, inner: (field: Inner, text: string) => unknown) => unknown
  /** What is wrong with a filled value, in the words of specification 2, section 5; null for nothing. */
  problem?: (value: unknown, field: F) => string | null
}

/** A type whose value is any text. */
export const textKind = {
  accepts: (value: unknown) => typeof value === 'string',
  sample: (text: string) => text,
}

export const notAnArray = (value: unknown, { label }: FieldBase): string | null =>
  Array.isArray(value) ? null : `${label} must be an array`
